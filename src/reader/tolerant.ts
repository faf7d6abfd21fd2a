/**
 * An object or array as a tolerant reader accepts it: a union of known values includes any other value, and an optional
 * field may be null, at any depth.
 */
export type Tolerant<T extends object | null | undefined> = {
  [Name in keyof T]:
    TolerantValue<T[Name]> | (T extends readonly unknown[] ? never : {} extends Pick<T, Name> ? null : never)
}

/** A value of any type as a tolerant reader accepts it; a single known string has no alternative and stays. */
export type TolerantValue<T, Known = NonNullable<T>> = T extends object | null | undefined
  ? Tolerant<T>
  : T extends number
    ? number
    : T extends string
      ? [Known] extends [T]
        ? T
        : T | (string & {})
      : T

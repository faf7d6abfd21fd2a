/**
 * The type of an object or array that a tolerant reader accepts. At any depth, a union of known values includes any
 * other value, and an optional field may be null.
 */
export type Tolerant<T extends object | null | undefined> = {
  [Name in keyof T]:
    TolerantValue<T[Name]> | (T extends readonly unknown[] ? never : {} extends Pick<T, Name> ? null : never)
}

/** The type of any value that a tolerant reader accepts. A type with only one allowed string stays the same. */
export type TolerantValue<T, Known = NonNullable<T>> = T extends object | null | undefined
  ? Tolerant<T>
  : T extends number
    ? number
    : T extends string
      ? [Known] extends [T]
        ? T
        : T | (string & {})
      : T

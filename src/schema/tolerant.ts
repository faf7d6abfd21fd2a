type IsUnion<T, Whole = T> = T extends unknown ? ([Whole] extends [T] ? false : true) : never

/** A union of known values with room for any other; a single known value stays as it is. */
type Open<T> = [T] extends [string]
  ? string extends T
    ? T
    : true extends IsUnion<T>
      ? T | (string & {})
      : T
  : [T] extends [number]
    ? number
    : T

/** What a tolerant reader answers: unions of known values take any other, and an optional field may be null. */
export type Tolerant<T> = Absent<T> | Present<Exclude<T, null | undefined>>

type Absent<T> = Extract<T, null | undefined>

type Present<T> = [T] extends [readonly (infer Item)[]]
  ? Tolerant<Item>[]
  : [T] extends [string | number | boolean]
    ? Open<T>
    : T extends object
      ? TolerantObject<T>
      : T

type TolerantObject<T> = T extends readonly (infer Item)[]
  ? Tolerant<Item>[]
  : { [Name in keyof T]: {} extends Pick<T, Name> ? Tolerant<T[Name]> | null : Tolerant<T[Name]> }

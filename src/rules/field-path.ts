/** The name of a field of T, dotted where it is nested in an object: `request.pingCount`. */
export type FieldPath<T> = { [Name in keyof T & string]: Name | PathsIn<T[Name], Name> }[keyof T &
  string]

/** The paths below a field, if it is always an object whose fields are described. */
export type PathsIn<Value, Name extends string> = [Extract<Value, readonly unknown[]>] extends [
  never,
]
  ? PathsInObject<NonNullable<Value>, Name>
  : never

/** The paths in an object whose fields are described. */
export type PathsInObject<Value, Name extends string> = Value extends object
  ? string extends keyof Value
    ? never
    : `${Name}.${FieldPath<Value>}`
  : never

/**
 * What a rule sees of a value of type T: the fields that it reads, in which the required ones are
 * present. A rule that names no fields sees all of them, unchecked, because it always runs.
 */
export type Seen<T, Required extends string, IfPresent extends string> = [
  Required | IfPresent,
] extends [never]
  ? { readonly [Name in keyof T]?: unknown }
  : Present<T, Required> & Optional<T, IfPresent>

/** The fields at these paths, which are present and not null. */
export type Present<T, Path extends string> = {
  readonly [Name in FirstStep<Path> & keyof T]-?: Name extends Path
    ? NonNullable<T[Name]>
    : Present<NonNullable<T[Name]>, RestOf<Path, Name & string>>
}

/** The fields at these paths, which are not null if they are present. */
export type Optional<T, Path extends string> = {
  readonly [Name in FirstStep<Path> & keyof T]?:
    | (Name extends Path
        ? NonNullable<T[Name]>
        : Optional<NonNullable<T[Name]>, RestOf<Path, Name & string>>)
    | undefined
}

/** The first name of a path. */
export type FirstStep<Path extends string> = Path extends `${infer Name}.${string}` ? Name : Path

/** The path without its first name. */
export type RestOf<Path extends string, Name extends string> = Path extends `${Name}.${infer Rest}`
  ? Rest
  : never

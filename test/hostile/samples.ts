// The form of sample calls, and functions that create them.
/** Arguments for calls of one function. */
export interface Samples {
  readonly of: readonly (readonly unknown[])[]
  /** Converts a result that is not data. */
  readonly use?: (result: unknown) => unknown
}

/** Returns one call for each list of arguments. */
export const calls = (...of: readonly (readonly unknown[])[]): Samples => ({ of })

/** Returns one call for each argument. */
export const each = (...values: readonly unknown[]): Samples => ({ of: values.map((value) => [value]) })

/** The samples of functions, by path. */
export type Rows = Readonly<Record<string, Samples>>

/** Merges the rows of several names into one object. */
export const inOne = <Name>(names: readonly Name[], rows: (name: Name) => Rows): Rows =>
  Object.fromEntries(names.flatMap((name) => Object.entries(rows(name))))

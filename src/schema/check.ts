/** A function that Ajv compiled from a document. */
export interface Check {
  (this: CheckLimit, record: unknown, options: CheckOptions): boolean
  errors?: readonly CheckError[] | null
}

/** After `maxErrors` items with an error, a list is checked no further. */
export interface CheckLimit {
  readonly maxErrors: number
  /** Returns whether an item has an error that no option makes a warning. Its errors begin at the index `from`. */
  readonly hasError: (errors: readonly CheckError[], from: number) => boolean
}

/** The parameter of Ajv's code. All properties are set, so that those of a polluted prototype are not read. */
export interface CheckOptions {
  readonly instancePath: string
  readonly parentData: undefined
  readonly parentDataProperty: undefined
  readonly rootData: unknown
}

/** An error in the form of Ajv. */
export interface CheckError {
  readonly instancePath: string
  readonly schemaPath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}

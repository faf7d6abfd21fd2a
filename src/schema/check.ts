/** A function that Ajv compiled from a document. It is called with `CheckContext` as `this`. */
export interface Check {
  (this: CheckContext, record: unknown, options: CheckOptions): boolean
  errors?: readonly CheckError[] | null
}

export interface CheckContext {
  /** After this number of invalid items, further items of a list are not checked. */
  readonly maxErrors: number
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

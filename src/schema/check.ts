/** A function that Ajv compiled from a document. After `maxErrors` invalid items, it checks no more of a list. */
export interface Check {
  (this: { readonly maxErrors: number }, record: unknown, options: CheckOptions): boolean
  errors?: readonly CheckError[] | null
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

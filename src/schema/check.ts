/** A function that Ajv compiled from a document. */
export interface Check {
  (this: CheckLimit, record: unknown): boolean
  errors?: readonly CheckError[] | null
}

/** After `maxErrors` items with an error, a list is checked no further. */
export interface CheckLimit {
  readonly maxErrors: number
}

/** An error in the form of Ajv. */
export interface CheckError {
  readonly instancePath: string
  readonly schemaPath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}

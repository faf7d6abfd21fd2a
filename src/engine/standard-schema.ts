import type { Issue } from '../issues/issue.ts'

/** Standard Schema and Standard JSON Schema, version 1, as `@standard-schema/spec` declares them. */
export interface StandardProps<Input, Output> {
  readonly version: 1
  readonly vendor: string
  /** The types of the values, for the compiler only. */
  readonly types?: { readonly input: Input; readonly output: Output } | undefined
  /** Validates a value, with the default options of the contract. */
  readonly validate: (value: unknown, options?: StandardOptions) => StandardResult<Output>
  /** The schema without references, in one of the drafts. Throws RangeError for another target. */
  readonly jsonSchema: {
    readonly input: (options: StandardJsonSchemaOptions) => Record<string, unknown>
    readonly output: (options: StandardJsonSchemaOptions) => Record<string, unknown>
  }
}

/** The result of a Standard Schema validation: the value or the issues. Each issue also has its `code` and `params`. */
export type StandardResult<Output> =
  { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly [Issue, ...Issue[]] }

/** Options that a library passes on to a vendor; this package has none. */
export interface StandardOptions {
  readonly libraryOptions?: Record<string, unknown> | undefined
}

/** Options of a conversion to JSON Schema. */
export interface StandardJsonSchemaOptions extends StandardOptions {
  /** The draft of the JSON Schema: `'draft-2020-12'` or `'draft-07'`. */
  readonly target: 'draft-2020-12' | 'draft-07' | 'openapi-3.0' | ({} & string)
}

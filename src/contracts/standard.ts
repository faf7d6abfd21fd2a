/** What the answer of `validate` is: without issues where there is a value. */
type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | {
      readonly issues: readonly {
        readonly message: string
        readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
      }[]
    }

/** What a caller may tell besides, if both sides know it. */
interface StandardOptions {
  readonly libraryOptions?: Record<string, unknown> | undefined
}

interface JsonSchemaOptions extends StandardOptions {
  readonly target: 'draft-2020-12' | 'draft-07' | 'openapi-3.0' | ({} & string)
}

/** Standard Schema and Standard JSON Schema, version 1, as `@standard-schema/spec` types them. */
export interface Standard<Input, Output> {
  readonly version: 1
  readonly vendor: string
  /** For the compiler alone. */
  readonly types?: { readonly input: Input; readonly output: Output } | undefined
  readonly validate: (
    value: unknown,
    options?: StandardOptions,
  ) => StandardResult<Output> | Promise<StandardResult<Output>>
  /** The schema without references, in one of the drafts. Throws RangeError for another target. */
  readonly jsonSchema: {
    readonly input: (options: JsonSchemaOptions) => Record<string, unknown>
    readonly output: (options: JsonSchemaOptions) => Record<string, unknown>
  }
}

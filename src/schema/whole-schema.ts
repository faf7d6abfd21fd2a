import type { JsonSchema } from './json-schema.ts'

/** A contract of bodies, as far as it tells what it describes. */
export interface Describing {
  readonly '~standard': { readonly jsonSchema: { readonly output: (options: { readonly target: 'draft-2020-12' }) => object } }
}

/** The document of a contract of bodies without references. */
export const wholeSchema = ({ '~standard': { jsonSchema } }: Describing): JsonSchema => jsonSchema.output({ target: 'draft-2020-12' })

import type { JsonSchema } from './json-schema.ts'
import { deepOwnProperties } from './own-properties.ts'

/** A contract, as far as it tells what it describes. */
export interface Describing {
  readonly '~standard': {
    readonly jsonSchema: { readonly output: (options: { readonly target: 'draft-2020-12' }) => object }
  }
}

/**
 * The document of a contract without references, in objects without a prototype. One of parameters names those that
 * have a default as required besides.
 */
export const wholeSchema = ({ '~standard': { jsonSchema } }: Describing): JsonSchema =>
  deepOwnProperties(jsonSchema.output({ target: 'draft-2020-12' }))

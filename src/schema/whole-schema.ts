import type { JsonSchema } from './json-schema.ts'
import { deepOwnProperties, ownProperties } from '../values/own-properties.ts'

/**
 * Returns the JSON Schema of a contract's output, without references.
 *
 * In the schema of a parameters contract, a parameter with a default is required. The objects have no prototype.
 */
export const wholeSchema = ({ '~standard': { jsonSchema } }: Describing): JsonSchema =>
  deepOwnProperties(jsonSchema.output({ target: 'draft-2020-12' }))

export interface Describing {
  readonly '~standard': {
    readonly jsonSchema: { readonly output: (options: { readonly target: 'draft-2020-12' }) => object }
  }
}

export interface DescribingParameters extends Describing {
  readonly schema: JsonSchema
}

/** Returns the schema of parsed parameters, without references. Here, a parameter with a default is optional. */
export function parameterSchema(contract: DescribingParameters): JsonSchema {
  const { required: _required, ...whole } = wholeSchema(contract)
  const { required } = ownProperties(contract.schema)
  return deepOwnProperties({ ...whole, ...(required && { required }) })
}

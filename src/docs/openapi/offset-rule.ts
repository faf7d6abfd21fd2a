import type { JsonSchema } from '../../index.ts'
import { greatestIn, implicationsOf } from '../../schema/value-table.ts'
import { ownProperties } from '../../values/own-properties.ts'
import { offsetTable as table } from '../reference.js'

/**
 * Adds the rule about `frequencyOffset` to a schema of the OpenAPI document, if it is a body with both fields. In a
 * request, an offset above the maximum of every frequency is always an error.
 *
 * The rule is in `dependentSchemas`. Renderers and generators drop the fields of a schema with `allOf` beside
 * `properties`, but ignore `dependentSchemas`.
 */
export function withOffsetRule(schema: JsonSchema, direction: 'request' | 'response'): SchemaWithOffsetRule {
  const { [table.by]: frequency, frequencyOffset } = ownProperties(schema.properties ?? {})
  if (frequency === undefined || frequencyOffset === undefined) return schema
  const limited = { ...frequencyOffset, maximum: Math.max(...table.rows.map(greatestIn)) }
  return {
    ...schema,
    ...(direction === 'request' && { properties: { ...schema.properties, frequencyOffset: limited } }),
    dependentSchemas: { frequencyOffset: { allOf: implicationsOf('frequencyOffset', table).map(open) } },
  }
}

/** A condition on a field, and the schema that applies where the condition is true. */
export interface Implication {
  readonly if: {
    readonly properties: { readonly [name: string]: { readonly const: number } }
    readonly required: readonly string[]
  }
  readonly then: JsonSchema
}

/** A condition of the offset rule in which `additionalProperties` is true. */
export interface OpenImplication {
  readonly if: Implication['if'] & { readonly additionalProperties: true }
  readonly then: JsonSchema & { readonly additionalProperties: true }
}

/** A schema with the offset rule, which applies if the offset is present. */
export interface SchemaWithOffsetRule extends JsonSchema {
  readonly dependentSchemas?: { readonly frequencyOffset: { readonly allOf: readonly OpenImplication[] } }
}

/** Allows further properties in a condition. Linters that validate examples reject them by default. */
const open = ({ if: condition, then }: Implication): OpenImplication => ({
  if: { ...condition, additionalProperties: true },
  then: { ...then, additionalProperties: true },
})

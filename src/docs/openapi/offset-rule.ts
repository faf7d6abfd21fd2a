import type { JsonSchema } from '../../index.ts'
import { greatestIn, implicationsOf } from '../../schema/value-table.ts'
import { offsetTable as table } from '../reference.js'

/**
 * Adds the rule about `frequencyOffset` to a schema of the OpenAPI document, if it is a body with both fields.
 *
 * The rule is in `dependentSchemas`. Renderers and generators drop the fields of a schema with `allOf` beside
 * `properties`, but ignore `dependentSchemas`.
 */
export const withOffsetRule = (schema: JsonSchema): SchemaWithOffsetRule =>
  appliesTo(schema)
    ? {
        ...schema,
        dependentSchemas: { frequencyOffset: { allOf: implicationsOf('frequencyOffset', table).map(open) } },
      }
    : schema

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

const appliesTo = ({ properties = {} }: JsonSchema): boolean =>
  Object.hasOwn(properties, table.by) && Object.hasOwn(properties, 'frequencyOffset')

/**
 * Adds the offset rule to the schema of a request. An offset above the maximum of every frequency is always an error.
 */
export function withOffsetRuleOfRequest(schema: JsonSchema): SchemaWithOffsetRule {
  const { properties = {} } = schema
  return appliesTo(schema)
    ? withOffsetRule({
        ...schema,
        properties: {
          ...properties,
          frequencyOffset: { ...properties['frequencyOffset'], maximum: Math.max(...table.rows.map(greatestIn)) },
        },
      })
    : schema
}

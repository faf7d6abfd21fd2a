import type { JsonSchema } from '../../index.ts'
import { greatestIn, implicationsOf } from '../../schema/value-table.ts'
import { ownProperties } from '../../values/own-properties.ts'
import { offsetTable as table } from '../reference.js'

/**
 * Adds the rule about `frequencyOffset` to a schema that has `frequency` and `frequencyOffset`. In a request, an offset
 * above the maximum of every frequency is an error even without a frequency.
 *
 * The rule is in `dependentSchemas`, which renderers and code generators ignore. With an `allOf` beside `properties`,
 * some of them would drop the fields.
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

/** A condition on a field, and the schema that applies if the condition is true. */
export interface Implication {
  readonly if: {
    readonly properties: { readonly [name: string]: { readonly const: number } }
    readonly required: readonly string[]
  }
  readonly then: JsonSchema
}

/** An `Implication` with `additionalProperties: true` in both schemas. */
export interface OpenImplication {
  readonly if: Implication['if'] & { readonly additionalProperties: true }
  readonly then: JsonSchema & { readonly additionalProperties: true }
}

/** A schema that may have the rule about `frequencyOffset`, which applies only if `frequencyOffset` is present. */
export interface SchemaWithOffsetRule extends JsonSchema {
  readonly dependentSchemas?: { readonly frequencyOffset: { readonly allOf: readonly OpenImplication[] } }
}

/** Allows other properties in both schemas, because linters that validate examples reject them by default. */
const open = ({ if: condition, then }: Implication): OpenImplication => ({
  if: { ...condition, additionalProperties: true },
  then: { ...then, additionalProperties: true },
})

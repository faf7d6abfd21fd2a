import { frequencies, frequencyOffsetRange, icmpMonitorUpdate, type JsonSchema } from '../../index.ts'

/**
 * Returns a JSON Schema document for validators without this package: the values of `frequencyOffset` that each
 * `frequency` allows. The two fields have the same schemas as in an update.
 */
export const frequencyOffsetSchema = (): JsonSchema & FrequencyOffsetRule => {
  const { properties = {} } = icmpMonitorUpdate.schema
  const { frequency = {}, frequencyOffset = {} } = properties
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: new URL('frequency-offset.schema.json', icmpMonitorUpdate.id).href,
    title: 'FrequencyOffset',
    description:
      'Allowed values of `frequencyOffset` for each `frequency`. Accepts an object that lacks one of the two.',
    type: 'object',
    properties: { frequency, frequencyOffset },
    ...frequencyOffsetRule(),
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

/** The offset rule as a schema, with one condition for each frequency. */
export interface FrequencyOffsetRule {
  readonly allOf: readonly Implication[]
}

const allowedAt = (frequency: (typeof frequencies)[number]): JsonSchema => {
  const range = frequencyOffsetRange(frequency)
  return range.kind === 'values'
    ? { enum: range.values }
    : { type: 'integer', minimum: range.minimum, maximum: range.maximum }
}

/** Returns the offset rule as a schema that does not define its fields. */
export const frequencyOffsetRule = (): FrequencyOffsetRule => ({
  allOf: frequencies.map((value) => ({
    if: { properties: { frequency: { const: value } }, required: ['frequency'] },
    then: { properties: { frequencyOffset: allowedAt(value) } },
  })),
})

/** Returns the greatest offset that any frequency allows. */
export const largestFrequencyOffset = (): number =>
  Math.max(
    ...frequencies.flatMap((frequency) => {
      const range = frequencyOffsetRange(frequency)
      return range.kind === 'values' ? range.values : range.maximum
    }),
  )

import { frequencies, frequencyOffsetRange, icmpMonitorUpdate, type JsonSchema } from '../../index.ts'

/** A condition on the value of a field, and what follows from it. */
export interface Implication {
  readonly if: {
    readonly properties: { readonly [name: string]: { readonly const: number } }
    readonly required: readonly string[]
  }
  readonly then: JsonSchema
}

/** The rule between frequency and its offset, as a schema with one condition per frequency. */
export interface FrequencyOffsetSchema extends JsonSchema {
  readonly allOf: readonly Implication[]
}

const allowedAt = (frequency: (typeof frequencies)[number]): JsonSchema => {
  const range = frequencyOffsetRange(frequency)
  return range.kind === 'values'
    ? { enum: range.values }
    : { type: 'integer', minimum: range.minimum, maximum: range.maximum }
}

/**
 * The rule about `frequencyOffset` as a JSON Schema document, for validators that know no rules of ours; both fields
 * are as in an update.
 */
export const frequencyOffsetSchema = (
  { properties = {} }: JsonSchema = icmpMonitorUpdate.schema,
): FrequencyOffsetSchema => {
  const { frequency = {}, frequencyOffset = {} } = properties
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: new URL('frequency-offset.schema.json', icmpMonitorUpdate.id).href,
    title: 'FrequencyOffset',
    description:
      'What `frequencyOffset` may be for each `frequency`. It says nothing where one of the two is left out.',
    type: 'object',
    properties: { frequency, frequencyOffset },
    allOf: frequencies.map((value) => ({
      if: { properties: { frequency: { const: value } }, required: ['frequency'] },
      then: { properties: { frequencyOffset: allowedAt(value) } },
    })),
  }
}

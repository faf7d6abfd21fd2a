import { frequencyOffsetRange } from '../../domain/frequency-offset-range.ts'
import { frequencies } from '../../generated/facts.ts'
import { icmpMonitorFieldsSchema } from '../../generated/schemas/icmp-monitor-fields.ts'
import type { JsonSchema } from '../../schema/json-schema.ts'

/** A condition on the value of a field, and what follows from it. */
interface Implication {
  readonly if: { readonly properties: { readonly [name: string]: { readonly const: number } }; readonly required: readonly string[] }
  readonly then: JsonSchema
}

export interface FrequencyOffsetSchema extends JsonSchema {
  readonly allOf: readonly Implication[]
}

const fields = icmpMonitorFieldsSchema.$id

const allowedAt = (frequency: (typeof frequencies)[number]): JsonSchema => {
  const range = frequencyOffsetRange(frequency)
  return range.kind === 'values' ? { enum: range.values } : { type: 'integer', minimum: range.minimum, maximum: range.maximum }
}

/** The rule about `frequencyOffset` as a JSON Schema document, for validators that know no rules of ours. */
export const frequencyOffsetSchema = (): FrequencyOffsetSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: new URL('frequency-offset.schema.json', fields).href,
  title: 'FrequencyOffset',
  description: 'What `frequencyOffset` may be for each `frequency`. It says nothing where one of the two is left out.',
  type: 'object',
  properties: {
    frequency: { $ref: `${fields}#/$defs/frequency` },
    frequencyOffset: { $ref: `${fields}#/$defs/frequencyOffset` },
  },
  allOf: frequencies.map((frequency) => ({
    if: { properties: { frequency: { const: frequency } }, required: ['frequency'] },
    then: { properties: { frequencyOffset: allowedAt(frequency) } },
  })),
})

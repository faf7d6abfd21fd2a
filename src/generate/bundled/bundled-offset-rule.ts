import { frequencyOffsetRange } from '../../domain/frequency-offset-range.ts'
import { frequencies, leastFrequencyOffset } from '../../generated/facts.ts'
import { alternatives } from '../../schema/alternatives.ts'
import { type BundledSchema, type Condition, whenPresent } from './bundled-schema.ts'

/**
 * Adds the offset rule to the bundled schema of a monitor: one condition for each frequency, with annotations.
 *
 * In a response, the rule is silent if the frequency is missing.
 */
export function withOffsetRule(monitor: BundledSchema, direction: 'update' | 'response'): BundledSchema {
  const { frequency, frequencyOffset } = monitor.properties ?? {}
  if (frequency?.enum === undefined || frequencyOffset === undefined)
    throw new Error('The rule lacks one of its fields')
  const properties = {
    ...monitor.properties,
    frequency: {
      ...frequency,
      enumDescriptions: frequencies.map((value) => `${frequencyInWords(value)}; offset ${offsetsInWords(value)}`),
    },
    frequencyOffset: {
      ...frequencyOffset,
      markdownDescription: `${frequencyOffset.markdownDescription ?? ''}\n\n${offsetTable}`,
      // Editors insert this value. The service description has no default; the minimum is allowed for the default
      // frequency.
      default: leastFrequencyOffset,
    },
  }
  const conditions = direction === 'update' ? [...atEachFrequency, withoutFrequency] : atEachFrequency
  return whenPresent({ ...monitor, properties }, 'frequencyOffset', { allOf: conditions })
}

/** Returns the offsets of a frequency in words: `1 to 50`. */
export function offsetsInWords(frequency: number): string {
  const range = frequencyOffsetRange(frequency)
  return range.kind === 'values' ? `${alternatives(range.values)} (seconds)` : `${range.minimum} to ${range.maximum}`
}

/** The greatest offset that any frequency allows. */
const greatestOffset = Math.max(
  ...frequencies.map((frequency) => {
    const range = frequencyOffsetRange(frequency)
    return range.kind === 'values' ? Math.max(...range.values) : range.maximum
  }),
)

function allowedAt(frequency: number): BundledSchema {
  const range = frequencyOffsetRange(frequency)
  return range.kind === 'values'
    ? { enum: range.values }
    : { type: 'integer', minimum: range.minimum, maximum: range.maximum }
}

const frequencyInWords = (frequency: number): string =>
  frequency === 0
    ? 'sub-minute runs, stated for API and TCP checks only'
    : `${frequency} ${frequency === 1 ? 'minute' : 'minutes'}`

/** The offsets of each frequency, as a Markdown table. */
const offsetTable = [
  '| `frequency` | `frequencyOffset` |',
  '| --- | --- |',
  ...frequencies.map((frequency) => `| ${frequency} | ${offsetsInWords(frequency)} |`),
].join('\n')

const atEachFrequency: readonly Condition[] = frequencies.map((frequency) => ({
  if: { properties: { frequency: { const: frequency } }, required: ['frequency'] },
  then: { properties: { frequencyOffset: allowedAt(frequency) } },
}))

/** The condition if an update omits the frequency: the offset must not exceed the greatest one of all frequencies. */
const withoutFrequency: Condition = {
  if: { not: { required: ['frequency'] } },
  then: { properties: { frequencyOffset: { type: 'integer', maximum: greatestOffset } } },
}

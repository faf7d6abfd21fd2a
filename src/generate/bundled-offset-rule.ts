import { frequencyOffsetRange } from '../domain/frequency-offset-range.ts'
import { frequencies, leastFrequencyOffset } from '../generated/facts.ts'
import { alternatives } from '../schema/alternatives.ts'
import { type BundledSchema, type Condition, whenPresent } from './bundled-schema.ts'

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

/** The offsets of a frequency as a person says them: `1 to 50`. */
export function offsetsInWords(frequency: number): string {
  const range = frequencyOffsetRange(frequency)
  return range.kind === 'values' ? `${alternatives(range.values)} (seconds)` : `${range.minimum} to ${range.maximum}`
}

const frequencyInWords = (frequency: number): string =>
  frequency === 0
    ? 'sub-minute runs, stated for API and TCP checks only'
    : `${frequency} ${frequency === 1 ? 'minute' : 'minutes'}`

/** The offsets of each frequency as a table in Markdown. */
const offsetTable = [
  '| `frequency` | `frequencyOffset` |',
  '| --- | --- |',
  ...frequencies.map((frequency) => `| ${frequency} | ${offsetsInWords(frequency)} |`),
].join('\n')

const atEachFrequency: readonly Condition[] = frequencies.map((frequency) => ({
  if: { properties: { frequency: { const: frequency } }, required: ['frequency'] },
  then: { properties: { frequencyOffset: allowedAt(frequency) } },
}))

/** An update may omit the frequency; no frequency allows an offset above the greatest one. */
const withoutFrequency: Condition = {
  if: { not: { required: ['frequency'] } },
  then: { properties: { frequencyOffset: { type: 'integer', maximum: greatestOffset } } },
}

/**
 * Adds the rule about `frequencyOffset` to the schema of a monitor, one condition per frequency, and what editors show
 * of it. In a response the rule is silent where the frequency is missing.
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
      // Editors insert a default. The service description has none, and this one is allowed at the default frequency.
      default: leastFrequencyOffset,
    },
  }
  const conditions = direction === 'update' ? [...atEachFrequency, withoutFrequency] : atEachFrequency
  return whenPresent({ ...monitor, properties }, 'frequencyOffset', { allOf: conditions })
}

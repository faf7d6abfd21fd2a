import {
  frequencyOffsetRange,
  offsetSchema,
  widestFrequency,
  type FrequencyOffsetRange,
} from '../../domain/frequency-offset-range.ts'
import { frequencies } from '../../generated/facts.ts'
import { alternatives } from '../../schema/in-words.ts'
import { documentOf } from '../documents.ts'
import { bannerText } from '../names.ts'
import type { EditorSchema } from './editor-schema.ts'

const rows = frequencies.map((frequency) => ({ frequency, range: frequencyOffsetRange(frequency) }))

const rangeInWords = (range: FrequencyOffsetRange): string =>
  range.kind === 'values'
    ? `${alternatives(range.values)} (seconds)`
    : `${range.minimum} to ${range.maximum}`

const withoutFrequency = {
  if: { not: { required: ['frequency'] } },
  then: { properties: { frequencyOffset: offsetSchema(widestFrequency) } },
}

/** The rule: a condition for each frequency, and one for an object without a frequency. */
const conditions = [
  ...frequencies.map((frequency) => ({
    if: { properties: { frequency: { const: frequency } }, required: ['frequency'] },
    then: { properties: { frequencyOffset: offsetSchema(frequency) } },
  })),
  withoutFrequency,
]

const table = [
  '| `frequency` | `frequencyOffset` |',
  '| --- | --- |',
  ...rows.map(({ frequency, range }) => `| ${frequency} | ${rangeInWords(range)} |`),
].join('\n')

/** Returns the meaning of a frequency, for editors. */
const meaning = ({ frequency, range }: (typeof rows)[number]): string => {
  const runs =
    frequency === 0 ? 'sub-minute runs, stated for API and TCP checks only' : `${frequency} min`
  return `${runs}; frequencyOffset ${rangeInWords(range)}`
}

/**
 * Adds the rule about `frequencyOffset` to the schema of a monitor: conditions, and texts for
 * editors.
 *
 * The conditions are in `dependencies`, because type generators turn an `allOf` beside `properties`
 * into an intersection type.
 */
export function withOffsetRule(schema: EditorSchema): EditorSchema {
  const { frequency, frequencyOffset } = schema.properties ?? {}
  if (frequency === undefined || frequencyOffset === undefined) return schema
  return {
    ...schema,
    properties: {
      ...schema.properties,
      frequency: { ...frequency, enumDescriptions: rows.map(meaning) },
      frequencyOffset: {
        ...frequencyOffset,
        markdownDescription: `${frequencyOffset.markdownDescription ?? ''}\n\n${table}`,
      },
    },
    dependencies: { frequencyOffset: { allOf: conditions } },
  }
}

/**
 * Returns a schema document with only the rule, for validators that load the documents of
 * `schemas/`.
 */
export function offsetDocument() {
  const { $schema = '', $id, properties = {} } = documentOf('icmpMonitorUpdate')
  return {
    $schema,
    $id: new URL('frequency-offset.schema.json', $id).href,
    $comment: bannerText('schemas/ and src/rules/'),
    title: 'FrequencyOffset',
    description:
      'Allowed values of `frequencyOffset` for each `frequency`. Without a frequency, an offset ' +
      'that some frequency allows.',
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(properties).filter(([name]) => /^frequency(Offset)?$/.test(name)),
    ),
    allOf: conditions,
  }
}

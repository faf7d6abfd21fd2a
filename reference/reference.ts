import type { Paragraph, RootContent } from 'mdast'
import { manifest } from '../src/contracts/manifest.ts'
import { authentication } from '../src/docs/examples.ts'
import { frequencies, frequencyOffsetRange, icmpMonitorUpdate, type FrequencyOffsetRange } from '../src/index.ts'
import { codeEntries, type CodeEntry } from './codes.ts'
import { fieldTable } from './field-table.ts'
import type { Field } from './fields.ts'
import { anchor, code, codes, heading, list, paragraph, prose, table, text } from './nodes.ts'
import { openPoints, readings, type OpenPoint } from './open-points.ts'
import { operationsOf, type Operation } from './operations.ts'
import { resourceOf, type Resource } from './resources.ts'

/** The content of the reference. Backticks in its texts mark code. */
export interface Content {
  readonly operations: readonly Operation[]
  readonly resources: readonly Resource[]
  readonly offsets: readonly OffsetRow[]
  readonly codes: readonly CodeEntry[]
  readonly readings: readonly OpenPoint[]
  readonly openPoints: readonly OpenPoint[]
}

/** The allowed offsets of one frequency. */
export interface OffsetRow {
  readonly frequency: number
  readonly range: FrequencyOffsetRange
}

/** Collects the content of the reference. */
export const contentOf = (): Content => ({
  operations: operationsOf(manifest),
  resources: manifest.map(resourceOf),
  offsets: frequencies.map((frequency) => ({ frequency, range: frequencyOffsetRange(frequency) })),
  codes: codeEntries(),
  readings,
  openPoints,
})

/** A part of the reference with a heading: a chapter, which may have sections, or a section. */
export interface Part {
  readonly title: string
  readonly anchor: string
  readonly nodes: readonly RootContent[]
  readonly sections?: readonly Part[]
}

/** Returns the chapters of the reference as Markdown nodes. */
export const chaptersOf = (content: Content): readonly Part[] => [
  {
    title: 'Operations',
    anchor: 'operations',
    nodes: [
      words(authentication),
      words(
        'The service description specifies neither status codes nor error bodies. The examples assume `200` for ' +
          'success, and `422` with problem details (RFC 9457) for an invalid request.',
      ),
    ],
    sections: content.operations.map(operationPart),
  },
  { title: 'Fields', anchor: 'fields', nodes: [], sections: content.resources.map(resourcePart) },
  {
    title: 'Offsets by frequency',
    anchor: 'offsets',
    nodes: [
      words('Allowed values of `frequencyOffset` for each `frequency`, as `frequencyOffsetRange` returns them.'),
      table(
        ['Frequency, min', 'Offset', 'Effect'],
        content.offsets.map((row) => offsetCells(row).map(prose)),
      ),
      words(
        'Without a frequency, an offset above 600 is an error, because no frequency allows it. Validators in any ' +
          'language get the rule from `schemas/frequency-offset.schema.json`, together with the schema of a body: ' +
          `\`${JSON.stringify(updateWithOffsetRule)}\`.`,
      ),
    ],
  },
  { title: 'Issue codes', anchor: 'codes', nodes: [], sections: content.codes.map(codePart) },
  {
    title: 'Our readings',
    anchor: 'readings',
    nodes: [
      words('The service description is ambiguous here. The contracts follow these readings.'),
      pointList(content.readings),
    ],
  },
  { title: 'Not specified', anchor: 'open', nodes: [pointList(content.openPoints)] },
]

const words = (value: string): Paragraph => paragraph(...prose(value))

const pointList = (points: readonly OpenPoint[]): RootContent =>
  list(points.map(([about, statement]) => [words(`${about}: ${statement}`)]))

const updateWithOffsetRule = {
  allOf: [{ $ref: icmpMonitorUpdate.id }, { $ref: new URL('frequency-offset.schema.json', icmpMonitorUpdate.id).href }],
}

const offsetCells = ({ frequency, range }: OffsetRow): readonly string[] =>
  range.kind === 'values'
    ? [`${frequency}`, range.values.join(', '), 'a run every that many seconds']
    : [`${frequency}`, `${range.minimum} to ${range.maximum}`, 'spreads the runs']

const operationPart = (operation: Operation): Part => ({
  title: operation.title,
  anchor: operation.anchor,
  nodes: [
    paragraph(code(`${operation.method} ${operation.path}`)),
    words(operation.description),
    ...fieldTable('Parameter', operation.parameters),
    words(operation.body),
    words(operation.response),
    ...operation.examples.flatMap(({ caption, lang, source }): RootContent[] => [
      words(caption),
      { type: 'code', lang, value: source },
    ]),
  ],
})

/** Returns a resource with its fields in tables, one for each object. */
function resourcePart({ title, anchor: scope, descriptions, fields }: Resource): Part {
  const objects = new Map<string, Field[]>()
  for (const field of fields) {
    const path = field.path.slice(0, Math.max(field.path.lastIndexOf('.'), 0))
    objects.set(path, [...(objects.get(path) ?? []), field])
  }
  return {
    title,
    anchor: scope,
    nodes: [
      ...descriptions.map(words),
      ...Array.from(objects).flatMap(([path, inside]) => [
        ...(path === '' ? [] : [heading(4, anchor(`fields-${scope}.${path.replaceAll('[]', '')}`), code(path))]),
        ...fieldTable('Field', inside, objects),
      ]),
    ],
  }
}

const codePart = ({ code: name, anchor: target, severities, at, meaning, contracts, examples }: CodeEntry): Part => ({
  title: name,
  anchor: target,
  nodes: [
    words(`${severities.join(' or ')}, at ${at}. ${meaning}`),
    paragraph(text('Reported by '), ...codes(contracts), text('.')),
    ...examples.map(({ source, severity, pointer, message }): RootContent => ({
      type: 'code',
      lang: 'ts',
      value: `${source}\n${`${severity} at '${pointer}': ${message}`.replaceAll(/(.{1,67})(?: |$)/g, '// $1\n').trim()}`,
    })),
  ],
})

import { manifest } from '../src/contracts/manifest.ts'
import { authentication } from '../src/docs/examples.ts'
import { frequencies, frequencyOffsetRange, icmpMonitorUpdate, type FrequencyOffsetRange } from '../src/index.ts'
import { codeEntries, type CodeEntry } from './codes.ts'
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
export const contentOf = async (): Promise<Content> => ({
  operations: operationsOf(manifest),
  resources: manifest.map(resourceOf),
  offsets: frequencies.map((frequency) => ({ frequency, range: frequencyOffsetRange(frequency) })),
  codes: await codeEntries(),
  readings,
  openPoints,
})

export interface Chapter {
  readonly anchor: string
  readonly title: string
  readonly blocks: readonly Block[]
}

/** A block of a chapter. Markdown and HTML show it in different forms. */
export type Block =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'operation'; readonly operation: Operation }
  | { readonly type: 'resource'; readonly resource: Resource }
  | { readonly type: 'offsets'; readonly caption: string; readonly rows: readonly OffsetRow[] }
  | { readonly type: 'code'; readonly entry: CodeEntry }
  | { readonly type: 'points'; readonly points: readonly OpenPoint[] }

/** Returns the chapters. `markdown.ts` and `html.ts` write their blocks. */
export const chaptersOf = (content: Content): Chapter[] => [
  {
    anchor: 'operations',
    title: 'Operations',
    blocks: [
      paragraph(authentication),
      paragraph(
        'The service description specifies neither status codes nor error bodies. The examples assume `200` for ' +
          'success, and `422` with problem details (RFC 9457) for an invalid request.',
      ),
      ...content.operations.map((operation): Block => ({ type: 'operation', operation })),
    ],
  },
  { anchor: 'fields', title: 'Fields', blocks: content.resources.map((resource) => ({ type: 'resource', resource })) },
  {
    anchor: 'offsets',
    title: 'Offsets by frequency',
    blocks: [
      {
        type: 'offsets',
        caption: 'Allowed values of `frequencyOffset` for each `frequency`, as `frequencyOffsetRange` returns them.',
        rows: content.offsets,
      },
      paragraph(
        'Validators in any language get the same rule from `schemas/frequency-offset.schema.json`, together ' +
          `with the schema of a body: \`${JSON.stringify(updateWithOffsetRule)}\`.`,
      ),
    ],
  },
  { anchor: 'codes', title: 'Issue codes', blocks: content.codes.map((entry) => ({ type: 'code', entry })) },
  {
    anchor: 'readings',
    title: 'Our readings',
    blocks: [
      paragraph('The service description is ambiguous here. The contracts follow these readings.'),
      { type: 'points', points: content.readings },
    ],
  },
  { anchor: 'open', title: 'Not specified', blocks: [{ type: 'points', points: content.openPoints }] },
]

const paragraph = (text: string): Block => ({ type: 'paragraph', text })

const updateWithOffsetRule = {
  allOf: [{ $ref: icmpMonitorUpdate.id }, { $ref: new URL('frequency-offset.schema.json', icmpMonitorUpdate.id).href }],
}

export const offsetHeads = ['Frequency, min', 'Offset', 'Effect'] as const

/** Returns a row of the table of offsets: the frequency, its offsets, and their effect. */
export const offsetCells = ({ frequency, range }: OffsetRow): readonly [string, string, string] =>
  range.kind === 'values'
    ? [`${frequency}`, range.values.join(', '), 'a run every that many seconds']
    : [`${frequency}`, `${range.minimum} to ${range.maximum}`, 'spreads the runs']

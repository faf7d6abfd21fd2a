import type { Paragraph, RootContent } from 'mdast'
import type { ResourceRow } from '../src/contracts/manifest.ts'
import { authentication, operationExamples } from '../src/docs/examples.ts'
import { resources } from '../src/generate/documents.ts'
import { frequencies, frequencyOffsetRange, icmpMonitorUpdate, operations } from '../src/index.ts'
import { curlCommand } from './curl-command.ts'
import { reported } from './example-calls.ts'
import { codeAnchor, fieldTable } from './field-table.ts'
import { fieldsOf, schemaOf, type Direction, type Field } from './fields.ts'
import { issueCodes, type CodeFacts } from './issue-codes.ts'
import { anchor, code, codes, heading, list, paragraph, prose, table, text } from './nodes.ts'
import { openPoints, readings, type OpenPoint } from './open-points.ts'

/** A part of the reference with a heading: a chapter, which may have sections, or a section. */
export interface Part {
  readonly title: string
  readonly anchor: string
  readonly nodes: readonly RootContent[]
  readonly sections?: readonly Part[]
}

/** Returns the chapters of the reference as Markdown nodes. Backticks in texts mark code. */
export const chaptersOf = (): readonly Part[] => [
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
    sections: resources.map(operationPart),
  },
  { title: 'Fields', anchor: 'fields', nodes: [], sections: resources.map(resourcePart) },
  {
    title: 'Offsets by frequency',
    anchor: 'offsets',
    nodes: [
      words('Allowed values of `frequencyOffset` for each `frequency`, as `frequencyOffsetRange` returns them.'),
      table(
        ['Frequency, min', 'Offset', 'Effect'],
        frequencies.map((frequency) => [`${frequency}`, ...offsetCells(frequency)].map(prose)),
      ),
      words(
        'Without a frequency, an offset above 600 is an error, because no frequency allows it. Validators in any ' +
          'language get the rule from `schemas/frequency-offset.schema.json`, together with the schema of a body: ' +
          `\`${JSON.stringify(updateWithOffsetRule)}\`.`,
      ),
    ],
  },
  { title: 'Issue codes', anchor: 'codes', nodes: [], sections: issueCodes.map(codePart) },
  {
    title: 'Our readings',
    anchor: 'readings',
    nodes: [
      words('The service description is ambiguous here. The contracts follow these readings.'),
      pointList(readings),
    ],
  },
  { title: 'Not specified', anchor: 'open', nodes: [pointList(openPoints)] },
]

const words = (value: string): Paragraph => paragraph(...prose(value))

const pointList = (points: readonly OpenPoint[]): RootContent =>
  list(points.map(([about, statement]) => [words(`${about}: ${statement}`)]))

const updateWithOffsetRule = {
  allOf: [{ $ref: icmpMonitorUpdate.id }, { $ref: new URL('frequency-offset.schema.json', icmpMonitorUpdate.id).href }],
}

function offsetCells(frequency: number): readonly string[] {
  const range = frequencyOffsetRange(frequency)
  return range.kind === 'values'
    ? [range.values.join(', '), 'a run every that many seconds']
    : [`${range.minimum} to ${range.maximum}`, 'spreads the runs']
}

function operationPart({ operation, update, response, list: whole }: ResourceRow): Part {
  const { id, title, description, params, query, headers } = operation
  const { method, path } = operations[id]
  const example = operationExamples[id]
  const parametersIn = (place: NonNullable<Field['in']>, contract: string | undefined): readonly Field[] =>
    contract === undefined ? [] : fieldsOf(contract, [['update', contract]]).map((field) => ({ ...field, in: place }))
  const parameters = [
    ...parametersIn('path', params),
    ...parametersIn('query', query),
    ...parametersIn('header', headers),
  ]
  return {
    title,
    anchor: `operation-${id}`,
    nodes: [
      paragraph(code(`${method} ${path}`)),
      words(description),
      ...fieldTable('Parameter', parameters, 1),
      words((update && schemaOf(update).description) ?? 'No request body.'),
      words(schemaOf(whole ?? response).description ?? ''),
      ...captioned('Request with curl:', 'sh', curlCommand(method, path, example)),
      ...(example.body ? captionedJson('Request body, `body.json`:', example.body) : []),
      ...captionedJson('Response, `200`:', example.response),
      ...captionedJson('Response to an invalid request, `422`, with problem details:', example.problem()),
    ],
  }
}

const captioned = (caption: string, lang: 'json' | 'sh', value: string): readonly RootContent[] => [
  words(caption),
  { type: 'code', lang, value },
]

const captionedJson = (caption: string, value: object): readonly RootContent[] =>
  captioned(caption, 'json', JSON.stringify(value, null, 2))

/** Returns a resource with its fields in tables, one for each object. */
function resourcePart({ title, update, response, list: whole }: ResourceRow): Part {
  const scope = title.toLowerCase().replaceAll(' ', '-')
  const contracts = [update, response, whole].filter((name) => name !== undefined)
  const directions: readonly (readonly [Direction, string])[] = [
    ['response', response],
    ...(update === undefined ? [] : [['update', update] as const]),
  ]
  const objects = new Map<string, Field[]>()
  for (const field of fieldsOf(scope, directions, contracts)) {
    const path = field.path.slice(0, Math.max(field.path.lastIndexOf('.'), 0))
    objects.set(path, [...(objects.get(path) ?? []), field])
  }
  return {
    title,
    anchor: scope,
    nodes: [
      ...directions.map(([, contract]) => words(schemaOf(contract).description ?? '')).reverse(),
      ...Array.from(objects).flatMap(([path, inside]) => [
        ...(path === '' ? [] : [heading(4, anchor(`fields-${scope}.${path.replaceAll('[]', '')}`), code(path))]),
        ...fieldTable('Field', inside, directions.length, objects),
      ]),
    ],
  }
}

const codePart = ({ code: name, severities, at, meaning, contracts, examples }: CodeFacts): Part => ({
  title: name,
  anchor: codeAnchor(name),
  nodes: [
    words(`${severities.join(' or ')}, at ${at}. ${meaning}`),
    paragraph(text('Reported by '), ...codes(contracts), text('.')),
    ...examples.map((example): RootContent => {
      const { source, severity, pointer, message } = reported(name, example)
      const issue = `${severity} at '${pointer}': ${message}`.replaceAll(/(.{1,67})(?: |$)/g, '// $1\n').trim()
      return { type: 'code', lang: 'ts', value: `${source}\n${issue}` }
    }),
  ],
})

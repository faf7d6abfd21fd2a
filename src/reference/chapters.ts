import { manifest, type ResourceRow } from '../contracts/manifest.ts'
import {
  authentication,
  operationExamples,
  problemOf,
  type OperationExample,
} from '../docs/examples.ts'
import { contracts } from '../generate/documents.ts'
import { capitalised } from '../generate/names.ts'
import { frequencies, frequencyOffsetRange, icmpMonitorUpdate, operations } from '../index.ts'
import { codeAnchor, fieldTable } from './field-table.ts'
import { fieldsOf, schemaOf, type Direction, type Field } from './fields.ts'
import type { CodeFacts } from './code-facts.ts'
import { issueCodes } from './issue-codes.ts'
import { anchor, code, codeBlock, codes, list, table } from './markdown.ts'
import { openPoints, readings } from './open-points.ts'

/** A part of the reference with a heading: a chapter, which may have sections, or a section. */
export interface Part {
  readonly title: string
  readonly anchor: string
  /** The blocks of its Markdown. */
  readonly blocks: readonly string[]
  readonly sections?: readonly Part[]
}

/** Returns the chapters of the reference. */
export const chaptersOf = (): readonly Part[] => [
  {
    title: 'Operations',
    anchor: 'operations',
    blocks: [
      authentication,
      'The service description specifies neither status codes nor error bodies. The examples ' +
        'assume `200` for ' +
        'success, and `422` with problem details (RFC 9457) for an invalid request.',
    ],
    sections: manifest.map(operationPart),
  },
  { title: 'Fields', anchor: 'fields', blocks: [], sections: manifest.map(resourcePart) },
  {
    title: 'Offsets by frequency',
    anchor: 'offsets',
    blocks: [
      'Allowed values of `frequencyOffset` for each `frequency`, as `frequencyOffsetRange` ' +
        'returns them.',
      table(
        ['Frequency, min', 'Offset', 'Effect'],
        frequencies.map((frequency) => [`${frequency}`, ...offsetCells(frequency)]),
      ),
      'Without a frequency, an offset above 600 is an error, because no frequency allows it. ' +
        'Validators in any ' +
        'language get the rule from `schemas/frequency-offset.schema.json`, together with the ' +
        'schema of a body: ' +
        `${code(JSON.stringify(updateWithOffsetRule))}.`,
    ],
  },
  {
    title: 'Issue codes',
    anchor: 'codes',
    blocks: [
      'Inputs that have these issues, their messages and fixes are in [a document of their ' +
        `own](${examplesOfCodes}).`,
      table(['Code', 'Meaning', 'Reported by'], issueCodes.map(codeRow)),
    ],
  },
  {
    title: 'Our readings',
    anchor: 'readings',
    blocks: [
      'The service description is ambiguous here. The contracts follow these readings.',
      list(readings),
    ],
  },
  { title: 'Not specified', anchor: 'open', blocks: [list(openPoints)] },
]

/** The document with examples of the codes; it is generated from the built packages. */
const examplesOfCodes =
  'https://github.com/monitor-contract/monitor-contract/blob/main/docs/issue-codes.md'

const updateWithOffsetRule = {
  allOf: [
    { $ref: icmpMonitorUpdate.id },
    { $ref: new URL('frequency-offset.schema.json', icmpMonitorUpdate.id).href },
  ],
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
  const groups = [
    ['path', params] as const,
    ['query', query] as const,
    ['header', headers] as const,
  ]
  const parameters = groups.flatMap(([place, contract]) =>
    (contract ? fieldsOf(contract, [['update', contract]]) : []).map((field) => ({
      ...field,
      in: place,
    })),
  )
  return {
    title,
    anchor: `operation-${id}`,
    blocks: [
      code(`${method} ${path}`),
      description,
      ...fieldTable('Parameter', parameters, 1),
      (update && schemaOf(update).description) ?? 'No request body.',
      schemaOf(whole ?? response).description ?? '',
      'Request with curl:',
      codeBlock('sh', curlCommand(method, path, example)),
      ...(example.body ? ['Request body, `body.json`:', json(example.body)] : []),
      'Response, `200`:',
      json(example.response),
      'Response to an invalid request, `422`, with problem details:',
      json(problemOf(id)),
    ],
  }
}

/**
 * Returns a curl command for a request; the URL, the API key and the account ID are shell
 * variables.
 */
function curlCommand(
  method: string,
  path: string,
  { params = {}, query, headers, body }: OperationExample,
): string {
  const filledPath = Object.entries(params).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, value),
    path,
  )
  const parameters = Object.entries(query).map(([name, value]) => `${name}=${value}`)
  return [
    `curl --request ${method} "$BASE_URL${filledPath}?${parameters.join('&')}"`,
    ...Object.entries(headers).map(
      ([name, value]) => `--header "${name}: ${value.replace(/[A-Z_]{6,}/, '$$$&')}"`,
    ),
    ...(body === undefined ? [] : ['--data @body.json']),
  ].join(' \\\n  ')
}

const json = (value: object): string => codeBlock('json', JSON.stringify(value, null, 2))

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
    blocks: [
      ...directions.map(([, contract]) => schemaOf(contract).description ?? '').reverse(),
      ...Array.from(objects).flatMap(([path, inside]) => [
        ...(path === ''
          ? []
          : [`#### ${anchor(`fields-${scope}.${path.replaceAll('[]', '')}`)}${code(path)}`]),
        ...fieldTable('Field', inside, directions.length, objects),
      ]),
    ],
  }
}

const codeRow = ({ code: name, severities, at, meaning, contracts: names }: CodeFacts) => [
  `${anchor(codeAnchor(name))}${code(name)}`,
  `${capitalised(severities.join(' or '))} at ${at}. ${meaning}`,
  names.length === contracts.length ? 'every contract' : codes(names),
]

import {
  errorGroupList,
  icmpMonitor,
  icmpMonitorDefaults,
  icmpMonitorUpdate,
  operations,
  type Path,
  type ResponseOptions,
  type Result,
  type UnknownFields,
  type UpdateOptions,
} from 'monitor-contract'
import type { ChoiceName, Choices } from './choices.ts'

export const kindNames = ['icmpMonitorUpdate', 'icmpMonitor', 'updateRequest', 'errorGroupList', 'listRequest'] as const
export type KindName = (typeof kindNames)[number]

/** What is judged: a document, with a baseline where it is to be held against one. */
export interface Question {
  readonly document: unknown
  readonly baseline: object | undefined
  readonly choices: Choices
}

/** What a document can be tried as. */
export interface Kind {
  readonly title: string
  /** What is called with it. */
  readonly call: string
  readonly choices: readonly ChoiceName[]
  /** What `unknownFields` is where nothing is said; absent where the kind has no such option. */
  readonly unknownFields?: UnknownFields
  readonly answer: (question: Question) => Result<unknown>
  /** The monitor in a document, for the picture of its offset. */
  readonly monitorIn?: (document: unknown) => unknown
  /** Where the place of an issue stands in the document. */
  readonly pathIn?: (document: unknown, path: Path) => Path
}

const unknownFieldsOf = ({ unknownFields }: Choices): Pick<UpdateOptions, 'unknownFields'> =>
  unknownFields === 'default' ? {} : { unknownFields }

const updateOptions = ({ baseline, choices }: Question): UpdateOptions => ({
  ...(baseline !== undefined && { baseline }),
  ...unknownFieldsOf(choices),
})

const responseOptions = ({ choices }: Question): ResponseOptions => ({
  ...(choices.reader === 'tolerant' && { reader: 'tolerant' }),
  ...unknownFieldsOf(choices),
})

const held = (holder: unknown, field: string): unknown =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, field) ? Reflect.get(holder, field) : undefined

/** What is no object at all is refused as a list is. */
const asRequest = (document: unknown): object =>
  typeof document === 'object' && document !== null ? document : [document]

/** The names of headers are told in lower case, whatever the document spells. */
function headerPath(document: unknown, path: Path): Path {
  const [part, name, ...rest] = path
  const headers = held(document, 'headers')
  if (part !== 'headers' || typeof headers !== 'object' || headers === null) return path
  const spelt = Object.keys(headers).find((other) => other.toLowerCase() === name)
  return spelt === undefined ? path : [part, spelt, ...rest]
}

export const kinds: Readonly<Record<KindName, Kind>> = {
  icmpMonitorUpdate: {
    title: 'Monitor update',
    call: 'icmpMonitorUpdate.validate',
    choices: ['baseline', 'unknownFields'],
    unknownFields: 'warn',
    answer: (question) => icmpMonitorUpdate.validate(question.document, updateOptions(question)),
    monitorIn: (document) => document,
  },
  icmpMonitor: {
    title: 'Monitor (response)',
    call: 'icmpMonitor.validate',
    choices: ['reader', 'unknownFields'],
    unknownFields: 'ignore',
    answer: (question) => icmpMonitor.validate(question.document, responseOptions(question)),
    monitorIn: (document) => document,
  },
  updateRequest: {
    title: 'Request: update a monitor',
    call: 'operations.updateIcmpMonitor.validateRequest',
    choices: ['baseline', 'unknownFields'],
    unknownFields: 'warn',
    answer: (question) =>
      operations.updateIcmpMonitor.validateRequest(asRequest(question.document), updateOptions(question)),
    monitorIn: (document) => held(document, 'body'),
    pathIn: headerPath,
  },
  errorGroupList: {
    title: 'Error groups (response)',
    call: 'errorGroupList.validate',
    choices: ['reader', 'unknownFields'],
    unknownFields: 'ignore',
    answer: (question) => errorGroupList.validate(question.document, responseOptions(question)),
  },
  listRequest: {
    title: 'Request: list error groups',
    call: 'operations.listErrorGroups.validateRequest',
    choices: [],
    answer: ({ document }) => operations.listErrorGroups.validateRequest(asRequest(document)),
    pathIn: headerPath,
  },
}

export const isKindName = (name: unknown): name is KindName => kindNames.some((known) => known === name)

/** What a baseline is: the table of defaults, or the document that stands for the stored monitor. */
export function baselineOf(kind: Kind, { baseline }: Choices, own: unknown): object | undefined {
  if (!kind.choices.includes('baseline') || baseline === 'none') return undefined
  if (baseline === 'defaults') return icmpMonitorDefaults
  return typeof own === 'object' && own !== null ? own : undefined
}

/** The call as a program writes it. */
export function callOf(kind: Kind, choices: Choices): string {
  const options = [
    ...(kind.choices.includes('baseline') && choices.baseline !== 'none'
      ? [choices.baseline === 'defaults' ? 'baseline: icmpMonitorDefaults' : 'baseline']
      : []),
    ...(kind.choices.includes('reader') && choices.reader !== 'strict' ? [`reader: '${choices.reader}'`] : []),
    ...(kind.choices.includes('unknownFields') && choices.unknownFields !== 'default'
      ? [`unknownFields: '${choices.unknownFields}'`]
      : []),
  ]
  return `${kind.call}(document${options.length === 0 ? '' : `, { ${options.join(', ')} }`})`
}

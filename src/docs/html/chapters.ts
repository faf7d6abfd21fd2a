import type { CodeEntry, Shown } from '../model/code.ts'
import type { Model } from '../model/model.ts'
import type { OpenPoint } from '../model/open-points.ts'
import type { OperationEntry } from '../model/operation.ts'
import { authentication, offsetHeads, offsetMeaning, offsetsAsSchema, offsetsInWords, responsesAreOurs } from '../words.ts'
import { h, type Element } from './element.ts'
import { parameterEntry, resourceNodes } from './fields.ts'
import { badge, chapter, entry, facts, joined, prose } from './nodes.ts'

const operationGroup = ({ anchor, title, description, method, path, parameters, body, response: { description: answered = '' } }: OperationEntry): Element =>
  h(
    'section',
    { class: 'group', id: anchor },
    h('h3', {}, title),
    h('p', { class: 'path' }, h('code', {}, `${method} ${path}`)),
    h('p', {}, ...prose(description)),
    h('p', {}, ...prose(body?.description ?? 'No request body.')),
    h('p', {}, ...prose(answered)),
    ...parameters.map(parameterEntry),
  )

const example = ({ source, severity, pointer, message }: Shown): Element =>
  h(
    'figure',
    {},
    h('pre', {}, h('code', {}, source)),
    h('figcaption', {}, badge(severity, severity), ' at ', h('code', {}, pointer === '' ? '""' : pointer), `: ${message}`),
  )

const codeEntry = ({ code, anchor, severities, contracts, at, meaning, examples }: CodeEntry): Element =>
  entry(
    anchor,
    'h3',
    [h('code', {}, code)],
    ...severities.map((severity) => badge(severity, severity)),
    h('p', {}, ...prose(meaning)),
    ...facts([
      ['Stands at', prose(at)],
      ['Answered by', joined(contracts.map((contract) => h('code', {}, contract)), ', ')],
    ]),
    ...examples.map(example),
  )

const points = (entries: readonly OpenPoint[]): Element =>
  h('dl', { class: 'points' }, ...entries.map(({ about, statement }) =>
    h('div', { class: 'entry' }, h('dt', {}, ...prose(about)), h('dd', {}, ...prose(statement)))))

const offsetTable = ({ offsets }: Model): Element =>
  h(
    'table',
    { class: 'entry' },
    h('caption', {}, ...prose('What `frequencyOffset` may be for each `frequency`, as `frequencyOffsetRange` answers it.')),
    h('thead', {}, h('tr', {}, ...offsetHeads.map((title) => h('th', { scope: 'col' }, title)))),
    h('tbody', {}, ...offsets.map((row) =>
      h('tr', {}, h('th', { scope: 'row' }, String(row.frequency)), h('td', {}, offsetsInWords(row.range)), h('td', {}, offsetMeaning(row))))),
  )

/** The parts of the page. */
export const chapters = (model: Model): Element[] => [
  chapter('operations', 'Operations', h('p', {}, ...prose(authentication)), h('p', {}, ...prose(responsesAreOurs)), ...model.operations.map(operationGroup)),
  chapter('fields', 'Fields', ...model.resources.flatMap(resourceNodes)),
  chapter('offsets', 'Offsets by frequency', offsetTable(model), h('p', {}, ...prose(offsetsAsSchema))),
  chapter('codes', 'Issue codes', ...model.codes.map(codeEntry)),
  chapter('readings', 'Readings', h('p', {}, 'Where the description can be read in two ways, these hold.'), points(model.readings)),
  chapter('open', 'What the description leaves open', points(model.openPoints)),
]

import { operationExamples } from '../examples/index.ts'
import { shownExamples, type ShownExample } from '../examples/shown-examples.ts'
import type { CodeEntry, ShownIssue } from '../model/code-entries.ts'
import type { Model } from '../model/reference-model.ts'
import type { OpenPoint } from '../model/open-points.ts'
import type { OperationEntry } from '../model/operation-entries.ts'
import {
  authentication,
  offsetCaption,
  offsetHeads,
  offsetMeaning,
  offsetsAsSchema,
  offsetsInWords,
  readingsIntroduction,
  responsesAreOurs,
} from '../reference-texts.ts'
import { h, type Element } from './element.ts'
import { parameterEntry, resourceNodes } from './fields.ts'
import { badge, chapter, code, codeBlock, entry, facts, joined, paragraph, prose } from './nodes.ts'

const shownExample = ({ caption, source }: ShownExample): Element =>
  h('figure', {}, h('figcaption', {}, ...prose(caption)), codeBlock(source))

function exampleFigures(id: string, method: string): Element[] {
  const example = operationExamples().get(id)
  return example === undefined ? [] : shownExamples(method, example).map(shownExample)
}

const operationGroup = ({
  id,
  anchor,
  title,
  description,
  method,
  path,
  parameters,
  body,
  response: { description: answered = '' },
}: OperationEntry): Element =>
  h(
    'section',
    { class: 'group', id: anchor },
    h('h3', {}, title),
    h('p', { class: 'path' }, code(`${method} ${path}`)),
    paragraph(description),
    paragraph(body?.description ?? 'No request body.'),
    paragraph(answered),
    ...parameters.map(parameterEntry),
    ...exampleFigures(id, method),
  )

const example = ({ source, severity, pointer, message }: ShownIssue): Element =>
  h(
    'figure',
    {},
    codeBlock(source),
    h('figcaption', {}, badge(severity, severity), ' at ', code(pointer === '' ? '""' : pointer), `: ${message}`),
  )

const codeEntry = ({ code: name, anchor, severities, contracts, at, meaning, examples }: CodeEntry): Element =>
  entry(
    anchor,
    'h3',
    [code(name)],
    ...severities.map((severity) => badge(severity, severity)),
    paragraph(meaning),
    facts([
      ['At', prose(at)],
      ['Reported by', joined(contracts.map(code), ', ')],
    ]),
    ...examples.map(example),
  )

const points = (entries: readonly OpenPoint[]): Element =>
  h(
    'dl',
    { class: 'points' },
    ...entries.map(([about, statement]) =>
      h('div', { class: 'entry' }, h('dt', {}, ...prose(about)), h('dd', {}, ...prose(statement))),
    ),
  )

const offsetTable = ({ offsets }: Model): Element =>
  h(
    'table',
    { class: 'entry' },
    h('caption', {}, ...prose(offsetCaption)),
    h('thead', {}, h('tr', {}, ...offsetHeads.map((title) => h('th', { scope: 'col' }, title)))),
    h(
      'tbody',
      {},
      ...offsets.map((row) =>
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, String(row.frequency)),
          h('td', {}, offsetsInWords(row.range)),
          h('td', {}, offsetMeaning(row)),
        ),
      ),
    ),
  )

/** Returns the chapters of the HTML reference: operations, fields, offsets, codes, readings and open points. */
export const chapters = (model: Model): Element[] => [
  chapter(
    'operations',
    paragraph(authentication),
    paragraph(responsesAreOurs),
    ...model.operations.map(operationGroup),
  ),
  chapter('fields', ...model.resources.map(resourceNodes)),
  chapter('offsets', offsetTable(model), paragraph(offsetsAsSchema)),
  chapter('codes', ...model.codes.map(codeEntry)),
  chapter('readings', paragraph(readingsIntroduction), points(model.readings)),
  chapter('open', points(model.openPoints)),
]

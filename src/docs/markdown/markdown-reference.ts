import { operationExamples } from '../examples/index.ts'
import { shownExamples } from '../examples/shown-examples.ts'
import type { CodeEntry } from '../model/code-entries.ts'
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
  origin,
  readingsIntroduction,
  responsesAreOurs,
  titles,
} from '../reference-texts.ts'
import { parameterBlocks, resourceBlocks } from './fields.ts'
import { anchor, block, code, heading, joined, list, paragraph, prose, table, text, type Block } from './nodes.ts'
import { serialise } from './serialise.ts'

/** Returns the reference as Markdown. */
export function markdownReference(model: Model, title: string): string {
  return serialise([
    heading(1, text(title)),
    paragraph(text(origin)),
    heading(2, text(titles.operations)),
    paragraph(...prose(authentication)),
    paragraph(...prose(responsesAreOurs)),
    ...model.operations.flatMap(operationBlocks),
    heading(2, text(titles.fields)),
    ...model.resources.flatMap(resourceBlocks),
    heading(2, text(titles.offsets)),
    paragraph(...prose(offsetCaption)),
    table(
      offsetHeads,
      model.offsets.map((row) => [
        [text(String(row.frequency))],
        [text(offsetsInWords(row.range))],
        [text(offsetMeaning(row))],
      ]),
    ),
    paragraph(...prose(offsetsAsSchema)),
    heading(2, text(titles.codes)),
    ...model.codes.flatMap(codeBlocks),
    heading(2, text(titles.readings)),
    paragraph(text(readingsIntroduction)),
    points(model.readings),
    heading(2, text(titles.open)),
    points(model.openPoints),
  ])
}

const exampleBlocks = (id: string, method: string): Block[] => {
  const example = operationExamples().get(id)
  if (example === undefined) return []
  return shownExamples(method, example).flatMap(({ caption, lang, source }) => [
    paragraph(...prose(caption)),
    block(lang, source),
  ])
}

const operationBlocks = ({
  id,
  anchor: place,
  title,
  description,
  method,
  path,
  parameters,
  body,
  response: { description: answered = '' },
}: OperationEntry): Block[] => [
  heading(3, anchor(place), text(title)),
  paragraph(code(`${method} ${path}`)),
  paragraph(...prose(description)),
  ...parameterBlocks(parameters),
  paragraph(...prose(body?.description ?? 'No request body.')),
  paragraph(...prose(answered)),
  ...exampleBlocks(id, method),
]

const codeBlocks = ({ code: name, severities, contracts, at, meaning, examples }: CodeEntry): Block[] => [
  heading(3, code(name)),
  paragraph(text(`${severities.join(' or ')}, at `), ...prose(`${at}. ${meaning}`)),
  paragraph(
    text('Reported by '),
    ...joined(
      contracts.map((contract) => [code(contract)]),
      ', ',
    ),
    text('.'),
  ),
  ...examples.map(({ source, severity, pointer, message }) =>
    block('ts', `${source}\n// ${severity} at '${pointer}': ${message}`),
  ),
]

const points = (entries: readonly OpenPoint[]): Block =>
  list(...entries.map(([about, statement]) => prose(`${about}: ${statement}`)))

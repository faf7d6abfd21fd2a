import type { CodeEntry } from '../model/code.ts'
import type { Model } from '../model/model.ts'
import type { OpenPoint } from '../model/open-points.ts'
import type { OperationEntry } from '../model/operation.ts'
import { authentication, offsetHeads, offsetMeaning, offsetsAsSchema, offsetsInWords, responsesAreOurs } from '../words.ts'
import { parameterTable, resourceBlocks } from './fields.ts'
import { code, heading, joined, list, paragraph, prose, table, text, type Block } from './nodes.ts'
import { serialise } from './serialise.ts'

const operationBlocks = ({ title, description, method, path, parameters, body, response: { description: answered = '' } }: OperationEntry): Block[] => [
  heading(3, text(title)),
  paragraph(code(`${method} ${path}`)),
  paragraph(...prose(description)),
  parameterTable(parameters),
  paragraph(...prose(body?.description ?? 'No request body.')),
  paragraph(...prose(answered)),
]

const codeBlocks = ({ code: name, severities, contracts, at, meaning, examples }: CodeEntry): Block[] => [
  heading(3, code(name)),
  paragraph(text(`${severities.join(' or ')}, at `), ...prose(`${at}. ${meaning}`)),
  paragraph(text('Answered by '), ...joined(contracts.map((contract) => [code(contract)]), ', '), text('.')),
  ...examples.flatMap(({ source, severity, pointer, message }): Block[] => [
    { type: 'code', lang: 'ts', value: `${source}\n// ${severity} at '${pointer}': ${message}` },
  ]),
]

const points = (entries: readonly OpenPoint[]): Block => list(...entries.map(({ about, statement }) => prose(`${about}: ${statement}`)))

/** The reference of a model as Markdown. */
export function markdownReference(model: Model, title: string): string {
  return serialise([
    heading(1, text(title)),
    paragraph(...prose('Generated from the schemas, the rules and the issue codes; the messages are those that the contracts answer. "The description" is the service\'s own.')),
    heading(2, text('Operations')),
    paragraph(...prose(authentication)),
    paragraph(...prose(responsesAreOurs)),
    ...model.operations.flatMap(operationBlocks),
    heading(2, text('Fields')),
    ...model.resources.flatMap(resourceBlocks),
    heading(2, text('Offsets by frequency')),
    paragraph(...prose('What `frequencyOffset` may be for each `frequency`, as `frequencyOffsetRange` answers it.')),
    table(
      offsetHeads,
      model.offsets.map((row) => [[text(String(row.frequency))], [text(offsetsInWords(row.range))], [text(offsetMeaning(row))]]),
    ),
    paragraph(...prose(offsetsAsSchema)),
    heading(2, text('Issue codes')),
    ...model.codes.flatMap(codeBlocks),
    heading(2, text('Readings')),
    paragraph(text('Where the description can be read in two ways, these hold.')),
    points(model.readings),
    heading(2, text('What the description leaves open')),
    points(model.openPoints),
  ])
}

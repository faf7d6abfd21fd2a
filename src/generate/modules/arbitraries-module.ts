import { docComment, example } from '../doc-comment.ts'
import { banner, camelCase, capitalised, pascalCase } from '../names.ts'
import { bodyRows, resources, type ContractRow, type ResourceRow } from '../manifest-rows.ts'

/** Returns the module with the arbitraries of every body and request. */
export function arbitrariesModule(): [path: string, source: string] {
  const members = [
    ...bodyRows.map((row) => bodyMembers(row, titleOf(row))),
    ...bodyRows.map((row) =>
      invalidMember(camelCase(row.document), titleOf(row), `invalidBodies(bodyOf(${camelCase(row.document)}))`),
    ),
    ...resources.flatMap((row) => (row.list === undefined ? [] : listMembers(row.list, row))),
    ...resources.flatMap(requestMembers),
  ]
  const bodies = resources.flatMap(({ update, response, list }) =>
    [update, response, list].flatMap((row) => (row === undefined ? [] : [row.document])),
  )
  const parameters = resources.flatMap(({ operation: { params, query, headers } }) =>
    [params, query, headers].flatMap((row) => (row === undefined ? [] : [row.document])),
  )
  const types = resources.flatMap(({ operation: { params, query } }) =>
    [params, query].flatMap((row) => (row === undefined ? [] : [row.document])),
  )
  const values = [...new Set([...bodies, ...parameters])].map(camelCase)
  const typeNames = [...new Set([...bodies, ...types])].map((document) => `type ${pascalCase(document)}`)
  const names = [...values, ...typeNames, 'type QueryObject']
  return [
    'testing/generated/arbitraries.ts',
    `${banner('src/contracts/manifest.ts')}import { ${names.join(', ')} } from '../../index.ts'
import { bodyOf } from '../generated-body.ts'
import { invalidBodies, invalidLists, requests, validBodies } from '../typed-arbitraries.ts'
import * as fc from '../fast-check.ts'
import type { InvalidValue } from '../mistakes/invalid-values.ts'
import type { BodyArbitraryOptions } from '../body-options.ts'
import { bodyPart, parametersPart } from '../requests/request-parts.ts'
import { invalidRequestsOf, type RequestPart } from '../requests/request-arbitraries.ts'

${resources.map(requestType).join('\n\n')}

${resources.map(partsSource).join('\n\n')}

/**
 * Arbitraries for fast-check: valid values of every body and request, and invalid values with one error each. An
 * invalid value comes with the code and the pointer of its error.
 */
export const arbitraries = Object.freeze({
${members.join('\n\n')}
})
`,
  ]
}

const fixed =
  '@throws TypeError if an option does not exist or has a wrong value, or no valid body has the fixed fields'

const member = (name: string, comment: readonly string[], source: string): string =>
  `${docComment(comment, '  ')}\n  ${name}: ${source},`

function bodyMembers({ document }: ContractRow, title: string): string {
  const name = camelCase(document)
  const type = pascalCase(document)
  return member(
    name,
    [
      `Generates bodies that \`${name}\` accepts.`,
      `Service description, "${title}". Each field is present or missing, with any allowed value.`,
      fixed,
      example(`fc.sample(arbitraries.${name}(), 5).every((body) => ${name}.is(body))`, 'true'),
    ],
    `(options: BodyArbitraryOptions<${type}> = {}): fc.Arbitrary<${type}> => validBodies(bodyOf(${name}), options)`,
  )
}

const invalidMember = (name: string, title: string, source: string): string =>
  member(
    `invalid${capitalised(name)}`,
    [
      `Generates bodies that \`${name}\` rejects with one error.`,
      `Service description, "${title}". One limit or type is violated in each value.`,
      example(
        `fc.sample(arbitraries.invalid${capitalised(name)}(), 5).some(({ value }) => ${name}.is(value))`,
        'false',
      ),
    ],
    `(): fc.Arbitrary<InvalidValue> => ${source}`,
  )

function listMembers(list: ContractRow, { title, response }: ResourceRow): string[] {
  const name = camelCase(list.document)
  const item = camelCase(response.document)
  const itemType = pascalCase(response.document)
  return [
    member(
      name,
      [
        `Generates lists that \`${name}\` accepts. The option \`fixed\` sets fields of every item.`,
        `Service description, "${title}". The value is a JSON array of these objects.`,
        fixed,
        example(`fc.sample(arbitraries.${name}(), 5).every((list) => ${name}.is(list))`, 'true'),
      ],
      `(options: BodyArbitraryOptions<${itemType}> = {}): fc.Arbitrary<${pascalCase(list.document)}> => ` +
        `fc.array(validBodies(bodyOf(${item}), options))`,
    ),
    invalidMember(name, title, `invalidLists(bodyOf(${item}), ${name})`),
  ]
}

/** Returns the parts of a request: name, contract, and the type of the value before a client sends it. */
function partsOf({
  update,
  operation: { params, query, headers },
}: ResourceRow): (readonly [string, string, string])[] {
  const part = (name: string, row: ContractRow | undefined, type: (name: string) => string) =>
    row === undefined ? [] : [[name, camelCase(row.document), type(pascalCase(row.document))] as const]
  return [
    ...part('params', params, (type) => type),
    ...part('query', query, (type) => `QueryObject<${type}>`),
    ...part('headers', headers, () => 'Record<string, string>'),
    ...part('body', update, (type) => type),
  ]
}

function requestType(row: ResourceRow): string {
  const fields = partsOf(row).map(([name, , type]) => {
    const comment = name === 'headers' ? '  /** Names in any letter case. */\n' : ''
    return `${comment}  ${name}: ${type}`
  })
  return `/** A request of the operation "${row.operation.title}", before a client sends it. */
export interface Sent${capitalised(row.operation.id)}Request {
${fields.join('\n')}
}`
}

function partsSource(row: ResourceRow): string {
  const sources = partsOf(row).map(([name, contract]) =>
    name === 'body' ? `bodyPart(${contract})` : `parametersPart('${name}', ${contract})`,
  )
  return `const ${row.operation.id}Parts = (): readonly RequestPart[] => [${sources.join(', ')}]`
}

function requestMembers(row: ResourceRow): string[] {
  const { id, title } = row.operation
  const first = partsOf(row).map(([name]) => name)
  return [
    member(
      `${id}Request`,
      [
        `Generates requests that \`operations.${id}.validateRequest\` accepts and HTTP can carry: numbers and ` +
          'booleans of the query as values or as text, header names in any letter case.',
        `Service description, "${title}".`,
        example(
          `fc.sample(arbitraries.${id}Request(), 5)` +
            `\n  .every((request) => operations.${id}.validateRequest(request).valid)`,
          'true',
        ),
      ],
      `(): fc.Arbitrary<Sent${capitalised(id)}Request> => requests(${id}Parts())`,
    ),
    member(
      `invalid${capitalised(id)}Request`,
      [
        `Generates requests that \`operations.${id}.validateRequest\` rejects with one error, whose pointer begins ` +
          'with the part.',
        `Service description, "${title}". One limit or type is violated in each value.`,
        example(
          `fc.sample(arbitraries.invalid${capitalised(id)}Request(), 5)` +
            `\n  .every(({ pointer }) => /^\\/(${first.join('|')})/.test(pointer))`,
          'true',
        ),
      ],
      `(): fc.Arbitrary<InvalidValue> => invalidRequestsOf(${id}Parts())`,
    ),
  ]
}

const titleOf = ({ document }: ContractRow): string =>
  resources.find(({ update, response }) => [update, response].some((row) => row?.document === document))?.title ?? ''

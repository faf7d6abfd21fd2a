import { banner, literal, uncapitalised } from '../names.ts'
import { isList } from '../schema-parts.ts'
import { listReader } from './list-reader.ts'
import { allParts, bodyDocuments } from './reader-parts.ts'
import { copiedFields, objectReader } from './object-reader.ts'
import { importsOf } from './value-test.ts'

/** Returns the files `readers.js` and `readers.d.ts`. A reader visits an object once and checks its fields. */
export function readerModules(documents = bodyDocuments()): [path: string, source: string][] {
  const { parts, bodies: found } = allParts(documents)
  const readers = [...parts.values()].map((part) => ({
    name: part.name,
    ...(isList(part.schema) ? listReader(part, parts) : objectReader(part, found.get(part.name), parts)),
  }))
  const constants = [...new Set(readers.flatMap((reader) => reader.constants))]
  const functions = readers.map(
    ({ name, source }) =>
      `${found.has(name) ? 'export ' : ''}function read${name}(value, context) {\n${withoutEmptyLines(source)}\n}`,
  )
  const orders = [...found.values()].map(
    ({ name, fields }) =>
      `export const ruleFieldsOf${name} = /* @__PURE__ */ Object.freeze(${literal([...fields.keys()])})`,
  )
  const exports = [...found.values()].map((body) => {
    const { name } = body
    const entries = copiedFields(body).map((field) => `${field}: fields.${field} ?? others.${field}`)
    return `export const ${uncapitalised(name)}Reader = {
  read: read${name},
  complete: (fields, others) => ({ ${entries.join(', ')} }),
  ruleFields: ruleFieldsOf${name},
}`
  })
  const code = [...orders, ...exports, ...constants, ...functions].join('\n\n')
  return [
    ['readers.js', `${banner('schemas/')}${importsOf(code)}\n\n${code}\n`],
    [
      'readers.d.ts',
      `${banner('schemas/')}import type { ReadContext } from '../snapshot/snapshot.ts'

/** The generated reader of a body. */
interface Reader {
  readonly read: (value: unknown, context: ReadContext) => unknown
  /** Returns the fields that rules read, with the values of \`others\` where a field is missing or null. */
  readonly complete: (fields: Readonly<Record<string, unknown>>, others: object) => Readonly<Record<string, unknown>>
  readonly ruleFields: readonly string[]
}

${[...found.keys()].map(declarationsOf).join('\n\n')}
`,
    ],
  ]
}

const withoutEmptyLines = (code: string): string =>
  code
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n')

const declarationsOf = (
  name: string,
): string => `/** The fields that rules read, in the order of the bits of \`sentFields\`. */
export declare const ruleFieldsOf${name}: readonly string[]

export declare function read${name}(value: unknown, context: ReadContext): unknown

export declare const ${uncapitalised(name)}Reader: Reader`

// Reads the hand-written documents of `schemas/` by file name, and resolves their references.
import { readFileSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { contracts } from './untyped-contracts.ts'

/** The part of a JSON Schema that the tests read. */
export interface SchemaNode {
  readonly [keyword: string]: unknown
  readonly $id?: string
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly items?: SchemaNode
  readonly required?: readonly string[]
  readonly $defs?: Readonly<Record<string, SchemaNode>>
}

const folder = new URL('../../schemas/', import.meta.url)

/** Every hand-written document in `schemas/`, by its file name without the ending. */
export const schemaDocuments: ReadonlyMap<string, SchemaNode> = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.schema.json'))
    .map((name): [string, SchemaNode] => [
      name.replace('.schema.json', ''),
      JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as SchemaNode,
    ])
    .filter(([, { $comment }]) => !String($comment).startsWith('Generated from ')),
)

/** Returns the hand-written document with a file name, without the ending. */
export function schemaNamed(name: string): SchemaNode {
  const document = schemaDocuments.get(name)
  if (document === undefined) throw new Error(`schemas/${name}.schema.json is missing`)
  return document
}

const byId = new Map([...schemaDocuments.values()].map((document) => [document.$id, document]))

/** Returns the target of a schema's `$ref`, or the schema itself. */
export function resolve(node: SchemaNode): SchemaNode {
  if (node.$ref === undefined) return node
  const [id, fragment = ''] = node.$ref.split('#')
  let target: unknown = byId.get(id)
  for (const name of fragment.split('/').slice(1))
    target = (target as Record<string, unknown> | undefined)?.[name]
  if (target === undefined) throw new Error(`Nothing stands at ${node.$ref}.`)
  return resolve(target as SchemaNode)
}

/** The document of each contract, by its file name without the ending. */
export const documentOf: Readonly<Record<string, string>> = Object.fromEntries(
  [...contracts].map(([name, { id }]) => [name, basename(id, '.schema.json')]),
)

/** Returns the resolved document of a contract. */
export const schemaOf = (contract: string): SchemaNode => schemaNamed(documentOf[contract] ?? '')

/** Returns a bound of a field of a contract, such as the `maxLength` of `description`. */
export function boundOf(contract: string, field: string, keyword: string): number {
  const bound = resolve(schemaOf(contract).properties?.[field] ?? {})[keyword]
  if (typeof bound !== 'number') throw new Error(`${field} of ${contract} has no ${keyword}.`)
  return bound
}

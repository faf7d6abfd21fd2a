import type { JsonSchema } from '../../schema/json-schema.ts'
import { contracts, documentOf, documents, nameOf, schemasIn } from '../documents.ts'
import { banner } from '../names.ts'

/**
 * Returns the module `documents.ts`: each document with literal types, and for each contract a
 * `DocumentSet`, as separate constants, so that a bundle contains only what it uses.
 */
export function documentsModule(): [path: string, source: string] {
  const schemas = Array.from(
    documents,
    ([id, schema]) => `export const ${nameOf(id)}Schema = ${JSON.stringify(schema)} as const`,
  )
  const sets = contracts.map((name) => {
    const all = reached(documentOf(name)).map((id) => `${nameOf(id)}Schema`)
    return `export const ${name}Document: DocumentSet = {
  document: ${name}Schema,
  documents: () => byId([${all.join(', ')}]),
}`
  })
  const imports = "import { byId, type DocumentSet } from '../schema/resolve.ts'"
  return [
    'generated/documents.ts',
    `${banner('schemas/')}${[imports, ...schemas, ...sets].join('\n\n')}\n`,
  ]
}

/**
 * Returns the `$id` of a document, and of every document that it refers to, directly or indirectly.
 */
function reached({ $id = '' }: JsonSchema): readonly string[] {
  const found = new Set([$id])
  // The inner loop adds ids to the set, and the outer one then visits them, too.
  for (const id of found)
    for (const { $ref } of schemasIn(documents.get(id) ?? {}))
      if ($ref) found.add($ref.replace(/#.*/, ''))
  return [...found]
}

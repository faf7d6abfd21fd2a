import type { JsonSchema } from '../../schema/json-schema.ts'
import { contracts, documentOf, documents, documentsById, schemasIn } from '../documents.ts'
import { banner, camelCase } from '../names.ts'

/** Returns a module for each document. The module exports the document with literal types. */
export const schemaModules = (): [path: string, source: string][] =>
  [...documents].map(([name, schema]) => {
    const source = `export const ${camelCase(name)}Schema = ${JSON.stringify(schema)} as const\n`
    return [`schemas/${name}.ts`, banner(`schemas/${name}.schema.json`) + source]
  })

/**
 * Returns the module `documents.ts`: for each contract a `DocumentSet`, as a separate constant, so that a bundle
 * contains only the sets that it uses.
 */
export function documentsModule(): [path: string, source: string] {
  const schemas = [...documents.keys()].map((name) => `import { ${camelCase(name)}Schema } from './schemas/${name}.ts'`)
  const sets = contracts.map((name) => {
    const all = reached(documentOf(name)).map((id) => `${camelCase(fileNameOf(id))}Schema`)
    return `export const ${name}Document: DocumentSet = {
  document: ${name}Schema,
  documents: () => byId([${all.join(', ')}]),
}`
  })
  return [
    'documents.ts',
    `${banner('schemas/')}import { byId, type DocumentSet } from '../schema/resolve.ts'
${schemas.join('\n')}

${sets.join('\n\n')}
`,
  ]
}

/** Returns the `$id` of a document, and of every document that it refers to, directly or indirectly. */
function reached({ $id = '' }: JsonSchema): readonly string[] {
  const found = new Set([$id])
  // The inner loop adds ids to the set, and the outer one then visits them, too.
  for (const id of found)
    for (const { $ref } of schemasIn(documentsById.get(id) ?? {})) if ($ref) found.add($ref.replace(/#.*/, ''))
  return [...found]
}

const fileNameOf = (id: string): string => [...documents].find(([, document]) => document.$id === id)?.[0] ?? ''

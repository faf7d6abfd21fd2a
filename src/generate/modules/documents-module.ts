import type { JsonSchema } from '../../schema/json-schema.ts'
import { documentOf, documents, documentsById, contracts } from '../documents.ts'
import { banner, camelCase } from '../names.ts'
import { innerSchemas } from '../schema-parts.ts'

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
    const document = documentOf(name)
    const all = [...reached(document, new Set([document.$id ?? '']))].map((id) => `${camelCase(nameOf(id))}Schema`)
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

/** Adds the `$id` of every document that a schema refers to, directly or indirectly, to `found`. */
function reached(schema: JsonSchema, found: Set<string>): Set<string> {
  const id = schema.$ref?.split('#')[0]
  if (id !== undefined && !found.has(id)) {
    found.add(id)
    reached(documentsById.get(id) ?? {}, found)
  }
  for (const part of innerSchemas(schema)) reached(part, found)
  return found
}

const nameOf = (id: string): string => [...documents].find(([, document]) => document.$id === id)?.[0] ?? ''

import type { JsonSchema } from '../../schema/json-schema.ts'
import { documents, documentsById } from '../documents.ts'
import { banner, camelCase } from '../names.ts'

/** Returns the module with a function for each document, which returns the documents that its references need. */
export function referencesModule(): [path: string, source: string] {
  const functions = [...documents]
    .filter(([, document]) => document.type !== undefined)
    .map(([name, document]) => {
      const all = [...reached(document, new Set([document.$id ?? '']))].map((id) => `${camelCase(nameOf(id))}Schema`)
      return `export const ${camelCase(name)}Documents = (): SchemaDocuments => byId([${all.join(', ')}])`
    })
  const imports = [...documents.keys()].map((name) => `import { ${camelCase(name)}Schema } from './schemas/${name}.ts'`)
  return [
    'references.ts',
    `${banner('schemas/')}${imports.join('\n')}
import { byId } from '../schema/documents-by-id.ts'
import type { SchemaDocuments } from '../schema/resolve.ts'

${functions.join('\n')}
`,
  ]
}

/**
 * Returns the `$id` of every document that a schema refers to, directly or indirectly, in the order of the references.
 */
function reached(schema: JsonSchema, found: Set<string>): Set<string> {
  const id = schema.$ref?.split('#')[0]
  if (id !== undefined && !found.has(id)) {
    found.add(id)
    reached(documentsById.get(id) ?? {}, found)
  }
  const parts = [
    ...Object.values(schema.properties ?? {}),
    ...Object.values(schema.$defs ?? {}),
    ...(schema.items ? [schema.items] : []),
  ]
  for (const part of parts) reached(part, found)
  return found
}

const nameOf = (id: string): string => [...documents].find(([, document]) => document.$id === id)?.[0] ?? ''

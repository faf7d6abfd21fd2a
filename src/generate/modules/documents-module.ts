import type { JsonSchema } from '../../schema/json-schema.ts'
import { documents, documentsById, inlined, resources } from '../documents.ts'
import { banner, camelCase } from '../names.ts'
import { innerSchemas, schemasIn } from '../schema-parts.ts'
import { checks } from '../supported-keywords.ts'

/**
 * Returns the module `documents.ts`: for each contract a `DocumentSet`, as a separate constant, so that a bundle
 * contains only the sets that it uses.
 */
export function documentsModule(): [path: string, source: string] {
  const imports = checksIn(described.values()).map((keyword) => {
    const names = [`${keyword}Keyword`, ...(keyword === 'format' ? formatsIn(described.values()) : [])]
    const file = files[keyword] ?? keyword.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return `import { ${names.join(', ')} } from '../evaluator/keywords/${file}.ts'`
  })
  const schemas = [...documents.keys()].map((name) => `import { ${camelCase(name)}Schema } from './schemas/${name}.ts'`)
  const sets = [...contractDocuments].map((name) => {
    const [document, schema] = [documents.get(name) ?? {}, described.get(name) ?? {}]
    const all = [...reached(document, new Set([document.$id ?? '']))].map((id) => `${camelCase(nameOf(id))}Schema`)
    const keywords = checksIn([schema]).map((keyword) =>
      keyword === 'format' ? `/* @__PURE__ */ formatKeyword([${formatsIn([schema]).join(', ')}])` : `${keyword}Keyword`,
    )
    return `export const ${camelCase(name)}Document: DocumentSet = {
  document: ${camelCase(name)}Schema,
  documents: () => byId([${all.join(', ')}]),
  keywords: [${keywords.join(', ')}],
}`
  })
  return [
    'documents.ts',
    `${banner('schemas/')}import type { DocumentSet } from '../evaluator/compile-schema.ts'
${imports.join('\n')}
import { byId } from '../schema/resolve.ts'
${schemas.join('\n')}

${sets.join('\n\n')}
`,
  ]
}

/** The names of the documents that belong to a contract, each once. */
const contractDocuments = new Set(
  resources.flatMap(({ update, response, list, operation: { params, query, headers } }) =>
    [update, response, list, params, query, headers].flatMap((row) => row?.document ?? []),
  ),
)

/** Returns the keywords by which the documents reject values. */
export const usedKeywords = (): readonly string[] => ['type', 'required', ...checksIn(described.values())]

/** The documents with a type, by name, without references. A document without a type contains only `$defs`. */
const described = new Map(
  [...documents].filter(([, { type }]) => type !== undefined).map(([name, document]) => [name, inlined(document)]),
)

/** Returns the keywords of `checks` that the schemas use, in the order of `checks`. */
function checksIn(schemas: Iterable<JsonSchema>): readonly string[] {
  const used = new Set([...schemas].flatMap(schemasIn).flatMap((schema) => Object.keys(schema)))
  return Object.keys(checks).filter((keyword) => used.has(keyword))
}

const formatsIn = (schemas: Iterable<JsonSchema>): readonly string[] => [
  ...new Set(
    [...schemas]
      .flatMap(schemasIn)
      .flatMap(({ format = [] }) => format)
      .map(camelCase),
  ),
]

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

/** The files in `src/evaluator/keywords/` that contain several keywords, by keyword. */
const files: Readonly<Record<string, string | undefined>> = {
  minimum: 'bounds',
  exclusiveMinimum: 'bounds',
  maximum: 'bounds',
  minLength: 'lengths',
  maxLength: 'lengths',
  maxItems: 'lengths',
}

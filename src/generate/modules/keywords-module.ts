import type { JsonSchema } from '../../schema/json-schema.ts'
import { documentNamed, documents, inlined } from '../documents.ts'
import { banner, camelCase } from '../names.ts'
import { checks } from '../supported-keywords.ts'

/**
 * Returns the generated module that lists the keywords of each schema document. The lists are separate, so that a
 * bundle contains only the keywords that it needs.
 */
export function keywordsModule(): [path: string, source: string] {
  const used = new Map(described().map(([name, schema]) => [name, usedIn(schema)]))
  const all = usedChecks()
  const formats = [...new Set(described().flatMap(([, schema]) => [...formatsIn(schema)]))]
  const imports = all.map(
    (keyword) =>
      `import { ${[`${keyword}Keyword`, ...(keyword === 'format' ? formats : [])].join(', ')} } ` +
      `from '../evaluator/keywords/${files[keyword] ?? kebabCase(keyword)}.ts'`,
  )
  const lists = [...used].map(([name, keywords]) => {
    const named = [...formatsIn(inlined(documentNamed(name)))]
    const list = all
      .filter((keyword) => keywords.has(keyword))
      .map((keyword) =>
        keyword === 'format' ? `/* @__PURE__ */ formatKeyword([${named.join(', ')}])` : `${keyword}Keyword`,
      )
    return `export const ${camelCase(name)}Keywords: readonly Keyword[] = [${list.join(', ')}]`
  })
  return [
    'keywords.ts',
    [
      `${banner('schemas/')}import type { Keyword } from '../evaluator/keyword.ts'`,
      `${imports.join('\n')}\n`,
      `${lists.join('\n\n')}\n`,
    ].join('\n'),
  ]
}

/** Returns the keywords that the schemas use to reject values. `keywordsModule` generates a module from them. */
export const usedKeywords = (): readonly string[] => ['type', 'required', ...usedChecks()]

/** Returns the keywords at any depth of a schema that check a value. */
function usedIn(schema: JsonSchema, found = new Set<string>()): Set<string> {
  for (const keyword of Object.keys(schema)) if (Object.hasOwn(checks, keyword)) found.add(keyword)
  const parts = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])]
  for (const part of parts) usedIn(part, found)
  return found
}

/** The files of keywords that are not in a file of their own. */
const files: Readonly<Record<string, string | undefined>> = {
  minimum: 'bounds',
  exclusiveMinimum: 'bounds',
  maximum: 'bounds',
  exclusiveMaximum: 'bounds',
  multipleOf: 'bounds',
  minLength: 'lengths',
  maxLength: 'lengths',
  minItems: 'lengths',
  maxItems: 'lengths',
}

const kebabCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Returns the formats at any depth of a schema. */
function formatsIn(schema: JsonSchema, found = new Set<string>()): Set<string> {
  if (schema.format !== undefined) found.add(camelCase(schema.format))
  const parts = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])]
  for (const part of parts) formatsIn(part, found)
  return found
}

/** Returns the documents that describe values, without references. */
const described = (): readonly (readonly [name: string, schema: JsonSchema])[] =>
  [...documents].flatMap(([name, document]) =>
    document.type === undefined ? [] : [[name, inlined(document)] as const],
  )

/** Returns the keywords in all documents that check a value. */
function usedChecks(): readonly string[] {
  const used = described().map(([, schema]) => usedIn(schema))
  return Object.keys(checks).filter((keyword) => used.some((keywords) => keywords.has(keyword)))
}

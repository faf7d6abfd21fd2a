import type { JsonSchema } from '../../schema/json-schema.ts'
import { documents, inlined } from '../documents.ts'
import { banner, camelCase } from '../names.ts'
import { schemasIn } from '../schema-parts.ts'
import { checks } from '../supported-keywords.ts'

/**
 * Returns the generated module that lists the keywords of each schema document. The lists are separate, so that a
 * bundle contains only the keywords that it needs.
 */
export function keywordsModule(): [path: string, source: string] {
  const imports = checksIn(described.values()).map((keyword) => {
    const names = [`${keyword}Keyword`, ...(keyword === 'format' ? formatsIn(described.values()) : [])]
    const file = files[keyword] ?? keyword.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return `import { ${names.join(', ')} } from '../evaluator/keywords/${file}.ts'`
  })
  const lists = [...described].map(([name, schema]) => {
    const keywords = checksIn([schema]).map((keyword) =>
      keyword === 'format' ? `/* @__PURE__ */ formatKeyword([${formatsIn([schema]).join(', ')}])` : `${keyword}Keyword`,
    )
    return `export const ${camelCase(name)}Keywords: readonly Keyword[] = [${keywords.join(', ')}]`
  })
  return [
    'keywords.ts',
    `${banner('schemas/')}import type { Keyword } from '../evaluator/keyword.ts'
${imports.join('\n')}

${lists.join('\n\n')}
`,
  ]
}

/** Returns the keywords that the schemas use to reject values. */
export const usedKeywords = (): readonly string[] => ['type', 'required', ...checksIn(described.values())]

/** The documents with a type, without references, by name. The others contain only `$defs`. */
const described = new Map(
  [...documents].filter(([, { type }]) => type !== undefined).map(([name, document]) => [name, inlined(document)]),
)

/** Returns the keywords in schemas that check a value, in the order of the table of checks. */
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

/** The files of keywords that are not in a file of their own. */
const files: Readonly<Record<string, string | undefined>> = {
  minimum: 'bounds',
  exclusiveMinimum: 'bounds',
  maximum: 'bounds',
  minLength: 'lengths',
  maxLength: 'lengths',
  maxItems: 'lengths',
}

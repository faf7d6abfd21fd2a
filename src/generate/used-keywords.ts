import { bareSchema } from './bare-schema.ts'
import { documents } from './documents.ts'
import { schemasIn } from './schema-parts.ts'

/** Keywords without issues of their own. */
const structure: readonly string[] = ['properties', 'items']

/** Returns the keywords by which the documents reject values: the codes of their issues. */
export function usedKeywords(): readonly string[] {
  const schemas = [...documents.values()]
    .filter(({ type }) => type !== undefined)
    .flatMap((document) => schemasIn(bareSchema(document)))
  const used = new Set(schemas.flatMap((schema) => Object.keys(schema)))
  return [...used].filter((keyword) => !structure.includes(keyword)).sort()
}

import { bareSchema } from './bare-schema.ts'
import { documents } from './documents.ts'
import { banner, literal } from './names.ts'
import { schemasIn } from './schema-parts.ts'

/** Returns the module with the keywords by which the documents reject values: the codes of their issues. */
export function keywordCodesModule(): [path: string, source: string] {
  const schemas = [...documents.values()]
    .filter(({ type }) => type !== undefined)
    .flatMap((document) => schemasIn(bareSchema(document)))
  const keywords = [...new Set(schemas.flatMap((schema) => Object.keys(schema)))].sort()
  const codes = keywords.filter((keyword) => keyword !== 'properties' && keyword !== 'items')
  return [
    'issues/generated/keyword-code.ts',
    `${banner('schemas/')}
/** The codes with the name of a keyword: one for each keyword by which the schemas reject values. */
export type KeywordCode = ${codes.map(literal).join(' | ')}
`,
  ]
}

import { isDeepStrictEqual } from 'node:util'
import { annotations, withParts, type JsonSchema } from '../schema/json-schema.ts'
import { documents, inlined, schemasIn } from './documents.ts'
import { banner, literal } from './names.ts'

/**
 * Keywords that count or list the keys of an object: a record always has all keys. And keywords with other schemas for
 * the same value: read functions and locations know only `properties` and `items`.
 */
const refused: readonly string[] = [
  ...['minProperties', 'maxProperties', 'propertyNames', 'additionalProperties', 'patternProperties'],
  ...['unevaluatedProperties', 'unevaluatedItems', 'dependentSchemas', 'dependencies', 'prefixItems', 'contains'],
  ...['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'],
]

/**
 * Returns a document for Ajv: references inlined, without annotations.
 *
 * @throws Error for a schema that a record, a read function or a pointer does not support
 */
export const bareSchema = (document: JsonSchema): JsonSchema => bare(inlined(document), document.title)

function bare(schema: JsonSchema, name = 'An item'): JsonSchema {
  const keywords = Object.entries(schema).filter(([keyword]) => !annotations.includes(keyword))
  const wrong = keywords.find(([keyword]) => refused.includes(keyword))
  if (wrong !== undefined) throw new Error(`The keyword ${wrong[0]} cannot be checked on a record`)
  if (schema.type === undefined) throw new Error(`${name} has no type`)
  const { properties, items, required = [], dependentRequired = {} } = schema
  if (properties && items && !isDeepStrictEqual(properties, items.properties))
    throw new Error(`${name} is an object or a list of objects with other properties, which one function reads`)
  const missing = [...required, ...Object.entries(dependentRequired).flat(2)].find((each) => !properties?.[each])
  if (missing !== undefined) throw new Error(`${name} requires ${missing}, which properties lacks`)
  const odd = Object.keys(properties ?? {}).find((each) => !/^[a-z_][\w-]*$/i.test(each))
  if (odd !== undefined) throw new Error(`The name ${odd} would be escaped in a pointer`)
  return withParts(Object.fromEntries(keywords), bare)
}

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

import { isDeepStrictEqual } from 'node:util'
import { annotations, withSubschemas, type JsonSchema } from '../schema/json-schema.ts'
import { documents, inlined, schemasIn } from './documents.ts'

/**
 * The keywords that a record supports. Not those that count or list the keys of an object, because
 * a record always has all keys, and not those with other schemas for the same value: read functions
 * know only `properties` and `items`.
 */
const supported: readonly string[] = [
  ...annotations,
  ...['type', 'enum', 'const', 'properties', 'required', 'dependentRequired', 'items'],
  ...[
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'multipleOf',
    'format',
    'pattern',
  ],
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems'],
]

/**
 * Returns a document for Ajv: references inlined, without annotations.
 *
 * @throws Error for a schema that a record, a read function or a pointer does not support
 */
export const bareSchema = (document: JsonSchema): JsonSchema =>
  bare(inlined(document), document.title)

function bare(schema: JsonSchema, name = 'An item'): JsonSchema {
  const wrong = Object.keys(schema).find((keyword) => !supported.includes(keyword))
  if (wrong !== undefined) throw new Error(`The keyword ${wrong} cannot be checked on a record`)
  if (schema.type === undefined) throw new Error(`${name} has no type`)
  const { properties, items, required = [], dependentRequired = {} } = schema
  if (properties && items && !isDeepStrictEqual(properties, items.properties))
    throw new Error(
      `${name} is an object or a list of objects with other properties, which one function reads`,
    )
  const unread = Object.keys(schema).find(
    (keyword) => keyword.endsWith('Items') && items === undefined,
  )
  if (unread !== undefined)
    throw new Error(`${name} has ${unread} without items, so that no item is read`)
  const missing = [...required, ...Object.entries(dependentRequired).flat(2)].find(
    (each) => !properties?.[each],
  )
  if (missing !== undefined) throw new Error(`${name} requires ${missing}, which properties lacks`)
  const names = [...required, ...Object.values(dependentRequired).flat()]
  const repeated = names.find((each, index) => names.indexOf(each) !== index)
  if (repeated !== undefined)
    throw new Error(`${name} requires ${repeated} twice, which would be two issues`)
  const odd = Object.keys(properties ?? {}).find(
    (each) => !/^(?!__proto__$)[a-z_][\w-]*$/i.test(each),
  )
  if (odd !== undefined)
    throw new Error(`The name ${odd} would be escaped in a pointer, or sets a prototype`)
  const keywords = Object.entries(schema).filter(([keyword]) => !annotations.includes(keyword))
  return withSubschemas(Object.fromEntries(keywords), bare)
}

/** Returns the keywords by which the documents reject values: the codes of their issues. */
export function keywordCodes(): readonly string[] {
  const schemas = [...documents.values()]
    .filter(({ type }) => type !== undefined)
    .flatMap((document) => schemasIn(bareSchema(document)))
  const keywords = [...new Set(schemas.flatMap((schema) => Object.keys(schema)))].sort()
  return keywords.filter((keyword) => keyword !== 'properties' && keyword !== 'items')
}

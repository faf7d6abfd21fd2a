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
  ...['type', 'enum', 'const', 'properties', 'required', 'items'],
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
  const fault = faultOf(schema) ?? faultOfNames(schema)
  if (fault !== undefined) throw new Error(`${name} ${fault}`)
  const keywords = Object.entries(schema).filter(([keyword]) => !annotations.includes(keyword))
  return withSubschemas(Object.fromEntries(keywords), bare)
}

/** Returns why a schema cannot be checked on a record; undefined if it can. */
function faultOf(schema: JsonSchema): string | undefined {
  const { type, properties, items } = schema
  const wrong = Object.keys(schema).find((keyword) => !supported.includes(keyword))
  if (wrong !== undefined) return `has the keyword ${wrong}, which cannot be checked on a record`
  if (type === undefined) return 'has no type'
  if (properties && items && !isDeepStrictEqual(properties, items.properties))
    return 'is an object or a list of objects with other properties, which one function reads'
  const unread = Object.keys(schema).find((keyword) => keyword.endsWith('Items'))
  return unread === undefined || items !== undefined
    ? undefined
    : `has ${unread} without items, so that no item is read`
}

/** Returns what is wrong with the names of fields in a schema; undefined if nothing is. */
function faultOfNames(schema: JsonSchema): string | undefined {
  const { properties = {}, required = [] } = schema
  const missing = required.find((each) => !Object.hasOwn(properties, each))
  if (missing !== undefined) return `requires ${missing}, which properties lacks`
  const repeated = required.find((each, index) => required.indexOf(each) !== index)
  if (repeated !== undefined) return `requires ${repeated} twice, which would be two issues`
  const odd = Object.keys(properties).find((each) => !/^(?!__proto__$)[a-z_][\w-]*$/i.test(each))
  return odd === undefined
    ? undefined
    : `has the name ${odd}, which would be escaped in a pointer, or sets a prototype`
}

/** Returns the keywords by which the documents reject values: the codes of their issues. */
export function keywordCodes(): readonly string[] {
  const schemas = [...documents.values()]
    .filter(({ type }) => type !== undefined)
    .flatMap((document) => schemasIn(bareSchema(document)))
  const keywords = [...new Set(schemas.flatMap((schema) => Object.keys(schema)))].sort()
  return keywords.filter((keyword) => keyword !== 'properties' && keyword !== 'items')
}

import { annotations, type JsonSchema } from '../schema/json-schema.ts'
import { inlined } from './documents.ts'

/**
 * Keywords that count or list the keys of an object: a record always has all keys. And keywords with other schemas for
 * the same value: readers and places know only `properties` and `items`.
 */
const refused: readonly string[] = [
  ...['minProperties', 'maxProperties', 'propertyNames', 'additionalProperties', 'patternProperties'],
  ...['unevaluatedProperties', 'unevaluatedItems', 'dependentSchemas', 'dependencies', 'prefixItems', 'contains'],
  ...['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'],
]

/**
 * Returns a document for Ajv: references inlined, without annotations.
 *
 * @throws Error for a keyword that Ajv cannot check on a record, or for a name that is not plain
 */
export const bareSchema = (document: JsonSchema): JsonSchema => bare(inlined(document))

function bare(schema: JsonSchema): JsonSchema {
  const keywords = Object.entries(schema).filter(([keyword]) => !annotations.includes(keyword))
  const wrong = keywords.find(([keyword]) => refused.includes(keyword))
  if (wrong !== undefined) throw new Error(`The keyword ${wrong[0]} cannot be checked on a record`)
  if ('uniqueItems' in schema && schema.maxItems === undefined)
    throw new Error('The keyword uniqueItems needs maxItems, because it compares every two items')
  const { properties, items } = schema
  const odd = Object.keys(properties ?? {}).find((name) => !/^[a-z_][\w-]*$/i.test(name))
  if (odd !== undefined) throw new Error(`The name ${odd} would be escaped in a pointer`)
  return {
    ...Object.fromEntries(keywords),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, bare(part)])),
    }),
    ...(items && { items: bare(items) }),
  }
}

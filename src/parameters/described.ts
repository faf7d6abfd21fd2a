import type { JsonSchema } from '../schema/json-schema.ts'
import type { Form } from './form.ts'
import { spellingOf } from './spelling.ts'

/**
 * The schema of one parameter in the forms that it can be given in. Bounds of a number stay with the number: text has
 * none.
 */
function asGiven(schema: JsonSchema, { lists }: Form): JsonSchema {
  const { description, default: filled, examples, ...value } = schema
  const spelling = spellingOf(schema)
  const one: JsonSchema =
    spelling === undefined || typeof value.type !== 'string'
      ? value
      : { ...value, type: [value.type, 'string'], pattern: spelling.pattern }
  const { type = [] } = one
  const types = typeof type === 'string' ? [type] : type
  return {
    ...(description !== undefined && { description }),
    ...one,
    ...(lists && { type: [...types, 'array'], items: one, maxItems: 1 }),
    ...(filled !== undefined && { default: filled }),
    ...(examples !== undefined && { examples }),
  }
}

function mapped(
  { properties = {} }: JsonSchema,
  change: (schema: JsonSchema) => JsonSchema,
): JsonSchema['properties'] & {} {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, change(schema)]))
}

/**
 * What a document without references says of the plain objects that are read, headers under their lower-case names. It
 * has no `$id`, which names the document that it is derived from.
 */
export function describeInput({ $id: _id, ...document }: JsonSchema, form: Form): JsonSchema {
  return { ...document, properties: mapped(document, (schema) => asGiven(schema, form)) }
}

/** What it says of the answer: every parameter that has a default is there. */
export function describeOutput({ $id: _id, ...document }: JsonSchema): JsonSchema {
  const { properties = {}, required = [] } = document
  const filled = Object.keys(properties).filter((name) => properties[name]?.default !== undefined)
  return { ...document, required: [...required, ...filled] }
}

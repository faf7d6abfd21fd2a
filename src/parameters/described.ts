import type { JsonSchema, JsonTypeName } from '../schema/json-schema.ts'
import type { Form } from './form.ts'
import { spellingOf } from './spelling.ts'

const typesIn = (type: JsonSchema['type'] = []): readonly JsonTypeName[] => (typeof type === 'string' ? [type] : type)

/**
 * Returns the schema of one parameter in the forms that a caller can pass. Bounds apply to the number only. An empty
 * list counts as omitted, so a required parameter rejects it.
 */
function asGiven(schema: JsonSchema, { lists }: Form, isRequired: boolean): JsonSchema {
  const { description, default: filled, examples, type = [], ...limits } = schema
  const spelling = spellingOf(schema)
  const one =
    spelling === undefined
      ? { ...limits, type }
      : { ...limits, type: [...typesIn(type), 'string' as const], pattern: spelling.pattern }
  return {
    ...(description !== undefined && { description }),
    ...one,
    ...(lists && {
      type: [...typesIn(one.type), 'array'],
      items: one,
      ...(isRequired && { minItems: 1 }),
      maxItems: 1,
    }),
    ...(filled !== undefined && { default: filled }),
    ...(examples !== undefined && { examples }),
  }
}

/**
 * Describes the plain objects that a parameters contract accepts, headers under their lower-case names. `schema` has
 * neither references nor prototypes; the result has no `$id`, which names the document that it is derived from.
 */
export function describeInput(schema: JsonSchema, form: Form): JsonSchema {
  const { $id: _id, ...document } = schema
  const { properties = {}, required = [] } = schema
  return {
    ...document,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [name, asGiven(part, form, required.includes(name))]),
    ),
  }
}

/** Describes what a parameters contract returns: every parameter that has a default is present. */
export function describeOutput(schema: JsonSchema): JsonSchema {
  const { $id: _id, ...document } = schema
  const { properties = {}, required = [] } = schema
  const filled = Object.entries(properties).flatMap(([name, part]) => (part.default === undefined ? [] : [name]))
  return { ...document, required: [...required, ...filled] }
}

import { typesIn, withSubschemas, type JsonSchema } from '../schema/json-schema.ts'
import type { ParameterForm } from './parameter-form.ts'
import { spellingOf } from './spelling.ts'

/**
 * Returns the schema of the plain objects that a parameters contract accepts. Header names are in
 * lower case.
 *
 * `schema` must have no `$ref`. The result has no `$id`, because `$id` names the original document.
 */
export function inputSchemaOf(schema: JsonSchema, form: ParameterForm): JsonSchema {
  const { $id: _id, ...document } = schema
  const { required = [] } = schema
  return withSubschemas(document, (inner, name = '') =>
    asGiven(inner, form, required.includes(name)),
  )
}

/**
 * Returns the schema of one parameter in the forms that a caller can pass. `minimum` and `maximum`
 * do not apply to the strings. An empty list counts as omitted, so a required parameter rejects it.
 */
function asGiven(schema: JsonSchema, { lists }: ParameterForm, isRequired: boolean): JsonSchema {
  const { description, default: filled, examples, type = [], ...limits } = schema
  const spelling = spellingOf(schema)
  const asText = spelling && {
    type: [...typesIn(schema), 'string' as const],
    pattern: spelling.pattern.source,
  }
  const one = { ...limits, type, ...asText }
  return {
    ...(description !== undefined && { description }),
    ...one,
    ...(lists && {
      type: [...typesIn(one), 'array'],
      items: one,
      ...(isRequired && { minItems: 1 }),
      maxItems: 1,
    }),
    ...(filled !== undefined && { default: filled }),
    ...(examples !== undefined && { examples }),
  }
}

/**
 * Returns the schema of the result of a parameters contract. Every parameter with a default is
 * present.
 */
export function outputSchemaOf(schema: JsonSchema): JsonSchema {
  const { $id: _id, ...document } = schema
  const { properties = {}, required = [] } = schema
  const filled = Object.entries(properties).flatMap(([name, inner]) =>
    inner.default === undefined ? [] : [name],
  )
  return { ...document, required: [...required, ...filled] }
}

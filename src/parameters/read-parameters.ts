import { isFields, lengthOf, placeholderFor, type Read } from '../schema/read-values.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { visitParameters, type ParameterForm } from './parameter-form.ts'
import { spellingOf } from './spelling.ts'

/**
 * Stands in a record for a repeated parameter, and for an object of a kind that is not accepted.
 */
export const rejected: unique symbol = /* @__PURE__ */ Symbol('rejected')

/** Returns a function that reads parameters, each once, and parses numbers and booleans. */
export function readFunctionOf({ properties = {} }: JsonSchema, form: ParameterForm): Read {
  const parsers = new Map(
    Object.entries(properties).map(([name, schema]) => [name, spellingOf(schema)?.parse]),
  )
  return (value, { unknownFields }) => {
    const given = valuesIn(value, form)
    if (given === undefined) return isFields(value) ? rejected : placeholderFor(value)
    for (const name of given.keys())
      if (!parsers.has(name)) unknownFields?.push({ pointer: '', name })
    return Object.fromEntries(
      Array.from(parsers, ([name, parse]) => {
        const one = given.get(name)
        return [name, typeof one === 'string' && parse !== undefined ? (parse(one) ?? one) : one]
      }),
    )
  }
}

/**
 * Returns the parameters of a value by name; undefined for a value that has none of the accepted
 * forms.
 */
function valuesIn(value: unknown, form: ParameterForm): Map<string, unknown> | undefined {
  const values = new Map<string, unknown>()
  const hasForm = visitParameters(form, value, (given, content) => {
    const name = form.ignoresCase ? String(given).toLowerCase() : String(given)
    const one = onlyValue(content, form)
    if (one !== undefined) values.set(name, values.has(name) ? rejected : placeholderFor(one))
  })
  return hasForm ? values : undefined
}

/** Returns the only value of a parameter, which can be in a list; undefined for an empty list. */
function onlyValue(content: unknown, { lists }: ParameterForm): unknown {
  if (!lists || !Array.isArray(content)) return content
  const length = lengthOf(content)
  if (length > 1) return rejected
  return length === 1 && Object.hasOwn(content, 0) ? content[0] : undefined
}

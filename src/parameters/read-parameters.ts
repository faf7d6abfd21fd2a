import { isFields, lengthOf, type Read, placeholderFor } from '../schema/read-values.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { type ParameterForm, visitParameters } from './parameter-form.ts'
import { spellingOf } from './spelling.ts'

/** Stands in a record for what is never valid: a repeated parameter, and an object of a kind that is not accepted. */
export const rejected: unique symbol = /* @__PURE__ */ Symbol('rejected')

/** Returns a function that reads the parameters of a value, each once, and parses numbers and booleans. */
export function readFunctionOf({ properties = {} }: JsonSchema, form: ParameterForm): Read {
  const parameters = Object.entries(properties).map(([name, schema]) => ({ name, parse: spellingOf(schema)?.parse }))
  return (value, unknownFields) => {
    const values = new Map<string, unknown>()
    const unknown = new Set<string>()

    const isRead = visitParameters(form, value, (given, content) => {
      const name = form.ignoresCase ? String(given).toLowerCase() : String(given)
      if (!parameters.some((known) => known.name === name)) {
        if (content === undefined) return
        if (!Array.isArray(content) || lengthOf(content) > 0) unknown.add(name)
        return
      }
      let one = content
      if (form.lists && Array.isArray(content)) {
        const length = lengthOf(content)
        one = length > 1 ? rejected : length === 1 && Object.hasOwn(content, 0) ? content[0] : undefined
      }
      if (one !== undefined) values.set(name, values.has(name) ? rejected : placeholderFor(one))
    })
    if (!isRead) return isFields(value) ? rejected : placeholderFor(value)

    for (const name of unknown) unknownFields?.push({ pointer: '', name })
    return Object.fromEntries(
      parameters.map(({ name, parse }) => {
        const one = values.get(name)
        return [name, typeof one === 'string' && parse !== undefined ? (parse(one) ?? one) : one]
      }),
    )
  }
}

import { lengthOf, unread } from '../schema/read-parts.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import type { Form } from './parameter-form.ts'
import { spellingOf } from './spelling.ts'

/** Returns a function that reads the parameters of a value, and parses numbers and booleans. */
export function readFunctionOf({ properties = {} }: JsonSchema, form: Form): ReadParameters {
  const parameters = Object.entries(properties).map(([name, schema]) => ({ name, parse: spellingOf(schema)?.parse }))
  const listed = new Set(parameters.map(({ name }) => name))

  return (value) => {
    const values = new Map<string, unknown>()
    const repeated = new Set<string>()
    const unknown = new Set<string>()

    const isRead = form.read(value, (given, content) => {
      const name = form.ignoresCase ? given.toLowerCase() : given
      if (!listed.has(name)) {
        if (content === undefined) return
        if (!Array.isArray(content) || lengthOf(content) > 0) unknown.add(name)
        return
      }
      let one = content
      if (form.lists && Array.isArray(content)) {
        const length = lengthOf(content)
        if (length > 1) repeated.add(name)
        one = length === 1 && Object.hasOwn(content, 0) ? content[0] : undefined
      }
      if (one === undefined) return
      if (values.has(name)) repeated.add(name)
      values.set(name, unread(one))
    })
    if (!isRead) return undefined

    const record = Object.fromEntries(
      parameters.map(({ name, parse }) => {
        const one = values.get(name)
        if (repeated.has(name)) return [name, null]
        return [name, typeof one === 'string' && parse !== undefined ? (parse(one) ?? one) : one]
      }),
    )
    return { record, repeated, unknown }
  }
}

export interface ReadParametersResult {
  /**
   * The value of every name in the schema, parsed if possible: undefined if it is missing, null if it is repeated. No
   * schema of a parameter allows null.
   */
  readonly record: Readonly<Record<string, unknown>>
  readonly repeated: ReadonlySet<string>
  /** The names of unknown parameters, in the value's order. */
  readonly unknown: ReadonlySet<string>
}

/**
 * Reads every parameter of a value once. Returns undefined if the value is not of an accepted kind, such as a query
 * string or a plain object.
 */
export type ReadParameters = (value: unknown) => ReadParametersResult | undefined

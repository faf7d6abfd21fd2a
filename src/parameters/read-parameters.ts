import { lengthOf, unread } from '../snapshot/read.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import type { Form } from './form.ts'
import { spellingOf } from './spelling.ts'

/** What a value says of the listed parameters. */
export interface Given {
  /**
   * Every listed name, with its value: typed where its text says one, undefined where it is left out, and null, which
   * none takes, where it is repeated.
   */
  readonly record: Readonly<Record<string, unknown>>
  /** The parameters that are given more than once. */
  readonly repeated: ReadonlySet<string>
}

/** Reads every parameter of a value once; nothing where the value is of no form that holds parameters. */
export type ReadParameters = (value: unknown) => Given | undefined

export function parameterReader(properties: Readonly<Record<string, JsonSchema>>, form: Form): ReadParameters {
  const parameters = Object.entries(properties).map(([name, schema]) => ({ name, parse: spellingOf(schema)?.parse }))
  const listed = new Set(parameters.map(({ name }) => name))

  return (value) => {
    const values = new Map<string, unknown>()
    const repeated = new Set<string>()

    const isRead = form.read(value, (given, content) => {
      const name = form.nameOf(given)
      if (!listed.has(name)) return
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
    return { record, repeated }
  }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Schema {
  readonly [keyword: string]: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}

/** The keywords that the contenders check; the rules that span two fields are code. */
const checked = new Set(
  'type enum const format required minimum maximum exclusiveMinimum maxLength maxItems'.split(' '),
)

/** Returns a schema without annotations, so that no contender carries descriptions. */
const checksOf = ({ properties, items, ...schema }: Schema): Schema => ({
  ...Object.fromEntries(Object.entries(schema).filter(([keyword]) => checked.has(keyword))),
  ...(properties && {
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, checksOf(property)]),
    ),
  }),
  ...(items && { items: checksOf(items) }),
})

/** Returns the checks of a bundled document, for the contenders that compile JSON Schema. */
export const documentOf = (name: string): Schema =>
  checksOf(
    JSON.parse(
      readFileSync(
        join(import.meta.dirname, '../../schemas/bundled', `${name}.schema.json`),
        'utf8',
      ),
    ) as Schema,
  )

// Tests that the generator refuses schemas that the package does not support.
import { expect, it } from 'vitest'
import { bareSchema } from '../../src/generate/keywords.ts'
import type { JsonSchema } from '../../src/schema/json-schema.ts'

interface Refusal {
  readonly part: JsonSchema
  readonly message: string
}

const object = { type: 'object' } as const
const properties = { limit: { type: 'string' } } as const
const keywords = [
  'minProperties',
  'dependentRequired',
  'additionalProperties',
  'allOf',
  'not',
  'contains',
  'nullable',
  'writeOnly',
]
const names = ['größe', 'a/b', '0', '', '__proto__']

it.each<Refusal>([
  // Keywords that list keys or have other schemas for a value, and names that pointers escape.
  ...keywords.map((name) => ({ part: { ...object, [name]: false }, message: name })),
  ...names.map((name) => ({
    part: { ...object, properties: { [name]: object } },
    message: 'escaped',
  })),
  {
    part: { ...object, properties, required: ['limits'] },
    message: 'part requires limits',
  },
  {
    part: { type: ['object', 'array'], properties, items: object },
    message: 'part is an object or a list',
  },
  {
    part: { ...object, properties, required: ['limit', 'limit'] },
    message: 'requires limit twice',
  },
  {
    part: { type: 'array', items: { type: ['string', 'array'], minItems: 1 } },
    message: 'An item has minItems without items',
  },
  { part: { enum: [1] }, message: 'part has no type' },
])('refuses what records, read functions and pointers do not support: $part', (row) => {
  const schema = { ...object, properties: { part: row.part } }
  expect(() => bareSchema(schema)).toThrow(row.message)
})

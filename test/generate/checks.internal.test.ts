// Holds the code that Ajv compiled to what Ajv compiles from the documents now.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checksModule } from '../../src/generate/ajv-checks.ts'
import { bareSchema } from '../../src/generate/keywords.ts'
import type { JsonSchema } from '../../src/schema/json-schema.ts'

it('ships the code that Ajv compiles from the documents', () => {
  for (const [path, source] of checksModule())
    expect(
      readFileSync(new URL(`../../src/generated/${path}`, import.meta.url), 'utf8'),
      path,
    ).toBe(source)
})

type Refusal = [part: JsonSchema, message: string]
const object = { type: 'object' } as const
const properties = { limit: { type: 'string' } } as const
const keywords = [
  'minProperties',
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
  ...keywords.map((name): Refusal => [{ ...object, [name]: false }, name]),
  ...names.map((name): Refusal => [{ ...object, properties: { [name]: object } }, 'escaped']),
  [{ ...object, properties, required: ['limits'] }, 'part requires limits'],
  [{ ...object, properties, dependentRequired: { limit: ['name'] } }, 'part requires name'],
  [{ type: ['object', 'array'], properties, items: object }, 'part is an object or a list'],
  [
    { ...object, properties, required: ['limit'], dependentRequired: { limit: ['limit'] } },
    'requires limit twice',
  ],
  [
    { type: 'array', items: { type: ['string', 'array'], minItems: 1 } },
    'An item has minItems without items',
  ],
  [{ enum: [1] }, 'part has no type'],
])('refuses what records, read functions and pointers do not support: %j', (part, message) => {
  expect(() => bareSchema({ ...object, properties: { part } })).toThrow(message)
})

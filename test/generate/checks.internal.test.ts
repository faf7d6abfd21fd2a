// Holds the code that Ajv compiled to what Ajv compiles from the documents now.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checksModule } from '../../src/generate/ajv-checks.ts'
import { bareSchema } from '../../src/generate/keywords.ts'

it('ships the code that Ajv compiles from the documents', () => {
  for (const [path, source] of checksModule())
    expect(readFileSync(new URL(`../../src/generated/${path}`, import.meta.url), 'utf8'), path).toBe(source)
})

it('refuses keywords that list keys or have further schemas for a value', () => {
  for (const keyword of ['minProperties', 'propertyNames', 'additionalProperties', 'allOf', 'not', 'contains'])
    expect(() => bareSchema({ type: 'object', properties: { part: { type: 'object', [keyword]: false } } })).toThrow(
      keyword,
    )
})

it('refuses names that pointers escape', () => {
  for (const name of ['größe', 'a/b', '0', ''])
    expect(() => bareSchema({ type: 'object', properties: { [name]: { type: 'string' } } })).toThrow('escaped')
})

it('refuses uniqueItems without maxItems, because it compares every two items', () => {
  const tags = { type: 'array', uniqueItems: true, items: { type: 'string' } } as const
  expect(() => bareSchema({ type: 'object', properties: { tags } })).toThrow('maxItems')
  expect(bareSchema({ ...tags, maxItems: 5 })).toEqual({ ...tags, maxItems: 5 })
})

it('refuses a field without a type, and names it', () => {
  expect(() => bareSchema({ type: 'object', properties: { limit: { enum: [1] } } })).toThrow('limit has no type')
})

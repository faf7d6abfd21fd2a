// Tests how the OpenAPI document writes schemas: lists of allowed values with null, and the offset rule.
import type { JsonSchema } from 'monitor-contract'
import { describe, expect, it } from 'vitest'
import { Components } from '../../src/docs/openapi/components.ts'
import { withOffsetRuleOfRequest } from '../../src/docs/openapi/offset-rule.ts'

describe('a list of allowed values with null', () => {
  const written = (schema: JsonSchema) => new Components().use(schema)

  it('becomes a list without null, and the type null', () => {
    expect(written({ type: ['string', 'null'], enum: ['a', null] })).toEqual({
      anyOf: [{ type: 'string', enum: ['a'] }, { type: 'null' }],
    })
  })

  it.each<[what: string, schema: JsonSchema]>([
    ['its schema has two other types', { type: ['string', 'integer', 'null'], enum: ['a', 1, null] }],
    ['its schema has no other type', { type: ['null'], enum: [null] }],
    ['its schema has one type', { type: 'null', enum: [null] }],
    ['its schema has no type', { enum: ['a', null] }],
  ])('is not changed if %s', (_, schema) => {
    expect(written(schema)).toEqual(schema)
  })
})

it('a request without the fields of the offset rule has no offset rule', () => {
  const schema: JsonSchema = { type: 'array', items: { type: 'string' } }
  expect(withOffsetRuleOfRequest(schema)).toEqual(schema)
})

import { expect, it } from 'vitest'
import { tolerantSchema } from '../../src/schema/tolerant.ts'

it('keeps single allowed values, and adds null to optional fields', () => {
  const kind = { type: 'string', enum: ['ICMP'] } as const
  const fixed = { type: 'string', const: 'ICMP' } as const
  const optional = { type: ['string', 'null'], enum: ['ICMP', null] }
  const others = {
    type: 'object',
    required: ['kind'],
  } as const
  expect(
    tolerantSchema({ $id: 'urn:x', properties: { kind, other: kind, fixed }, ...others }),
  ).toEqual({
    properties: { kind, other: optional, fixed: optional },
    ...others,
  })
})

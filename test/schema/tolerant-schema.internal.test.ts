import { expect, it } from 'vitest'
import { tolerantSchema } from '../../src/schema/tolerant.ts'

it('keeps const and dependentRequired, whose errors stay errors', () => {
  const kind = { const: 'ICMP' }
  const dependentRequired = { kind: ['other'] }
  expect(tolerantSchema({ properties: { kind, other: kind }, required: ['kind'], dependentRequired })).toMatchObject({
    properties: { kind: { enum: ['ICMP'] }, other: { enum: ['ICMP', null] } },
    dependentRequired,
  })
})

it('keeps a single allowed value of a required field, and adds null to that of an optional field', () => {
  const kind = { type: 'string', enum: ['ICMP'] } as const
  expect(
    tolerantSchema({ $id: 'urn:x', type: 'object', properties: { kind, other: kind }, required: ['kind'] }),
  ).toEqual({
    type: 'object',
    properties: { kind, other: { type: ['string', 'null'], enum: ['ICMP', null] } },
    required: ['kind'],
  })
})

// Tests what every body contract has in common: its methods, schema, options and immutability.
import { describe, expect, it } from 'vitest'
import * as main from 'monitor-contract'
import { bodyContracts, bodyNames, isList } from '../helpers/body-contracts.ts'
import { minimalBody } from '../helpers/minimal-bodies.ts'
import { schemaOf } from '../helpers/schema-documents.ts'

const isDeepFrozen = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isDeepFrozen))

function scramble(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const part of Object.values(value)) scramble(part)
  if (Object.isFrozen(value)) return
  for (const key of Object.keys(value)) Reflect.deleteProperty(value, key)
}

describe.each(bodyNames)('%s', (name) => {
  const contract = main[name]

  it('is frozen, and its deeply frozen schema equals the document in schemas/', () => {
    expect(contract.schema).toEqual(schemaOf(name))
    expect(isDeepFrozen(contract)).toBe(true)
  })

  it('returns the same after a caller has changed an earlier result', () => {
    const broken = {
      name: 5,
      runtimeId: 'x',
      frequency: 7,
      heartbeat: null,
      description: 5,
      firstSeen: 'x',
      tags: [5],
      doubleCheck: true,
      maxPacketLossThreshold: 5,
    }
    const validate = () => bodyContracts[name].validate(isList(name) ? [broken] : broken)
    const { jsonSchema } = contract['~standard']
    for (const make of [validate, () => jsonSchema.input({ target: 'draft-07' })]) {
      const before = JSON.stringify(make())
      scramble(make())
      expect(JSON.stringify(make())).toBe(before)
    }
    expect(contract.schema).toEqual(schemaOf(name))
  })

  it('keeps the options of an earlier `with` unless a later one replaces them', () => {
    const made = bodyContracts[name]
      .with({ maxIssues: 1 })
      .with({ severity: { 'unknown-field': 'error' } })
      .with({ maxIssues: undefined })
    const value = minimalBody(name, { more: 1, other: 2 })
    expect(made.validate(value).errors).toHaveLength(1)
    expect(made.validate(value, { maxIssues: 2 }).errors).toHaveLength(2)
    expect(
      made.with({ maxIssues: 100, severity: { 'unknown-field': 'off' } }).validate(value),
    ).toEqual(bodyContracts[name].validate(value, { severity: { 'unknown-field': 'off' } }))
    expect(made.id).toBe(contract.id)
  })
})

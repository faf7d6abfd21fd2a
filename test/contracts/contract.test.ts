// Tests what every body contract has in common: its methods, schema, options and immutability.
import addFormats from 'ajv-formats'
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as main from 'monitor-contract'
import { bodyContracts, bodyNames, isList } from '../helpers/body-contracts.ts'
import { valid } from '../helpers/generated-bodies.ts'
import { minimalBody } from '../helpers/minimal-bodies.ts'
import { damagedJson } from '../helpers/damaged.ts'
import { isRuleError } from '../helpers/rule-errors.ts'
import { documentOf } from '../helpers/schemas.ts'

const isDeepFrozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isDeepFrozen))

function scramble(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const part of Object.values(value)) scramble(part)
  if (Object.isFrozen(value)) return
  for (const key of Object.keys(value)) Reflect.deleteProperty(value, key)
}

describe.each(bodyNames)('%s', (name) => {
  const contract = main[name]

  it('is frozen, and its deeply frozen schema equals the document in schemas/', () => {
    expect(Object.isFrozen(contract)).toBe(true)
    expect(contract.schema).toEqual(documentOf(contract.id))
    expect(isDeepFrozen(contract.schema)).toBe(true)
    expect(isDeepFrozen(contract['~standard'])).toBe(true)
  })

  it('returns only data that a caller can change without changing later results', () => {
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
    const { errors, warnings } = bodyContracts[name].validate(isList(name) ? [broken] : broken)
    expect(errors.length).toBeGreaterThan(0)
    for (const issue of [...errors, ...warnings]) expect(isDeepFrozen(issue.params)).toBe(true)
    const before = JSON.stringify(contract['~standard'].jsonSchema.input({ target: 'draft-07' }))
    scramble(contract['~standard'].jsonSchema.input({ target: 'draft-07' }))
    expect(JSON.stringify(contract['~standard'].jsonSchema.input({ target: 'draft-07' }))).toBe(before)
    expect(contract.schema).toEqual(documentOf(contract.id))
  })

  it.each([
    ['draft-2020-12', () => new Ajv2020({ allowUnionTypes: true })],
    ['draft-07', () => new Ajv({ allowUnionTypes: true })],
  ] as const)('has a JSON Schema in %s, without references, that agrees with it apart from rules', (target, make) => {
    const { input, output } = contract['~standard'].jsonSchema
    const document = input({ target })
    expect(output({ target })).toEqual(document)
    expect(JSON.stringify(document)).not.toContain('$ref')
    const check = addFormats.default(make(), { mode: 'full' }).compile(document)
    let rejected = 0
    fc.assert(
      fc.property(fc.oneof(valid[name], damagedJson(valid[name])), (value) => {
        const structural = bodyContracts[name].validate(value).errors.every(({ code }) => isRuleError(code))
        if (/urn:uuid|\+0530|\d 12:/u.test(JSON.stringify(value))) return
        if (!structural) rejected++
        expect(check(value)).toBe(structural)
      }),
      { numRuns: 1_000 },
    )
    expect(rejected).toBeGreaterThan(100)
  })

  it.each(['draft-04', 'openapi-3.0', 'toString', ''])(
    'throws a RangeError for the JSON Schema target "%s"',
    (target) => {
      expect(() => contract['~standard'].jsonSchema.input({ target })).toThrow(RangeError)
      expect(() => contract['~standard'].jsonSchema.output({ target })).toThrow(RangeError)
    },
  )

  it('keeps the options of an earlier `with` unless a later one replaces them', () => {
    const made = bodyContracts[name]
      .with({ maxIssues: 1 })
      .with({ unknownFields: 'error' })
      .with({ maxIssues: undefined })
    const value = minimalBody(name, { more: 1, other: 2 })
    expect(made.validate(value).errors).toHaveLength(1)
    expect(made.validate(value, { maxIssues: 2 }).errors).toHaveLength(2)
    expect(made.with({ maxIssues: 100, unknownFields: 'ignore' }).validate(value)).toEqual(
      bodyContracts[name].validate(value, { unknownFields: 'ignore' }),
    )
    expect(made.id).toBe(contract.id)
  })
})

// Tests the JSON Schema that a contract returns for a tolerant reader.
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errorGroup, errorGroupList, icmpMonitor, icmpMonitorUpdate, type JsonSchema } from 'monitor-contract'
import { valid } from '../helpers/generated-bodies.ts'
import { group, monitor } from '../helpers/minimal-bodies.ts'
import { damagedJson } from '../helpers/damaged.ts'
import { propertyRuns, propertyTimeout } from '../helpers/property-runs.ts'

const contracts = { icmpMonitor, errorGroup, errorGroupList }
const drafts = {
  'draft-2020-12': () => new Ajv2020({ allowUnionTypes: true }),
  'draft-07': () => new Ajv({ allowUnionTypes: true }),
}
const numRuns = Math.max(propertyRuns, 1_000)
const names = ['icmpMonitor', 'errorGroup', 'errorGroupList'] as const
const targets = ['draft-2020-12', 'draft-07'] as const
const sides = ['input', 'output'] as const

const checkOf = (schema: JsonSchema, target: keyof typeof drafts) =>
  addFormats.default(drafts[target]()).compile(schema)

describe.each(names)('the JSON Schema of %s with a tolerant reader', (name) => {
  const tolerant = contracts[name].with({ reader: 'tolerant' })

  it.each(targets.flatMap((target) => sides.map((side) => [target, side] as const)))(
    'accepts exactly what `validate` accepts: %s, %s',
    (target, side) => {
      const isTolerated = checkOf(tolerant['~standard'].jsonSchema[side]({ target }), target)
      const isStrict = checkOf(contracts[name]['~standard'].jsonSchema[side]({ target }), target)
      const seen = { onlyTolerated: 0, rejected: 0 }
      fc.assert(
        fc.property(fc.oneof(valid[name], damagedJson(valid[name])), (value) => {
          const result = tolerant.validate(value)
          expect(isTolerated(value), JSON.stringify(value)).toBe(result.valid)
          if (!result.valid) seen.rejected++
          else if (!isStrict(value)) seen.onlyTolerated++
        }),
        { numRuns },
      )
      expect(seen.rejected).toBeGreaterThan(numRuns / 200)
      expect(seen.onlyTolerated).toBeGreaterThan(numRuns / (name === 'icmpMonitor' ? 200 : 2_000))
    },
    propertyTimeout,
  )

  it('is a separate document without references', () => {
    const schema = tolerant['~standard'].jsonSchema.input({ target: 'draft-2020-12' })
    expect(schema).not.toHaveProperty('$id')
    expect(JSON.stringify(schema)).not.toContain('$ref')
    expect(tolerant.with({ reader: 'strict' })['~standard'].jsonSchema.input({ target: 'draft-07' })).toEqual(
      contracts[name]['~standard'].jsonSchema.input({ target: 'draft-07' }),
    )
  })
})

it.each<[what: string, fields: object]>([
  ['an unknown enum value', { runtimeId: '2031.01', locations: ['mars-1'], frequency: 7 }],
  ['a value out of bounds', { groupOrder: -1, maxResponseTime: 1e9, degradedPacketLossThreshold: 0 }],
  ['a text or list that is too long', { description: 'x'.repeat(501), environmentVariables: Array(51).fill({}) }],
  ['another format', { id: 'x', created_at: 'yesterday', updated_at: 'today' }],
  ['a date-time for a date', { created_at: '2024-02-29T12:00:00Z' }],
  ['null in an optional field', { tags: null, checkType: null, request: { assertions: [{ source: null }] } }],
  ['rules that are broken', { frequency: 5, frequencyOffset: 51 }],
])('accepts %s', (_, fields) => {
  const { validate, jsonSchema } = icmpMonitor.with({ reader: 'tolerant' })['~standard']
  expect(validate(monitor(fields))).toEqual({ value: monitor(fields) })
  expect(checkOf(jsonSchema.output({ target: 'draft-2020-12' }), 'draft-2020-12')(monitor(fields))).toBe(true)
})

it('rejects null in a required field, a wrong type and another `checkType`', () => {
  const schemaOf = (contract: typeof icmpMonitor | typeof errorGroup): JsonSchema =>
    contract.with({ reader: 'tolerant' })['~standard'].jsonSchema.output({ target: 'draft-2020-12' })
  const isMonitor = checkOf(schemaOf(icmpMonitor), 'draft-2020-12')
  const isGroup = checkOf(schemaOf(errorGroup), 'draft-2020-12')
  for (const fields of [{ name: null }, { tags: 'x' }, { frequency: 5.5 }, { checkType: 'HTTP' }, { tags: [null] }])
    expect(isMonitor(monitor(fields)), JSON.stringify(fields)).toBe(false)
  expect(isGroup(group({ firstSeen: null }))).toBe(false)
})

it('stays strict for a contract without a tolerant reader', () => {
  const { jsonSchema } = icmpMonitorUpdate.with({ maxIssues: 1 })['~standard']
  expect(jsonSchema.input({ target: 'draft-07' })).toEqual(
    icmpMonitorUpdate['~standard'].jsonSchema.input({ target: 'draft-07' }),
  )
})

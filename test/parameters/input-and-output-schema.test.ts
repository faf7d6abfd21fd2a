// Tests the JSON Schemas of the input and output of parameters contracts.
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { JsonSchema } from 'monitor-contract'
import { parameterContracts } from '../helpers/parameter-contracts.ts'
import { propertyRuns } from '../helpers/property-runs.ts'
import { boundOf } from '../helpers/schema-documents.ts'

const { listErrorGroupsQuery, ...exact } = parameterContracts

type Side = 'input' | 'output'
const schemaOf = (
  contract: (typeof parameterContracts)[keyof typeof parameterContracts],
  side: Side,
  target = 'draft-2020-12',
): JsonSchema => contract['~standard'].jsonSchema[side]({ target })

const options = { strict: true, allowUnionTypes: true }

/** Creates an instance of Ajv for each draft. */
const drafts = {
  'draft-2020-12': () => new Ajv2020(options),
  'draft-07': () => new Ajv(options),
}

const most = boundOf('listErrorGroupsQuery', 'limit', 'maximum')

const names = [
  'limit',
  'page',
  'autoAssignAlerts',
  'id',
  'authorization',
  'x-service-account',
  'content-type',
  'other',
]
const texts = [
  '',
  '1',
  '0',
  String(most + 1),
  '1.5',
  '1e1',
  ' 1',
  'true',
  'TRUE',
  'Bearer k',
  'Bearer',
  'application/json',
]
const one = fc.oneof(
  fc.constantFrom<unknown>(...texts, 0, 1, 1.5, most, most + 1, true, null),
  fc.constant({}),
)
const objects = fc.dictionary(
  fc.constantFrom(...names),
  fc.oneof(one, fc.array(one, { maxLength: 2 })),
  { maxKeys: 6 },
)

describe.each(Object.entries(parameterContracts))(
  "the schemas of '~standard' of %s",
  (_, contract) => {
    it.each<Side>(['input', 'output'])('the schema has no references in any draft: %s', (side) => {
      for (const target of ['draft-2020-12', 'draft-07'] as const) {
        const document = schemaOf(contract, side, target)
        expect(JSON.stringify(document)).not.toContain('$ref')
        expect(document.$id).toBeUndefined()
        expect(() => drafts[target]().compile(document)).not.toThrow()
      }
    })

    it('the schemas accept the inputs and the results of the contract', () => {
      const ajv = drafts['draft-2020-12']()
      const takesInput = ajv.compile(schemaOf(contract, 'input'))
      const takesOutput = ajv.compile(schemaOf(contract, 'output'))
      fc.assert(
        fc.property(objects, (value) => {
          const result = contract.validate(value)
          if (!result.valid) return
          expect(takesInput(value)).toBe(true)
          expect(takesOutput(result.value)).toBe(true)
        }),
        { numRuns: propertyRuns / 2 },
      )
    })

    it('are not available for another draft, which throws a RangeError', () =>
      expect(() => schemaOf(contract, 'input', 'openapi-3.0')).toThrow(RangeError))
  },
)

it('the input of a query accepts strings and lists of one, and states the default', () => {
  expect(schemaOf(listErrorGroupsQuery, 'input').properties?.['limit']?.default).toBe(
    boundOf('listErrorGroupsQuery', 'limit', 'default'),
  )
  const takes = drafts['draft-2020-12']().compile(schemaOf(listErrorGroupsQuery, 'input'))
  for (const limit of [20, '20', ['20'], [20], []])
    expect(takes({ limit }), String(limit)).toBe(true)
  for (const limit of [0, most + 1, 'x', ['20', '20'], [0], ['x'], null])
    expect(takes({ limit }), String(limit)).toBe(false)
  expect([takes({ page: '1.5' }), takes({}), takes({ page: true }), takes([])]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it.each(Object.entries(exact))(
  'the input schema of %s agrees with the contract on every plain object',
  (_, contract) => {
    const takesInput = drafts['draft-2020-12']().compile(schemaOf(contract, 'input'))
    fc.assert(
      fc.property(objects, (value) => {
        expect(takesInput(value), JSON.stringify(value)).toBe(contract.is(value))
      }),
      { numRuns: propertyRuns / 2 },
    )
  },
)

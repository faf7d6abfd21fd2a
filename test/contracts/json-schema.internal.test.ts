// Tests the JSON Schemas that the contracts of bodies return, for a strict and for a tolerant
// reader.
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formats } from '../../src/schema/formats.ts'
import { bodyContracts, bodyNames, isUpdate } from '../helpers/body-contracts.ts'
import { damagedJson } from '../helpers/damaged.ts'
import { valid } from '../helpers/generated-bodies.ts'
import { propertyRuns } from '../helpers/property-runs.ts'
import { isRuleError } from '../helpers/rule-errors.ts'

const options = { strict: true, allowUnionTypes: true, formats: { ...formats } }

/**
 * Creates an instance of Ajv for each draft. Its formats are ours, because ajv-formats accepts
 * more.
 */
const drafts = {
  'draft-2020-12': () => new Ajv2020(options),
  'draft-07': () => new Ajv(options),
}

const targets = ['draft-2020-12', 'draft-07'] as const

const numRuns = propertyRuns / 2

const readers = bodyNames.flatMap((name) =>
  (isUpdate(name) ? (['strict'] as const) : (['strict', 'tolerant'] as const)).map((reader) => ({
    name,
    reader,
  })),
)

describe.each(readers)('the JSON Schema of $name for a $reader reader', ({ name, reader }) => {
  const contract = isUpdate(name) ? bodyContracts[name] : bodyContracts[name].with({ reader })
  const { input, output } = contract['~standard'].jsonSchema

  it('accepts exactly what the contract accepts, apart from rules, and has no references', () => {
    const checks = targets.map((target) => {
      const document = input({ target })
      expect(output({ target })).toEqual(document)
      expect(JSON.stringify(document)).not.toContain('$ref')
      expect(document['$id']).toBe(reader === 'strict' ? contract.id : undefined)
      return drafts[target]().compile(document)
    })
    const seen = { rejected: 0, onlyTolerated: 0 }
    fc.assert(
      fc.property(fc.oneof(valid[name], damagedJson(valid[name])), (value) => {
        const { errors } = contract.validate(value)
        const isValid = errors.every(({ code }) => isRuleError(code))
        for (const check of checks) expect(check(value), JSON.stringify(value)).toBe(isValid)
        if (!isValid) seen.rejected++
        else if (bodyContracts[name].validate(value).errors.some(({ code }) => !isRuleError(code)))
          seen.onlyTolerated++
      }),
      { numRuns },
    )
    expect(seen.rejected).toBeGreaterThan(numRuns / 10)
    if (reader === 'tolerant' && numRuns >= 1_000)
      expect(seen.onlyTolerated).toBeGreaterThan(numRuns / (name === 'icmpMonitor' ? 200 : 2_000))
  })

  it.each(['draft-04', 'openapi-3.0', 'toString', ''])(
    'is a RangeError for the target "%s"',
    (target) => {
      expect(() => input({ target })).toThrow(RangeError)
      expect(() => output({ target })).toThrow(RangeError)
    },
  )
})

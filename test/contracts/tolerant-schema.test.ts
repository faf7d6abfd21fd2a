// Tests the JSON Schema that a contract returns for a tolerant reader.
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errorGroup, errorGroupList, icmpMonitor, type JsonSchema } from 'monitor-contract'
import { valid } from '../helpers/generated-bodies.ts'

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

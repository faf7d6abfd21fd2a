// Tests with generated values that all methods of a contract agree, with any options.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ContractError, type Path } from 'monitor-contract'
import { bodyContracts, bodyNames, type BodyName } from '../helpers/body-contracts.ts'
import { everyOption } from '../helpers/body-options.ts'
import { mixed } from '../helpers/generated-bodies.ts'
import { propertyRuns } from '../helpers/property-runs.ts'
import { resolve, schemaOf } from '../helpers/schema-documents.ts'

/**
 * Returns a text that sorts like a path in the order of the schema, with unknown fields after known
 * ones.
 */
function placeIn(name: BodyName, path: Path): string {
  let node = schemaOf(name)
  const steps = path.map((step) => {
    const { properties = {}, items = {} } = resolve(node)
    const position = typeof step === 'number' ? step : Object.keys(properties).indexOf(step)
    node = (typeof step === 'number' ? items : Object.values(properties)[position]) ?? {}
    return position < 0 ? 'unknown' : String(position).padStart(10, '0')
  })
  return steps.join('/')
}

/** Messages that no other code has. */
const messages = { type: () => 'a', required: () => 'b', 'unknown-field': () => 'c' }

function caught(run: () => unknown): unknown {
  try {
    run()
  } catch (thrown) {
    return thrown
  }
  return undefined
}

describe.each(bodyNames)('%s', (name) => {
  it('has the same result in every method, in the order of the schema, with any options', () => {
    const contract = bodyContracts[name]
    const contracts = everyOption[name].map((each) => {
      const options = { ...each, messages }
      return { options, made: contract.with(options) }
    })
    const numRuns = Math.max(200, propertyRuns / bodyNames.length)
    const seen = { accepted: 0, rejected: 0 }
    let turn = 0
    fc.assert(
      fc.property(mixed(name), (value) => {
        const { options, made = contract } = contracts[turn++ % contracts.length] ?? { options: {} }
        const result = contract.validate(value, options)
        const { errors, warnings } = result
        for (const issues of [errors, warnings]) {
          const places = issues.map(({ path }) => placeIn(name, path))
          expect(places).toEqual([...places].sort())
        }
        expect(contract.is(value, options)).toBe(result.valid)
        expect(made.validate(value)).toEqual(result)
        expect(made.is(value)).toBe(result.valid)
        const standard = made['~standard'].validate(value)
        if (result.valid) {
          expect(contract.parse(value, options)).toBe(value)
          expect(contract.assert(value, options)).toBeUndefined()
          expect(result.value).toBe(value)
          expect(Object.entries(standard)).toEqual([['value', value]])
        } else {
          for (const throws of [contract.parse, contract.assert]) {
            const thrown = caught(() => throws(value, options))
            expect(thrown).toBeInstanceOf(ContractError)
            expect(thrown).toMatchObject({ contract: contract.id, errors, warnings })
          }
          expect(standard).toStrictEqual({ issues: errors })
        }
        expect(result.valid).toBe(errors.length === 0)
        seen[result.valid ? 'accepted' : 'rejected']++
      }),
      { numRuns },
    )
    expect(turn).toBeGreaterThan(everyOption[name].length)
    expect(Math.min(seen.accepted, seen.rejected)).toBeGreaterThan(numRuns / 10)
  })
})

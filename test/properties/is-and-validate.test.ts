// Tests with generated values that `is` and `validate` agree, with any options.
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { ContractError } from 'monitor-contract'
import { bodyContracts, bodyNames, type AnyContract, type BodyName } from '../helpers/body-contracts.ts'
import { everyOption } from '../helpers/body-options.ts'
import { valid } from '../helpers/generated-bodies.ts'
import { damaged } from '../helpers/damaged.ts'
import { propertyRuns, propertyTimeout } from '../helpers/property-runs.ts'

const perKind = Math.ceil(propertyRuns / bodyNames.length / 2)
const tried = { values: 0, accepted: 0, rejected: 0 }

/** Runs a property on valid values and as many damaged ones, with each option in turn. */
function onGenerated(
  name: BodyName,
  check: (contract: AnyContract, value: unknown, options: object) => boolean,
  numRuns = perKind,
) {
  const combinations = everyOption[name]
  let turn = 0
  for (const values of [valid[name], damaged(valid[name])]) {
    fc.assert(
      fc.property(values, (value) => {
        const options = combinations[turn++ % combinations.length] ?? {}
        return check(bodyContracts[name], value, options)
      }),
      { numRuns },
    )
  }
  return turn
}

afterAll(() => {
  expect(tried.values).toBeGreaterThanOrEqual(propertyRuns)
  expect(tried.accepted).toBeGreaterThan(propertyRuns / 10)
  expect(tried.rejected).toBeGreaterThan(propertyRuns / 10)
})

describe.each(bodyNames)('%s', (name) => {
  it(
    '`is` and `validate` return the same result, with any options',
    () => {
      const turns = onGenerated(name, (contract, value, options) => {
        const { valid: isValid } = contract.validate(value, options)
        tried.values++
        tried[isValid ? 'accepted' : 'rejected']++
        return contract.is(value, options) === isValid
      })
      expect(turns).toBeGreaterThanOrEqual(2 * perKind)
      expect(turns).toBeGreaterThan(everyOption[name].length)
    },
    propertyTimeout,
  )

  it('`with` and a call with the same options return the same result', () => {
    const made = new Map(everyOption[name].map((options) => [options, bodyContracts[name].with(options)]))
    onGenerated(
      name,
      (contract, value, options) => {
        expect(made.get(options)?.validate(value)).toEqual(contract.validate(value, options))
        return made.get(options)?.is(value) === contract.is(value, options)
      },
      500,
    )
  })

  it(
    'parse, assert and the Standard Schema accept the value if and only if it is valid',
    () => {
      onGenerated(
        name,
        (contract, value, options) => {
          const result = contract.validate(value, options)
          const standard = contract.with(options)['~standard'].validate(value)
          if (result.valid) {
            expect(contract.parse(value, options)).toBe(value)
            expect(contract.assert(value, options)).toBeUndefined()
            expect(result.value).toBe(value)
            expect(Object.keys(standard)).toEqual(['value'])
            expect(Object.values(standard)[0]).toBe(value)
          } else {
            for (const throws of [contract.parse, contract.assert]) {
              const thrown = caught(() => throws(value, options))
              expect(thrown).toBeInstanceOf(ContractError)
              expect(thrown).toMatchObject({ contract: contract.id, errors: result.errors, warnings: result.warnings })
            }
            expect(standard).toStrictEqual({ issues: result.errors })
          }
          return result.valid === (result.errors.length === 0)
        },
        1_000,
      )
    },
    propertyTimeout,
  )
})

function caught(run: () => unknown): unknown {
  try {
    run()
  } catch (thrown) {
    return thrown
  }
  return undefined
}

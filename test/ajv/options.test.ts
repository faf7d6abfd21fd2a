// Tests the Ajv plugin under every option of an Ajv instance that may change the data or the
// result.
import { inspect } from 'node:util'
import type { ErrorObject } from 'ajv'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Result } from 'monitor-contract'
import { damaged } from '../helpers/damaged.ts'
import { propertyRuns } from '../helpers/property-runs.ts'
import { contracts } from '../helpers/untyped-contracts.ts'
import { readVectors } from '../helpers/vectors.ts'
import { instanceOf, instanceSettings } from './instances.ts'

const vectors = readVectors()

const subjects = [...contracts].map(([name, contract]) => ({
  name,
  contract,
  values: vectors.filter((vector) => vector.contract === name).map(({ value }) => value),
}))

/** Generates a value, and one of the ways in which Ajv validates it with its contract. */
const checks = fc.constantFrom(...subjects).chain(({ name, contract, values }) => {
  const value = fc.constantFrom(...values)
  return fc.record({
    contract: fc.constant(contract),
    schema: fc.constantFrom<(string | object)[]>(
      contract.id,
      { $ref: contract.id },
      { monitorContract: name },
    ),
    value: fc.oneof(value, damaged(value)),
  })
})

/**
 * Returns the whole content of a value as text, with prototypes, holes and the order of its fields.
 */
const written = (value: unknown): string =>
  inspect(value, { depth: Infinity, maxArrayLength: Infinity, maxStringLength: Infinity })

const issuesOf = (errors: readonly ErrorObject[] | null | undefined): unknown[] =>
  (errors ?? []).map(({ instancePath, keyword, params }) => ({ instancePath, keyword, params }))

const expectedOf = ({ errors }: Result<unknown>): unknown[] =>
  errors.map((issue) => {
    const { code, path, pointer } = issue
    const error = { instancePath: pointer, keyword: 'monitorContract', params: { issue } }
    return code === 'required'
      ? {
          ...error,
          instancePath: pointer.slice(0, pointer.lastIndexOf('/')),
          params: { issue, missingProperty: path.at(-1) },
        }
      : error
  })

it('returns the result of the contract and changes no value, in every class with all options', () => {
  fc.assert(
    fc.property(
      instanceSettings,
      fc.array(checks, { minLength: 20, maxLength: 40 }),
      (settings, given) => {
        const ajv = instanceOf(settings)
        for (const { contract, schema, value } of given) {
          const before = written(value)
          expect(ajv.validate(schema, value)).toBe(contract.validate(value).valid)
          expect(issuesOf(ajv.errors)).toEqual(
            expectedOf(
              contract.validate(value, settings.options.allErrors ? {} : { maxIssues: 1 }),
            ),
          )
          expect(written(value)).toBe(before)
        }
      },
    ),
    { numRuns: propertyRuns / 20 },
  )
})

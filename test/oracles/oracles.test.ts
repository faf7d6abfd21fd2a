// Compares the package with validators of other authors, on the vectors and on generated values.
import { Validator, type Schema } from '@cfworker/json-schema'
import '@hyperjump/json-schema/formats'
import {
  registerSchema,
  setShouldValidateFormat,
  validate,
} from '@hyperjump/json-schema/draft-2020-12'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyContracts, bodyNames, type BodyName } from '../helpers/body-contracts.ts'
import { damagedJson } from '../helpers/damaged.ts'
import { valid } from '../helpers/generated-bodies.ts'
import { propertyRuns } from '../helpers/property-runs.ts'
import { isRuleError } from '../helpers/rule-errors.ts'
import { schemaDocuments, schemaOf } from '../helpers/schema-documents.ts'
import { readVectors } from '../helpers/vectors.ts'

type Check = (value: never) => boolean

/** A validator of JSON Schemas. */
interface Oracle {
  readonly name: string
  readonly checkOf: (contract: string) => Check | Promise<Check>
  /** Matches the date-times about which it is wrong. */
  readonly wrongAbout: RegExp
}

const documents = [...schemaDocuments.values()]

setShouldValidateFormat(true)
for (const document of documents) registerSchema(document as Parameters<typeof registerSchema>[0])

const oracles: readonly Oracle[] = [
  {
    name: '@cfworker/json-schema',
    checkOf(contract) {
      const validator = new Validator(schemaOf(contract) as Schema, '2020-12')
      for (const document of documents) validator.addSchema(document as Schema)
      return (value) => validator.validate(value).valid
    },
    // It accepts white space in place of the T.
    wrongAbout: /^.{10}\s/su,
  },
  {
    name: '@hyperjump/json-schema',
    async checkOf(contract) {
      const check = await validate(bodyContracts[contract as BodyName].id)
      return (value) => check(value).valid
    },
    // It rejects the leap seconds that are not in its list.
    wrongAbout: /^.{16}:60/su,
  },
]

const contains = (value: unknown, pattern: RegExp): boolean =>
  typeof value === 'string'
    ? pattern.test(value)
    : typeof value === 'object' &&
      value !== null &&
      Object.values(value).some((part) => contains(part, pattern))

const vectors = readVectors()

describe.each(oracles)('$name', ({ checkOf, wrongAbout }) => {
  it.each(bodyNames)(
    'returns the same result as the package for every vector and generated value of %s',
    async (name) => {
      const check = await checkOf(name)
      const count = { valid: 0, invalid: 0, skipped: 0 }
      const agrees = (value: unknown): boolean => {
        const { errors } = bodyContracts[name].validate(value, { maxIssues: 1_000_000 })
        const isValid = errors.every(({ code }) => isRuleError(code))
        const isSkipped = contains(value, wrongAbout)
        count[isSkipped ? 'skipped' : isValid ? 'valid' : 'invalid']++
        return isSkipped || check(value as never) === isValid
      }
      const cases = vectors.filter(({ contract }) => contract === name)
      expect(cases.filter(({ value }) => !agrees(value)).map((vector) => vector.name)).toEqual([])
      expect(Math.min(count.valid, count.invalid)).toBeGreaterThan(20)

      const json = valid[name].map((value): unknown => JSON.parse(JSON.stringify(value)))
      fc.assert(fc.property(fc.oneof(json, damagedJson(json)), agrees), {
        numRuns: propertyRuns / bodyNames.length,
      })
      expect(Math.min(count.valid, count.invalid)).toBeGreaterThan(
        propertyRuns / bodyNames.length / 10,
      )
      expect(count.skipped).toBeLessThan((cases.length + propertyRuns / bodyNames.length) / 4)
    },
  )
})

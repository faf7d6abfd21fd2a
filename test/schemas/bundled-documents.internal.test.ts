// Tests that each bundled document, taken alone, gives the verdicts of the vectors in foreign validators.
import { Validator, type Schema } from '@cfworker/json-schema'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { formats } from '../../src/schema/formats.ts'
import { bodyContracts } from '../helpers/body-contracts.ts'
import { bundledDocuments } from '../helpers/bundled-documents.ts'
import { isRuleError } from '../helpers/rule-errors.ts'
import type { SchemaNode } from '../helpers/schema-documents.ts'
import { readVectors } from '../helpers/vectors.ts'

type Load = (document: SchemaNode) => (value: unknown) => boolean

const validators: readonly [name: string, load: Load][] = [
  [
    'the default class of Ajv',
    (document) => {
      const check = new Ajv({ strict: false, formats: { ...formats } }).compile(document)
      return (value) => check(value)
    },
  ],
  [
    '@cfworker/json-schema',
    (document) => {
      const validator = new Validator(document as Schema, '7')
      return (value) => validator.validate(value).valid
    },
  ],
]

/** @cfworker/json-schema accepts a space in place of the T of a date-time. */
const isMisread = (value: unknown): boolean => /\d{4}-\d\d-\d\d \d\d:/u.test(JSON.stringify(value))

const vectors = readVectors()

describe.each(bundledDocuments)('schemas/$path', ({ contract, document }) => {
  const cases = vectors.filter((vector) => vector.contract === contract && vector.options === undefined)

  it('has a complete example that the contract accepts without a warning', () => {
    const [{ body }] = document['defaultSnippets'] as [{ body: unknown }]
    const result = bodyContracts[contract].validate(body, { unknownFields: 'error' })
    expect(result).toMatchObject({ valid: true, warnings: [] })
  })

  it.skipIf(cases.length === 0).each(validators)('gives the verdicts of the vectors in %s', (_, load) => {
    const isValid = load(document)
    const compared = cases.filter(({ value }) => !isMisread(value))
    const wrong = compared.filter(
      ({ value, errors }) =>
        isValid(value) !== errors.every(({ code }) => isRuleError(code) && code !== 'frequency-offset'),
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
    expect(cases.length - compared.length).toBeLessThan(5)
    expect(new Set(compared.map(({ valid }) => valid)).size).toBe(2)
  })
})

// Tests that each bundled document, taken alone, gives the verdicts of the vectors in foreign validators.
import { Validator, type Schema } from '@cfworker/json-schema'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { bodyContracts } from '../helpers/body-contracts.ts'
import { bundledDocuments, casesOf } from '../helpers/bundled-documents.ts'
import type { SchemaNode } from '../helpers/schema-documents.ts'
import { readVectors } from '../helpers/vectors.ts'
import { byAjv } from '../oracles/ajv.ts'
import { byCfworker } from '../oracles/cfworker.ts'
import { hasKnownDifference, type KnownDifference } from '../oracles/oracle.ts'

interface ForeignValidator {
  readonly name: string
  readonly load: (document: SchemaNode) => (value: unknown) => boolean
  readonly knownDifferences: readonly KnownDifference[]
}

const validators: readonly ForeignValidator[] = [
  {
    name: 'the default class of Ajv',
    load(document) {
      const check = addFormats.default(new Ajv({ strict: false })).compile(document)
      return (value) => check(value)
    },
    knownDifferences: byAjv().knownDifferences,
  },
  {
    name: '@cfworker/json-schema',
    load(document) {
      const validator = new Validator(document as Schema, '7')
      return (value) => validator.validate(value).valid
    },
    knownDifferences: byCfworker().knownDifferences,
  },
]

const vectors = readVectors()

describe.each(bundledDocuments)('schemas/$path', ({ contract, document }) => {
  const cases = casesOf(contract, vectors)

  it('has a complete example that the contract accepts without a warning', () => {
    const [{ body }] = document['defaultSnippets'] as [{ body: unknown }]
    const result = bodyContracts[contract].validate(body, { unknownFields: 'error' })
    expect(result).toMatchObject({ valid: true, warnings: [] })
  })

  it.skipIf(cases.length === 0).each(validators)(
    'gives the verdicts of the vectors in $name',
    ({ load, knownDifferences }) => {
      const isValid = load(document)
      const compared = cases.filter(({ value }) => !hasKnownDifference({ knownDifferences }, value))
      expect(compared.filter(({ value, valid }) => isValid(value) !== valid).map(({ title }) => title)).toEqual([])
      expect(compared.length).toBeGreaterThan(cases.length * 0.75)
      expect(new Set(compared.map(({ valid }) => valid)).size).toBe(2)
    },
  )
})

// Tests the bundled documents in `schemas/` with several validators.
import { Validator, type Schema } from '@cfworker/json-schema'
import { Ajv, type Options } from 'ajv'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import {
  bundledDocuments,
  casesOf,
  contractOf,
  editorKeywords,
  type BundledDocument,
} from '../helpers/bundled-documents.ts'
import { bodyContracts } from '../helpers/body-contracts.ts'
import { update } from '../helpers/minimal-bodies.ts'
import { readVectors } from '../helpers/vectors.ts'
import { byAjv } from '../oracles/ajv.ts'
import { byCfworker } from '../oracles/cfworker.ts'
import { hasKnownDifference, type KnownDifference } from '../oracles/oracle.ts'

type IsValid = (value: unknown) => boolean

interface ForeignValidator {
  readonly name: string
  /** Loads only one document. */
  readonly load: (document: BundledDocument) => IsValid | Promise<IsValid>
  readonly knownDifferences: readonly KnownDifference[]
}

const strict: Options = { strict: true, allowUnionTypes: true, keywords: [...editorKeywords] }

const validators: readonly ForeignValidator[] = [
  {
    name: 'Ajv in strict mode',
    load({ folder, document }) {
      const ajv = folder === 'bundled' ? new Ajv2020(strict) : new Ajv(strict)
      const check = addFormats.default(ajv, { mode: 'full' }).compile(document)
      return (value) => check(value)
    },
    knownDifferences: byAjv().knownDifferences,
  },
  {
    name: '@cfworker/json-schema',
    load({ folder, document }) {
      const validator = new Validator(document as Schema, folder === 'bundled' ? '2020-12' : '7')
      return (value) => validator.validate(value).valid
    },
    knownDifferences: byCfworker().knownDifferences,
  },
]

const vectors = readVectors()

/** The documents for which `examples/whole-documents/` has an example. */
const withExample = bundledDocuments.filter(({ document }) => 'defaultSnippets' in document)

/** The documents of contracts with vectors. `test/vectors/vectors.test.ts` demands vectors of every contract. */
const withVectors = bundledDocuments.filter(({ name }) =>
  vectors.some(({ contract }) => contract === contractOf.get(name)),
)

it('at least ten documents have an example and vectors', () => {
  expect(withExample.length).toBeGreaterThanOrEqual(10)
  expect(withVectors.length).toBeGreaterThanOrEqual(10)
})

describe.each(withExample)('schemas/$path', ({ name, document }) => {
  it('has a complete example that the contract accepts without a warning', () => {
    const [{ body }] = document['defaultSnippets'] as [{ body: unknown }]
    const contract = contractOf.get(name)
    if (contract === undefined) throw new Error(`${name} belongs to no contract`)
    expect(bodyContracts[contract].validate(body, { unknownFields: 'error' })).toMatchObject({
      valid: true,
      warnings: [],
    })
  })
})

describe.each(withVectors)('schemas/$path', (bundled) => {
  const { name } = bundled

  it.each(validators)('$name returns what the vectors expect', async ({ load, knownDifferences }) => {
    const result = await load(bundled)
    const cases = casesOf(name, vectors)
    const compared = cases.filter(({ value }) => !hasKnownDifference({ knownDifferences }, value))
    expect(compared.filter(({ value, valid }) => result(value) !== valid).map(({ title }) => title)).toEqual([])
    expect(compared.length).toBeGreaterThan(cases.length * 0.75)
    expect(new Set(compared.map(({ valid }) => valid)).size).toBe(2)
  })
})

const rejectionsOf = (path: string, values: readonly unknown[]): readonly unknown[] => {
  const document = bundledDocuments.find((bundled) => bundled.path === path)
  if (document === undefined) throw new Error(`${path} is missing`)
  const check = addFormats.default(new Ajv2020(strict)).compile(document.document)
  return values.filter((value) => !check(value))
}

describe('the closed update', () => {
  it('rejects unknown and response-only fields, at the top and in nested objects', () => {
    const wrong = [
      { activted: true },
      { id: 'x' },
      { checkType: 'ICMP' },
      { request: { host: 'x' } },
      { retryStrategy: { kind: 1 } },
    ]
    const values = wrong.map((fields) => update(fields))
    expect(rejectionsOf('bundled/icmp-monitor-update.closed.schema.json', values)).toEqual(values)
    expect(rejectionsOf('bundled/icmp-monitor-update.schema.json', values)).toEqual([])
  })

  it('accepts any fields in objects without described fields, and a string as $schema', () => {
    const values = [{ heartbeat: { period: 1 } }, { alertChannelSubscriptions: [{ any: 1 }] }, { $schema: './x.json' }]
    expect(
      rejectionsOf(
        'bundled/icmp-monitor-update.closed.schema.json',
        values.map((fields) => update(fields)),
      ),
    ).toEqual([])
  })

  it('rejects a $schema that is not a string', () => {
    const value = update({ $schema: 1 })
    expect(rejectionsOf('bundled/icmp-monitor-update.closed.schema.json', [value])).toEqual([value])
  })
})

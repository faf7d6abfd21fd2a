// Tests the bundled documents in `schemas/` with several validators.
import '@hyperjump/json-schema/formats'
import { Validator, type Schema } from '@cfworker/json-schema'
import {
  registerSchema as register07,
  unregisterSchema as unregister07,
  validate as validate07,
} from '@hyperjump/json-schema/draft-07'
import {
  registerSchema,
  setShouldValidateFormat,
  unregisterSchema,
  validate,
  type SchemaObject,
} from '@hyperjump/json-schema/draft-2020-12'
import { Ajv, type Options } from 'ajv'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  bundledDocuments,
  casesOf,
  contractOf,
  editorKeywords,
  type BundledDocument,
} from '../helpers/bundled-documents.ts'
import { bodyContracts, isMonitor, isUpdate } from '../helpers/body-contracts.ts'
import { update } from '../helpers/minimal-bodies.ts'
import type { SchemaNode } from '../helpers/schema-documents.ts'
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

const registered: (() => void)[] = []
beforeAll(() => setShouldValidateFormat(true))
afterAll(() => {
  for (const unregister of registered) unregister()
  setShouldValidateFormat(undefined)
})

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
  {
    name: '@hyperjump/json-schema',
    async load({ folder, document }) {
      const id = String(document.$id)
      if (folder === 'bundled') {
        registerSchema(document as SchemaObject)
        registered.push(() => unregisterSchema(id))
      } else {
        register07(document as Parameters<typeof register07>[0])
        registered.push(() => unregister07(id))
      }
      const check = await (folder === 'bundled' ? validate(id) : validate07(id))
      return (value) => check(value as Parameters<typeof check>[0]).valid
    },
    knownDifferences: [
      {
        what: 'a leap second that is not in its list',
        format: 'date-time',
        example: '2015-06-30T23:59:60Z',
        concerns: (text) => /^.{16}:60/su.test(text),
      },
    ],
  },
]

/** Returns every schema inside a schema, with its keywords. */
function schemasIn(schema: SchemaNode): readonly SchemaNode[] {
  const { properties = {}, items, $defs = {}, definitions = {}, dependentSchemas = {}, dependencies = {} } = schema
  const { allOf = [], if: condition, then, not } = schema
  const parts = [properties, $defs, definitions, dependentSchemas, dependencies].flatMap((named) =>
    Object.values(named as object),
  )
  const others = [items, condition, then, not].filter((part) => part !== undefined)
  return [schema, ...[...parts, ...others, ...(allOf as SchemaNode[])].flatMap((part) => schemasIn(part as SchemaNode))]
}

const vectors = readVectors()

describe.each(bundledDocuments)('schemas/$path', (bundled) => {
  const { folder, document } = bundled

  it('has only references into itself', () => {
    const references = schemasIn(document).flatMap(({ $ref }) => ($ref === undefined ? [] : [$ref]))
    expect(references.filter((reference) => !reference.startsWith('#/'))).toEqual([])
  })

  it('has its own $id and names its draft', () => {
    expect(document.$id).toBe(`https://monitor-contract.example/schemas/${bundled.path}`)
    expect(document['$schema']).toContain(folder === 'bundled' ? 'draft/2020-12' : 'draft-07')
  })
})

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

describe('what editors show', () => {
  const ofMonitors = bundledDocuments.filter(({ name }) => {
    const contract = contractOf.get(name)
    return contract !== undefined && (isUpdate(contract) || isMonitor(contract))
  })
  const properties = bundledDocuments.flatMap(({ path, document }) =>
    schemasIn(document)
      .filter(({ type }) => type !== undefined)
      .flatMap((schema) => Object.entries(schema.properties ?? {}).map(([field, part]) => ({ path, field, part }))),
  )

  it('shows the documents of monitors: updates, closed updates and responses in two drafts', () =>
    expect(ofMonitors.length).toBeGreaterThanOrEqual(6))

  it('has a description for every field', () => {
    const silent = properties.filter(({ part }) => part.$ref === undefined && part['markdownDescription'] === undefined)
    expect(silent.map(({ path, field }) => `${path} ${field}`)).toEqual([])
    expect(properties.length).toBeGreaterThan(300)
  })

  it('describes the offsets of every frequency', () => {
    const frequencies = properties.filter(({ field }) => field === 'frequency')
    expect(frequencies).toHaveLength(ofMonitors.length)
    for (const { part } of frequencies) {
      const descriptions = part['enumDescriptions'] as readonly string[]
      expect(descriptions).toHaveLength((part['enum'] as readonly unknown[]).length)
      expect(descriptions[3]).toBe('5 minutes; frequencyOffset 1 to 50')
    }
  })

  it('does not suggest deprecated and response-only fields, and names the replacement', () => {
    const unsuggested = properties.filter(({ part }) => part['doNotSuggest'] === true).map(({ field }) => field)
    expect([...new Set(unsuggested)].sort()).toEqual(
      ['alertChannels', 'checkType', 'created_at', 'doubleCheck', 'id', 'updated_at'].sort(),
    )
    const deprecated = properties.filter(({ part }) => part['deprecated'] === true)
    expect(deprecated.map(({ part }) => part['deprecationMessage'])).toEqual(
      deprecated.map(() => 'Use retryStrategy instead.'),
    )
    expect(deprecated).not.toEqual([])
  })

  it('adds no annotation but the documented ones', () => {
    const keywords = new Set(
      bundledDocuments.flatMap(({ document }) => schemasIn(document)).flatMap((schema) => Object.keys(schema)),
    )
    const known = new Set(Object.keys({ ...new Ajv2020().RULES.keywords, ...new Ajv().RULES.keywords }))
    expect([...keywords].filter((keyword) => !known.has(keyword)).sort()).toEqual([...editorKeywords].sort())
  })
})

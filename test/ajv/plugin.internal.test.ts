// Tests `addMonitorContract`: the keyword and the schemas that it adds to an Ajv instance, and its errors.
import { Ajv, type AnySchemaObject, type ErrorObject } from 'ajv'
import type { Ajv2019 } from 'ajv/dist/2019.js'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import { describe, expect, expectTypeOf, it } from 'vitest'
import byDefault, { addMonitorContract } from 'monitor-contract/ajv'
import { contractsWith, definitionOf } from '../../src/ajv/keyword.ts'
import { icmpMonitorUpdate, listErrorGroupsHeaders, listErrorGroupsQuery } from 'monitor-contract'
import { classes } from './instances.ts'

type AnyAjv = Ajv | Ajv2019 | Ajv2020

/** An object with the form of an Ajv 6 instance. */
const Ajv6 = {
  addKeyword() {},
  addSchema() {},
  getKeyword: () => false,
  removeKeyword() {},
  removeSchema() {},
  _schemas: {},
  _refs: {},
}

const update = { heartbeat: {}, script: '' }
const lateOffset = { ...update, frequency: 5, frequencyOffset: 51 }

const placesOf = (errors: readonly ErrorObject[] | null | undefined): string[] =>
  (errors ?? []).map(({ instancePath, schemaPath }) => `${instancePath} ${schemaPath}`)

it('is the default export, too', () => expect(byDefault).toBe(addMonitorContract))

describe.each(Object.entries(classes))('in an instance of %s', (_, Class) => {
  it('returns the instance that it receives', () => {
    const ajv = new Class()
    expect(addMonitorContract(ajv)).toBe(ajv)
  })

  it('adds each contract as a schema that getSchema returns compiled', () => {
    const validate = addMonitorContract(new Class()).getSchema(icmpMonitorUpdate.id)
    expect(validate?.(lateOffset)).toBe(false)
    expect(placesOf(validate?.errors as ErrorObject[])).toEqual(['/frequencyOffset #/monitorContract'])
  })

  it('reports instance locations relative to the whole data', () => {
    const ajv = addMonitorContract(new Class({ allErrors: true }))
    const schema = {
      type: 'object',
      properties: {
        'a/b': { type: 'array', items: { $ref: icmpMonitorUpdate.id } },
        c: { monitorContract: 'icmpMonitorUpdate' },
      },
    }
    expect(ajv.validate(schema, { 'a/b': [update, lateOffset], c: { script: '' } })).toBe(false)
    expect(placesOf(ajv.errors)).toEqual([
      `/a~1b/1/frequencyOffset ${icmpMonitorUpdate.id}/monitorContract`,
      '/c/heartbeat #/properties/c/monitorContract',
    ])
  })

  it('can be combined with the keywords not, anyOf and if', () => {
    const ajv = addMonitorContract(new Class())
    const keyword = { monitorContract: 'icmpMonitorUpdate' }
    const results = (schema: AnySchemaObject, ...data: unknown[]) => data.map((each) => ajv.validate(schema, each))
    expect(results({ not: keyword }, update, {})).toEqual([false, true])
    expect(results({ anyOf: [keyword, { const: 5 }] }, 5, 6)).toEqual([true, false])
    expect(results({ if: keyword, then: false, else: true }, update, {})).toEqual([false, true])
  })

  it.each(['icmp-monitor-update', 'constructor', 5, ['icmpMonitorUpdate'], { $data: '/name' }])(
    'rejects a schema with the contract name %j',
    (name) => {
      const ajv = addMonitorContract(new Class({ $data: true }))
      expect(() => ajv.compile({ monitorContract: name })).toThrow(
        /^monitorContract must name a contract: icmpMonitorUpdate, .*, listErrorGroupsHeaders$/u,
      )
    },
  )

  it.each<[obstacle: string, add: (ajv: AnyAjv) => unknown, remove: (ajv: AnyAjv) => unknown, message: string]>([
    [
      'another schema with an id has the id of a contract as its key',
      (ajv) => ajv.addSchema({ $id: 'https://localhost/other' }, listErrorGroupsQuery.id),
      (ajv) => ajv.removeSchema(listErrorGroupsQuery.id).removeSchema('https://localhost/other'),
      `The Ajv instance already has a schema with the id "${listErrorGroupsQuery.id}".`,
    ],
    [
      'a part of another schema has the id of a contract',
      (ajv) => ajv.addSchema({ $id: 'https://localhost/all', $defs: { list: { $id: listErrorGroupsQuery.id } } }),
      (ajv) => ajv.removeSchema('https://localhost/all').removeSchema(listErrorGroupsQuery.id),
      listErrorGroupsQuery.id,
    ],
    [
      'another keyword has the name of ours',
      (ajv) => ajv.addKeyword({ keyword: 'monitorContract', validate: () => true }),
      (ajv) => ajv.removeKeyword('monitorContract'),
      'monitorContract',
    ],
    [
      'the meta-schema of the instance rejects one of the schemas',
      (ajv) =>
        Object.assign(
          ajv.addMetaSchema({
            $id: 'https://localhost/meta',
            properties: { $id: { not: { const: listErrorGroupsQuery.id } } },
          }).opts,
          { defaultMeta: 'https://localhost/meta' },
        ),
      (ajv) => delete ajv.opts.defaultMeta,
      'schema is invalid',
    ],
  ])('throws on each call and leaves the instance unchanged if %s', (_, add, remove, message) => {
    const ajv = new Class({ strict: false, logger: false })
    const parts = () => [Object.keys(ajv.schemas), Object.keys(ajv.refs), { ...ajv.RULES.keywords }]
    add(ajv)
    const before = parts()
    expect(() => addMonitorContract(ajv)).toThrow(message)
    expect(parts()).toEqual(before)
    expect(() => addMonitorContract(ajv)).toThrow(message)
    remove(ajv)
    addMonitorContract(ajv)
    expect(ajv.validate(listErrorGroupsQuery.id, 'limit=0')).toBe(false)
    expect(ajv.validate(icmpMonitorUpdate.id, update)).toBe(true)
  })

  it('throws a TypeError for an argument that is not an Ajv 8 instance', () => {
    const withoutTable = (name: string): object => Object.assign(new Class(), { [name]: undefined })
    const others = [
      ...[undefined, null, {}, [], 'ajv', Class, Ajv6, { ...new Class() }],
      ...[{ ...new Class(), addKeyword: () => undefined }, withoutTable('schemas'), withoutTable('refs')],
    ]
    for (const other of others) {
      expect(() => addMonitorContract(other as Ajv)).toThrow(
        new TypeError('addMonitorContract needs an Ajv 8 instance, such as new Ajv().'),
      )
    }
  })
})

it('reports instance locations relative to the data if the keyword function is called without a context', () => {
  const check = definitionOf(contractsWith({})).compile('icmpMonitorUpdate', {}, { opts: {} })
  expect(check({ script: '' })).toBe(false)
  expect(check.errors?.map(({ instancePath }) => instancePath)).toEqual(['/heartbeat'])
})

it.each<[values: readonly unknown[], valid: boolean]>([
  [[5, 'ok'], false],
  [['ok', 5], true],
])('reads each field once: an accessor returns %j', (values, valid) => {
  let reads = 0
  const data = Object.defineProperty({ heartbeat: {} }, 'script', { enumerable: true, get: () => values[reads++] })
  expect(addMonitorContract(new Ajv()).validate(icmpMonitorUpdate.id, data)).toBe(valid)
  expect(reads).toBe(1)
})

it('accepts a URLSearchParams, a query string and a Headers, and does not change them', () => {
  const ajv = addMonitorContract(new Ajv({ coerceTypes: true, useDefaults: true }))
  const query = new URLSearchParams('limit=20')
  expect(ajv.validate(listErrorGroupsQuery.id, query)).toBe(true)
  expect(ajv.validate(listErrorGroupsQuery.id, 'limit=0')).toBe(false)
  expect(ajv.validate(listErrorGroupsHeaders.id, new Headers({ Authorization: 'Bearer k' }))).toBe(true)
  expect(String(query)).toBe('limit=20')
})

it('rejects the promise of an asynchronous schema with the same errors', async () => {
  const validate = addMonitorContract(new Ajv()).compile({ $async: true, $ref: icmpMonitorUpdate.id })
  await expect(validate(update)).resolves.toEqual(update)
  await expect(validate(lateOffset)).rejects.toMatchObject({
    errors: [{ instancePath: '/frequencyOffset', params: { issue: { code: 'frequency-offset' } } }],
  })
})

it('adds the schema and the data to the errors of a verbose instance', () => {
  const ajv = addMonitorContract(new Ajv({ verbose: true }))
  ajv.validate(icmpMonitorUpdate.id, lateOffset)
  expect(ajv.errors).toMatchObject([{ schema: 'icmpMonitorUpdate', data: lateOffset }])
})

it('throws if a schema is exported as standalone code', () => {
  const ajv = addMonitorContract(new Ajv({ code: { source: true } }))
  const validate = ajv.compile({ monitorContract: 'icmpMonitorUpdate' })
  expect(() => standalone.default(ajv, validate)).toThrow()
})

it('returns the type of the instance that it receives', () => {
  expectTypeOf(addMonitorContract<Ajv>).returns.toEqualTypeOf<Ajv>()
  expectTypeOf(addMonitorContract<Ajv2019>).returns.toEqualTypeOf<Ajv2019>()
  expectTypeOf(addMonitorContract<Ajv2020>).returns.toEqualTypeOf<Ajv2020>()
})

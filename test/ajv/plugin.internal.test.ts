// Tests `addMonitorContract`: the keyword and the schemas that it adds to an Ajv instance, and its
// errors.
import { Ajv, type AnySchemaObject, type ErrorObject } from 'ajv'
import type { Ajv2019 } from 'ajv/dist/2019.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import { describe, expect, expectTypeOf, it } from 'vitest'
import byDefault, { addMonitorContract, type AjvOptions } from 'monitor-contract/ajv'
import { contractsWith, definitionOf } from '../../src/ajv/keyword.ts'
import { defineRule, icmpMonitorUpdate, listErrorGroupsQuery } from 'monitor-contract'

import { classes } from './instances.ts'

type AnyAjv = Ajv | Ajv2019 | Ajv2020

/** An object with the form of an Ajv 6 instance. */
const Ajv6 = { addKeyword() {}, addSchema() {}, getKeyword: () => false, _schemas: {}, _refs: {} }

const update = { heartbeat: {}, script: '' }
const lateOffset = { ...update, frequency: 5, frequencyOffset: 51 }

const placesOf = (errors: readonly ErrorObject[] | null | undefined): string[] =>
  (errors ?? []).map(({ instancePath, schemaPath }) => `${instancePath} ${schemaPath}`)

it('is the default export, too', () => expect(byDefault).toBe(addMonitorContract))

describe.each(Object.entries(classes))('in an instance of %s', (_, Class) => {
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
      '/c #/properties/c/monitorContract',
    ])
  })

  it('has messages without the name of the field, which Ajv shows beside them', () => {
    const ajv = addMonitorContract(new Class())
    const messageOf = (data: unknown) => {
      ajv.validate({ monitorContract: 'icmpMonitorUpdate' }, data)
      return ajv.errors?.[0]?.message
    }
    expect(messageOf(lateOffset)).toBe('must be between 1 and 50 when frequency is 5 minutes.')
    expect(messageOf(5)).toBe(icmpMonitorUpdate.validate(5).errors[0]?.message)
  })

  it('can be combined with the keywords not, anyOf and if', () => {
    const ajv = addMonitorContract(new Class())
    const keyword = { monitorContract: 'icmpMonitorUpdate' }
    const results = (schema: AnySchemaObject, ...data: unknown[]) =>
      data.map((each) => ajv.validate(schema, each))
    expect(results({ not: keyword }, update, {})).toEqual([false, true])
    expect(results({ anyOf: [keyword, { const: 5 }] }, 5, 6)).toEqual([true, false])
    expect(results({ if: keyword, then: false, else: true }, update, {})).toEqual([false, true])
  })

  it.each(['icmp-monitor-update', 'constructor', 5, ['icmpMonitorUpdate'], { $data: '/name' }])(
    'rejects a schema with the contract name %j',
    (name) => {
      const ajv = addMonitorContract(new Class({ $data: true }))
      expect(() => ajv.compile({ monitorContract: name })).toThrow(
        /^monitorContract must name a contract: errorGroup, .*, updateIcmpMonitorQuery$/u,
      )
    },
  )

  const already = (what: string) =>
    new TypeError(`The Ajv instance already has ${what}. Add the contracts to another instance.`)
  const document =
    `a schema with the id "${listErrorGroupsQuery.id}", ` +
    'which may be a document of monitor-contract/schemas'

  it.each<{ obstacle: string; add: (ajv: AnyAjv) => unknown; error: TypeError }>([
    {
      obstacle: 'a schema has the id of a contract as its key',
      add: (ajv) => ajv.addSchema({ $id: 'https://localhost/other' }, listErrorGroupsQuery.id),
      error: already(document),
    },
    {
      obstacle: 'a part of another schema has the id of a contract',
      add: (ajv) =>
        ajv.addSchema({
          $id: 'https://localhost/all',
          $defs: { list: { $id: listErrorGroupsQuery.id } },
        }),
      error: already(document),
    },
    {
      obstacle: 'another keyword has the name of ours',
      add: (ajv) => ajv.addKeyword({ keyword: 'monitorContract', validate: () => true }),
      error: already('another keyword "monitorContract"'),
    },
  ])('throws a TypeError if $obstacle', ({ add, error }) => {
    const ajv = new Class({ strict: false })
    add(ajv)
    expect(() => addMonitorContract(ajv)).toThrow(error)
  })

  it('throws a TypeError for an argument that is not an Ajv 8 instance', () => {
    const withoutTable = (name: string): object => Object.assign(new Class(), { [name]: undefined })
    const others = [
      ...[undefined, null, {}, [], 'ajv', Class, Ajv6, { ...new Class() }],
      ...[
        { ...new Class(), addKeyword: () => undefined },
        withoutTable('schemas'),
        withoutTable('refs'),
      ],
    ]
    for (const other of others) {
      expect(() => addMonitorContract(other as Ajv)).toThrow(
        new TypeError('addMonitorContract needs an Ajv 8 instance, such as new Ajv().'),
      )
    }
  })
})

it('reports locations relative to the data if the keyword function is called without a context', () => {
  const check = definitionOf(contractsWith({})).compile('icmpMonitorUpdate', {}, { opts: {} })
  expect(check({ script: '' })).toBe(false)
  expect(check.errors?.map(({ instancePath }) => instancePath)).toEqual([''])
})

it('rejects the promise of an asynchronous schema with the same errors', async () => {
  const validate = addMonitorContract(new Ajv()).compile({
    $async: true,
    $ref: icmpMonitorUpdate.id,
  })
  await expect(validate(update)).resolves.toEqual(update)
  await expect(validate(lateOffset)).rejects.toMatchObject({
    errors: [{ instancePath: '/frequencyOffset', params: { issue: { code: 'frequency-offset' } } }],
  })
})

it.each<{ value: unknown; options: AjvOptions; text: string }>([
  { value: { heartbeat: {} }, options: {}, text: 'data script is missing.' },
  {
    value: { ...update, tags: ['a', 5] },
    options: {},
    text: 'data/tags/1 must be a string, not a number.',
  },
  {
    value: { ...update, request: { x: 1 } },
    options: { severity: { 'unknown-field': 'error' } },
    text: 'data/request/x Unknown field "request.x".',
  },
  {
    value: { ...update, Unknown: 1 },
    options: { severity: { 'unknown-field': 'error' } },
    text: 'data/Unknown Unknown field "Unknown".',
  },
  {
    value: lateOffset,
    options: {},
    text: 'data/frequencyOffset must be between 1 and 50 when frequency is 5 minutes.',
  },
  {
    value: { ...update, name: 5 },
    options: { label: () => 'Name' },
    text: 'data/name Name must be a string, not a number.',
  },
  { value: { script: '' }, options: { label: () => 'Start' }, text: 'data Start is missing.' },
  {
    value: { ...update, name: 5 },
    options: { messages: { type: (_, name) => `${name(['name'])} ist falsch` } },
    text: 'data/name ist falsch',
  },
])('writes the errors of $value with the options $options', ({ value, options, text }) => {
  const ajv = addMonitorContract(new Ajv(), options)
  ajv.validate(icmpMonitorUpdate.id, value)
  expect(ajv.errorsText()).toBe(text)
})

it('reports an own rule at its field, whatever the params are called', () => {
  const rule = defineRule(icmpMonitorUpdate, {
    code: 'few-pings',
    at: 'request.pingCount',
    reads: ['request.pingCount'],
    check: () => ({ missing: 3 }),
    message: ({ missing }) => `needs ${missing} more pings.`,
  })
  const ajv = addMonitorContract(new Ajv(), { rules: [rule] })
  ajv.validate(icmpMonitorUpdate.id, { ...update, request: { hostname: 'a', pingCount: 5 } })
  expect(ajv.errors).toMatchObject([
    { instancePath: '/request/pingCount', message: 'needs 3 more pings.' },
  ])
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

import { runInThisContext } from 'node:vm'
import { Ajv, type AnySchemaObject, type ErrorObject } from 'ajv'
import type { Ajv2019 } from 'ajv/dist/2019.js'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import { describe, expect, expectTypeOf, it } from 'vitest'
import addMonitorContract from 'monitor-contract/ajv'
import { definition } from '../../src/ajv/keyword.ts'
import { icmpMonitorUpdate, listErrorGroupsHeaders, listErrorGroupsQuery } from 'monitor-contract'
import { evaluated, examplesOf } from '../helpers/run-examples.ts'
import { classes } from './instances.ts'

const update = { heartbeat: {}, script: '' }
const lateOffset = { ...update, frequency: 5, frequencyOffset: 51 }

const placesOf = (errors: readonly ErrorObject[] | null | undefined): string[] =>
  (errors ?? []).map(({ instancePath, schemaPath }) => `${instancePath} ${schemaPath}`)

it.each(examplesOf('ajv/index.ts'))('$call', ({ call, answer }) => {
  expect(runInThisContext(`(({ addMonitorContract, Ajv }) => ${call})`)({ addMonitorContract, Ajv })).toEqual(
    evaluated(answer),
  )
})

describe.each(Object.entries(classes))('in an instance of %s', (_, Class) => {
  it('answers the instance that it is given', () => {
    const ajv = new Class()
    expect(addMonitorContract(ajv)).toBe(ajv)
  })

  it('does no harm when it is called again', () => {
    const ajv = addMonitorContract(addMonitorContract(new Class()))
    expect(ajv.validate(icmpMonitorUpdate.id, update)).toBe(true)
    expect(ajv.validate(icmpMonitorUpdate.id, lateOffset)).toBe(false)
  })

  it('gives each contract as a compiled schema', () => {
    const validate = addMonitorContract(new Class()).getSchema(icmpMonitorUpdate.id)
    expect(validate?.(lateOffset)).toBe(false)
    expect(placesOf(validate?.errors as ErrorObject[])).toEqual(['/frequencyOffset #/monitorContract'])
  })

  it('says where an issue is in the whole data', () => {
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

  it('gives way to the keywords around it', () => {
    const ajv = addMonitorContract(new Class())
    const accepts = (schema: AnySchemaObject, data: unknown) => ajv.validate(schema, data)
    const keyword = { monitorContract: 'icmpMonitorUpdate' }
    expect([accepts({ not: keyword }, update), accepts({ not: keyword }, {})]).toEqual([false, true])
    expect([accepts({ anyOf: [keyword, { const: 5 }] }, 5), accepts({ anyOf: [keyword, { const: 5 }] }, 6)]).toEqual([
      true,
      false,
    ])
    expect([
      accepts({ if: keyword, then: false, else: true }, update),
      accepts({ if: keyword, then: false, else: true }, {}),
    ]).toEqual([false, true])
  })

  it.each(['icmp-monitor-update', 'constructor', '__proto__', '', 5, null, ['icmpMonitorUpdate'], { $data: '/name' }])(
    'refuses to compile a schema that names %j',
    (name) => {
      const ajv = addMonitorContract(new Class({ $data: true }))
      expect(() => ajv.compile({ monitorContract: name })).toThrow(
        /^monitorContract must name a contract: icmpMonitorUpdate, .*, listErrorGroupsHeaders$/u,
      )
    },
  )

  it('throws each time where an id is taken', () => {
    const ajv = new Class({ strict: false })
    ajv.addSchema({ $id: listErrorGroupsQuery.id })
    expect(() => addMonitorContract(ajv)).toThrow(listErrorGroupsQuery.id)
    expect(() => addMonitorContract(ajv)).toThrow()
  })
})

it('is a check that says where an issue is in the data where it is called with no place above them', () => {
  const check = definition.compile('icmpMonitorUpdate', {}, { opts: {} })
  expect(check({ script: '' })).toBe(false)
  expect(check.errors?.map(({ instancePath }) => instancePath)).toEqual(['/heartbeat'])
})

it('takes a query and headers in the forms that their contracts take', () => {
  const ajv = addMonitorContract(new Ajv({ coerceTypes: true, useDefaults: true }))
  const query = new URLSearchParams('limit=20')
  expect(ajv.validate(listErrorGroupsQuery.id, query)).toBe(true)
  expect(ajv.validate(listErrorGroupsQuery.id, 'limit=0')).toBe(false)
  expect(placesOf(ajv.errors)).toEqual(['/limit #/monitorContract'])
  expect(ajv.validate(listErrorGroupsHeaders.id, new Headers({ Authorization: 'Bearer k' }))).toBe(true)
  expect(String(query)).toBe('limit=20')
})

it('fails an asynchronous schema with the same errors', async () => {
  const validate = addMonitorContract(new Ajv()).compile({ $async: true, $ref: icmpMonitorUpdate.id })
  await expect(validate(update)).resolves.toEqual(update)
  await expect(validate(lateOffset)).rejects.toMatchObject({
    errors: [{ instancePath: '/frequencyOffset', params: { issue: { code: 'frequency-offset' } } }],
  })
})

it('gives a verbose instance the schema and the data', () => {
  const ajv = addMonitorContract(new Ajv({ verbose: true }))
  ajv.validate(icmpMonitorUpdate.id, lateOffset)
  expect(ajv.errors).toMatchObject([{ schema: 'icmpMonitorUpdate', data: lateOffset }])
})

it('cannot be written out as standalone code', () => {
  const ajv = addMonitorContract(new Ajv({ code: { source: true } }))
  const validate = ajv.compile({ monitorContract: 'icmpMonitorUpdate' })
  expect(() => standalone.default(ajv, validate)).toThrow()
})

it('keeps the class of an instance in its type', () => {
  expectTypeOf(addMonitorContract<Ajv>).returns.toEqualTypeOf<Ajv>()
  expectTypeOf(addMonitorContract<Ajv2019>).returns.toEqualTypeOf<Ajv2019>()
  expectTypeOf(addMonitorContract<Ajv2020>).returns.toEqualTypeOf<Ajv2020>()
})

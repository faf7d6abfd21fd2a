// Tests the options of `addMonitorContract`: unknown fields, `maxIssues` and messages.
import { Ajv } from 'ajv'
import { icmpMonitorUpdate, listErrorGroupsHeaders, listErrorGroupsQuery, type BodyOptions } from 'monitor-contract'
import { addMonitorContract } from 'monitor-contract/ajv'
import { describe, expect, expectTypeOf, it } from 'vitest'

const update = { heartbeat: {}, script: '' }

describe('the options of addMonitorContract', () => {
  const withExtra = { ...update, colour: 1 }
  const threeErrors = { heartbeat: 5, script: 5, name: 5 }

  it('reject unknown fields of bodies and queries, and accept unknown headers', () => {
    const ajv = addMonitorContract(new Ajv(), { unknownFields: 'error' })
    expect(ajv.validate(icmpMonitorUpdate.id, withExtra)).toBe(false)
    expect(ajv.errors).toMatchObject([{ instancePath: '/colour', params: { issue: { code: 'unknown-field' } } }])
    expect(ajv.validate(listErrorGroupsQuery.id, { limti: 5 })).toBe(false)
    expect(ajv.errors).toMatchObject([{ instancePath: '/limti', params: { issue: { code: 'unknown-field' } } }])
    expect(ajv.validate(listErrorGroupsHeaders.id, { authorization: 'Bearer k', accept: '*' })).toBe(true)
  })

  it.each([
    [{ allErrors: true }, { maxIssues: 2 }, 2],
    [{ allErrors: true }, {}, 3],
    [{}, { maxIssues: 2 }, 1],
  ])('limit the errors of an instance with %o by %o to %i', (settings, options, count) => {
    const ajv = addMonitorContract(new Ajv(settings), options)
    ajv.validate(icmpMonitorUpdate.id, threeErrors)
    expect(ajv.errors).toHaveLength(count)
  })

  it('leave out messages where the instance has none', () => {
    const ajv = addMonitorContract(new Ajv({ messages: false }))
    ajv.validate(icmpMonitorUpdate.id, threeErrors)
    expect(ajv.errors?.map((error) => 'message' in error)).toEqual([false])
  })

  it.each<[options: unknown, message: string]>([
    [{ baseline: {} }, 'Unknown option "baseline". Known options: unknownFields, maxIssues, messages, label.'],
    [{ maxIssues: 0 }, 'Option "maxIssues" must be a positive integer.'],
  ])('throw a TypeError if they are %o, and leave the instance unchanged', (options, message) => {
    const ajv = new Ajv()
    expect(() => addMonitorContract(ajv, options as never)).toThrow(new TypeError(message))
    expect(ajv.getKeyword('monitorContract')).toBe(false)
    expect(ajv.getSchema(icmpMonitorUpdate.id)).toBeUndefined()
  })

  it('must be the same in a second call', () => {
    const ajv = addMonitorContract(new Ajv(), { unknownFields: 'error', maxIssues: undefined })
    expect(addMonitorContract(ajv, { unknownFields: 'error' })).toBe(ajv)
    for (const others of [{}, { unknownFields: 'ignore' }, { unknownFields: 'error', messages: {} }] as const)
      expect(() => addMonitorContract(ajv, others)).toThrow(/already has the contracts, with other options/)
    expect(ajv.validate(icmpMonitorUpdate.id, withExtra)).toBe(false)
  })

  // Another copy of the plugin, or a proxy of the instance, hides which options the contracts have.
  it('are compared with the defaults if the options of the first call are unknown', () => {
    const proxy = new Proxy(addMonitorContract(new Ajv()), {})
    expect(addMonitorContract(proxy)).toBe(proxy)
    expect(() => addMonitorContract(proxy, { unknownFields: 'error' })).toThrow(TypeError)
  })

  it('have a type that rejects unknown options', () => {
    expectTypeOf(addMonitorContract<Ajv>)
      .parameter(1)
      .toEqualTypeOf<BodyOptions | undefined>()
    // @ts-expect-error the option is called unknownFields
    expect(() => addMonitorContract(new Ajv(), { unknownField: 'error' })).toThrow(TypeError)
  })
})

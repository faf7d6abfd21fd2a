// Tests the options of `addMonitorContract`: severities, own rules, `maxIssues` and messages.
import { Ajv } from 'ajv'
import {
  errorGroup,
  icmpMonitor,
  icmpMonitorUpdate,
  listErrorGroupsHeaders,
  listErrorGroupsQuery,
} from 'monitor-contract'
import { addMonitorContract } from 'monitor-contract/ajv'
import { describe, expect, it } from 'vitest'
import { group } from '../helpers/minimal-bodies.ts'

const update = { heartbeat: {}, script: '' }

describe('the options of addMonitorContract', () => {
  const strict = { 'unknown-field': 'error' } as const
  const withExtra = { ...update, colour: 1 }
  const threeErrors = { heartbeat: 5, script: 5, name: 5 }

  it('reject unknown fields of bodies and queries, and accept unknown headers', () => {
    const ajv = addMonitorContract(new Ajv(), { severity: strict })
    expect(ajv.validate(icmpMonitorUpdate.id, withExtra)).toBe(false)
    expect(ajv.errors).toMatchObject([
      { instancePath: '/colour', params: { issue: { code: 'unknown-field' } } },
    ])
    expect(ajv.validate(listErrorGroupsQuery.id, { limti: 5 })).toBe(false)
    expect(ajv.errors).toMatchObject([
      { instancePath: '/limti', params: { issue: { code: 'unknown-field' } } },
    ])
    expect(
      ajv.validate(listErrorGroupsHeaders.id, { authorization: 'Bearer k', accept: '*' }),
    ).toBe(true)
  })

  it('are applied to each contract that knows them', () => {
    const ajv = addMonitorContract(new Ajv(), {
      severity: { 'seen-order': 'error', 'frequency-offset': 'off', 'page-number': 'error' },
      reader: 'tolerant',
      baseline: { frequency: 5, degradedPacketLossThreshold: 50 },
    })
    const offset = { frequency: 5, frequencyOffset: 51 }
    expect(ajv.validate(icmpMonitorUpdate.id, { ...update, ...offset })).toBe(true)
    expect(ajv.validate(icmpMonitor.id, { name: 'edge', ...offset, runtimeId: '2031.01' })).toBe(
      true,
    )
    expect(ajv.validate(errorGroup.id, group({ lastSeen: '2024-01-01' }))).toBe(true)
    expect(ajv.validate(listErrorGroupsQuery.id, { page: 0 })).toBe(false)
    expect(ajv.validate(icmpMonitorUpdate.id, { ...update, maxPacketLossThreshold: 20 })).toBe(
      false,
    )
  })

  it.each([
    { settings: { allErrors: true }, options: { maxIssues: 2 }, count: 2 },
    { settings: { allErrors: true }, options: {}, count: 3 },
    { settings: {}, options: { maxIssues: 2 }, count: 1 },
  ])(
    'limit the errors of an instance with $settings by $options to $count',
    ({ settings, options, count }) => {
      const ajv = addMonitorContract(new Ajv(settings), options)
      ajv.validate(icmpMonitorUpdate.id, threeErrors)
      expect(ajv.errors).toHaveLength(count)
    },
  )

  it('leave out messages where the instance has none', () => {
    const ajv = addMonitorContract(new Ajv({ messages: false }))
    ajv.validate(icmpMonitorUpdate.id, threeErrors)
    expect(ajv.errors?.map((error) => 'message' in error)).toEqual([false])
  })

  it.each<{ options: unknown; message: RegExp }>([
    { options: { reader: 'x' }, message: /"reader"/ },
    { options: { colour: 1 }, message: /^Unknown option "colour"\. Known options: .*\bseverity\b/ },
    { options: { maxIssues: 0 }, message: /^Option "maxIssues" must be a positive integer\.$/ },
    { options: { severity: { 'deprecated-fields': 'off' } }, message: /deprecated-fields/ },
    { options: { severity: { type: 'off' } }, message: /type/ },
    { options: { messages: { typo: () => '' } }, message: /typo/ },
  ])(
    'throw a TypeError if they are $options, and leave the instance unchanged',
    ({ options, message }) => {
      const ajv = new Ajv()
      expect(() => addMonitorContract(ajv, options as never)).toThrow(TypeError)
      expect(() => addMonitorContract(ajv, options as never)).toThrow(message)
      expect(ajv.getKeyword('monitorContract')).toBe(false)
      expect(ajv.getSchema(icmpMonitorUpdate.id)).toBeUndefined()
    },
  )

  it('must be the same in a second call', () => {
    const ajv = addMonitorContract(new Ajv(), { severity: strict, maxIssues: undefined })
    expect(addMonitorContract(ajv, { severity: { ...strict } })).toBe(ajv)
    for (const others of [
      {},
      { severity: { 'unknown-field': 'off' } },
      { severity: strict, maxIssues: 5 },
    ] as const)
      expect(() => addMonitorContract(ajv, others)).toThrow(
        /already has the contracts, with other options/,
      )
    expect(ajv.validate(icmpMonitorUpdate.id, withExtra)).toBe(false)
  })

  // Another copy of the plugin, or a proxy of the instance, hides which options the contracts have.
  it('are compared with the defaults if the options of the first call are unknown', () => {
    const proxy = new Proxy(addMonitorContract(new Ajv()), {})
    expect(addMonitorContract(proxy)).toBe(proxy)
    expect(() => addMonitorContract(proxy, { severity: strict })).toThrow(TypeError)
  })

  it('have a type that rejects unknown options', () => {
    // @ts-expect-error the option is called severity
    expect(() => addMonitorContract(new Ajv(), { severities: strict })).toThrow(TypeError)
  })
})

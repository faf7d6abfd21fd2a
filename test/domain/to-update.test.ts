import { describe, expect, it } from 'vitest'
import { icmpMonitor, toUpdate, type IcmpMonitor } from 'monitor-contract'
import { schemaNamed } from '../helpers/schema-documents.ts'

describe('toUpdate', () => {
  it('omits response-only fields, unknown fields and private locations', () => {
    const monitor: IcmpMonitor & { pingTimeout: number } = {
      name: 'edge',
      id: '5c1f90ab-7d3e-41b6-8f20-e4a9d6c3b715',
      created_at: '2024-02-29',
      updated_at: null,
      alertChannels: {},
      checkType: 'ICMP',
      privateLocations: ['berlin'],
      pingTimeout: 5,
      muted: true,
    }
    Object.assign(monitor, { constructor: 1, toString: 2 })
    expect(toUpdate(monitor)).toStrictEqual({ name: 'edge', muted: true })
  })

  it('keeps every field that an update and a monitor have in the same form', () => {
    const { properties: returned = {} } = schemaNamed('icmp-monitor')
    const names = Object.keys(schemaNamed('icmp-monitor-update').properties ?? {}).filter(
      (name) => Object.hasOwn(returned, name) && name !== 'privateLocations',
    )
    const monitor: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, 0]))
    expect(Object.keys(toUpdate(monitor as never))).toEqual(names)
  })

  it('keeps null if the field of an update may be null, and omits it otherwise, in nested fields too', () => {
    const tolerated = icmpMonitor.parse(
      {
        name: 'edge',
        groupId: null,
        maxResponseTime: null,
        environmentVariables: [{ key: 'A', value: null }],
        muted: null,
        frequency: null,
        retryStrategy: { maxRetries: null, type: 'FIXED', newer: null, constructor: null },
        alertSettings: { reminders: { amount: null } },
        tags: null,
        request: { hostname: null, assertions: [{ source: 'LATENCY', target: null }] },
        heartbeat: { inside: null },
        alertChannelSubscriptions: [{ alertChannelId: null }],
      },
      { reader: 'tolerant' },
    )
    expect(toUpdate(tolerated)).toStrictEqual({
      name: 'edge',
      groupId: null,
      maxResponseTime: null,
      environmentVariables: [{ key: 'A' }],
      retryStrategy: { type: 'FIXED', newer: null, constructor: null },
      alertSettings: { reminders: {} },
      request: { assertions: [{ source: 'LATENCY' }] },
      heartbeat: { inside: null },
      alertChannelSubscriptions: [{ alertChannelId: null }],
    })
  })

  it.each([
    [
      'privateLocations, which a monitor has in another form',
      { privateLocations: 'berlin' },
      { name: 'edge', muted: false, privateLocations: 'berlin' },
    ],
    ['an unknown field', { pingTimeout: 5 }, { name: 'edge', muted: false, pingTimeout: 5 }],
    ['nothing for an undefined field', { muted: undefined }, { name: 'edge', muted: false }],
  ])('adds from the changes: %s', (_, changes, expected) => {
    expect(toUpdate({ name: 'edge', muted: false }, changes as {})).toStrictEqual(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { icmpMonitor, toUpdate, type IcmpMonitor } from 'monitor-contract'

describe('toUpdate', () => {
  it('omits response-only and unknown fields and private locations, and keeps wrong types', () => {
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
    Object.assign(monitor, {
      constructor: 1,
      toString: 2,
      request: 5,
      environmentVariables: [null],
    })
    expect(toUpdate(monitor)).toStrictEqual({
      name: 'edge',
      muted: true,
      request: 5,
      environmentVariables: [null],
    })
  })

  it('keeps null exactly where the field of an update may be null, also in nested fields', () => {
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

  it('adds no undefined field of the changes', () => {
    expect(toUpdate({ name: 'edge', muted: false }, { muted: undefined })).toStrictEqual({
      name: 'edge',
      muted: false,
    })
  })
})

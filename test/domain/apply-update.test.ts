import { describe, expect, it } from 'vitest'
import { applyUpdate, type IcmpMonitor } from 'monitor-contract'

const monitor: IcmpMonitor = {
  name: 'edge',
  id: '5c1f90ab-7d3e-41b6-8f20-e4a9d6c3b715',
  frequency: 10,
  privateLocations: ['berlin'],
  checkType: 'ICMP',
  retryStrategy: { type: 'FIXED', maxRetries: 2 },
}

describe('applyUpdate', () => {
  it.each([
    ['replaces a field', { frequency: 5 }, { frequency: 5 }],
    ['adds a field', { muted: true }, { muted: true }],
    ['puts null where it is sent', { degradedResponseTime: null }, { degradedResponseTime: null }],
    ['replaces an object as a whole', { retryStrategy: { maxRetries: 3 } }, { retryStrategy: { maxRetries: 3 } }],
    ['adds heartbeat and script', { heartbeat: {}, script: '' }, { heartbeat: {}, script: '' }],
    ['ignores an undefined field', { frequency: undefined }, {}],
    ['keeps the private locations', { privateLocations: 'paris' }, {}],
    [
      'replaces no response-only field',
      { id: 'x', created_at: 'x', updated_at: 'x', alertChannels: {}, checkType: 'x' },
      {},
    ],
    ['takes no unlisted field', { frequencyy: 5, constructor: 1, toString: 1 }, {}],
  ])('%s', (_, update, changed) => expect(applyUpdate(monitor, update as {})).toStrictEqual({ ...monitor, ...changed }))

  it('keeps unknown fields of the monitor, which a newer service may send', () => {
    const newer = { ...monitor, pingTimeout: 5 }
    expect(applyUpdate(newer, { muted: true })).toStrictEqual({ ...newer, muted: true })
  })
})

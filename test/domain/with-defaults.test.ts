import { describe, expect, it } from 'vitest'
import { frequencies, icmpMonitorDefaults, withDefaults } from 'monitor-contract'

const documented = {
  activated: true,
  muted: false,
  doubleCheck: true,
  shouldFail: false,
  useGlobalAlertSettings: true,
  runParallel: false,
  frequency: 10,
  degradedResponseTime: 10_000,
  maxResponseTime: 20_000,
  degradedPacketLossThreshold: 10,
  maxPacketLossThreshold: 20,
}

describe('withDefaults', () => {
  it('fills in every default that the service description states', () => {
    expect(withDefaults({})).toEqual(documented)
    expect(icmpMonitorDefaults).toEqual(documented)
    expect(Object.isFrozen(icmpMonitorDefaults)).toBe(true)
  })

  it('returns a new object that can be changed', () => {
    expect(withDefaults({})).not.toBe(withDefaults({}))
    expect(Object.isFrozen(withDefaults({}))).toBe(false)
  })

  it('treats undefined as a missing field', () => {
    const leftOut: object = { frequency: undefined, name: undefined }
    expect(withDefaults(leftOut)).toStrictEqual(documented)
  })

  it('reads each field once', () => {
    let reads = 0
    const update = {
      get frequency() {
        return frequencies[++reads]
      },
    }
    expect(withDefaults(update).frequency).toBe(1)
    expect(reads).toBe(1)
  })
})

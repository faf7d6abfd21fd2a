// Tests `withDefaults`, with the defaults that the service description states.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { frequencies, icmpMonitorDefaults, withDefaults } from 'monitor-contract'

/** The fields of an ICMP monitor with a default, as the service description states it. */
const documented = Object.fromEntries(
  [
    ...readFileSync('docs/service-description.md', 'utf8').matchAll(
      /^\| `(\w+)` .*\bDefault (true|false|\d+)\b/gmu,
    ),
  ].map(([, field = '', value = '']) => [field, JSON.parse(value) as unknown]),
)

describe('withDefaults', () => {
  it('fills in every default that the service description states', () => {
    expect(Object.keys(documented)).toHaveLength(11)
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
    expect(withDefaults(leftOut)).toStrictEqual({ ...icmpMonitorDefaults })
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

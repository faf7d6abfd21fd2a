// Tests which snapshots count as valid.
import { describe, expect, it } from 'vitest'
import { Snapshot } from '../../src/snapshot/snapshot.ts'

describe('a snapshot', () => {
  const withUnknownField = new Snapshot('object', [], {}, ['more'])
  const invalid = new Snapshot('object', [{ key: 'name', value: 5 }], {})

  it.each<[isValid: boolean, inside: string, values: readonly unknown[]]>([
    [true, 'nothing', []],
    [true, 'unknown fields of objects', [withUnknownField, withUnknownField]],
    [false, 'an invalid value', [withUnknownField, 5]],
    [false, 'an invalid value of an object', [withUnknownField, invalid]],
    [false, 'a missing field', [undefined]],
  ])('is valid: %s, if it reports %s', (isValid, _, values) => {
    const reported = values.map((value, index) => ({ key: `field${index}`, value }))
    const outer = new Snapshot('object', [{ key: 'inside', value: new Snapshot('object', reported, {}) }], {})
    expect(outer.isValid).toBe(isValid)
  })
})

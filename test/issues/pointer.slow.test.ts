// Tests the JSON Pointers of issues.
import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { icmpMonitorUpdate } from 'monitor-contract'
import { update } from '../helpers/minimal-bodies.ts'

const pointerOf = (name: string): string | undefined =>
  icmpMonitorUpdate.validate(update({ [name]: 1 }), { severity: { 'unknown-field': 'error' } })
    .errors[0]?.pointer

describe('the pointer of an unknown field', () => {
  it('escapes ~ and / (RFC 6901), however long the name is', () => {
    const part = fc.constantFrom(
      '~',
      '/',
      '~1',
      '~0',
      'a',
      '😀',
      'x'.repeat(9_998),
      '/~'.repeat(5_000),
    )
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), (parts) => {
        const name = `_${parts.join('')}`
        const escaped = name.replaceAll('~', '~0').replaceAll('/', '~1')
        expect(pointerOf(name)).toBe(`/${escaped}`)
      }),
    )
  })

  it.each(['~/', '€~'])('needs at most four times its own size in memory: %s', (characters) => {
    const script = `
      import { icmpMonitorUpdate } from 'monitor-contract'
      const value = { heartbeat: {}, script: '', [${JSON.stringify(characters)}.repeat(10_000_000)]: 1 }
      const before = process.resourceUsage().maxRSS
      const { errors: [{ pointer }] } = icmpMonitorUpdate.validate(value, { severity: { 'unknown-field': 'error' } })
      const size = Buffer.byteLength(pointer, /[^\\0-\\xff]/.test(pointer) ? 'utf16le' : 'latin1')
      console.log((process.resourceUsage().maxRSS - before) * 1024 / size)
    `
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', script],
      {
        encoding: 'utf8',
      },
    )
    expect(stderr).toBe('')
    expect(Number(stdout)).toBeLessThan(4)
    expect(Number(stdout)).toBeGreaterThanOrEqual(0)
  })
})

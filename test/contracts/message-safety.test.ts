// Tests that messages are short and contain no text of the value, such as a secret.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Issue } from 'monitor-contract'
import { bodyContracts, bodyNames } from '../helpers/body-contracts.ts'
import { everyOption } from '../helpers/body-options.ts'
import { valid } from '../helpers/generated-bodies.ts'
import { damaged } from '../helpers/damaged.ts'

describe('messages are short and contain no text of the value', () => {
  /** Replaces every string of a value by a marker that occurs nowhere else. */
  const marked = (value: unknown, depth = 0): unknown => {
    if (typeof value === 'string') return `secret-${value.length}-7f3a9c`
    if (Array.isArray(value)) return Array.from(value, (item: unknown) => marked(item, depth + 1))
    if (typeof value !== 'object' || value === null || value instanceof Date || depth > 8) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, marked(part, depth + 1)]))
  }
  const lastName = (path: Issue['path']) => path.filter((step) => typeof step === 'string').at(-1) ?? ''

  it.each(bodyNames)('a message names the field of an invalid %s, and contains no string of the value', (name) => {
    const contract = bodyContracts[name]
    let seen = 0
    let turn = 0
    fc.assert(
      fc.property(damaged(valid[name]), (value) => {
        const options = everyOption[name][turn++ % everyOption[name].length] ?? {}
        for (const given of [value, marked(value)]) {
          const { errors, warnings } = contract.validate(given, options)
          for (const { message, params, path } of [...errors, ...warnings]) {
            seen++
            expect(message.length).toBeLessThan(600)
            expect(`${message}${JSON.stringify(params)}`).not.toContain('7f3a9c')
            if (/^\w{1,40}$/u.test(lastName(path))) expect(message).toContain(lastName(path))
          }
          if (errors.length > 0) expect(thrownBy(() => contract.parse(given, options))).not.toContain('7f3a9c')
        }
      }),
      { numRuns: 2_000 },
    )
    expect(seen).toBeGreaterThan(1_000)
  })

  const thrownBy = (run: () => unknown) => {
    try {
      run()
    } catch (thrown) {
      return String(thrown)
    }
    throw new Error('nothing was thrown')
  }
})

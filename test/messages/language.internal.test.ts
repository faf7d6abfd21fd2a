// Tests how translations write numbers and alternatives, in engines with and without `Intl`.
import { afterEach, describe, expect, it, vi } from 'vitest'

describe('numbers and alternatives', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  it.each<[engine: string, intl: unknown]>([
    ['with Intl', Intl],
    ['without Intl.ListFormat', {}],
    ['without Intl', undefined],
  ])('have the words of the language in an engine %s', async (_, intl) => {
    vi.stubGlobal('Intl', intl)
    const { default: messages } = await import('../../src/messages/de.ts')
    const written = (allowed: readonly unknown[]) =>
      Reflect.apply(messages.enum ?? String, messages, [{ path: ['a'], params: { allowed, unit: 'ms' } }])
    expect(written([1234.56789, 'b', null])).toBe('a muss 1234.56789, „b“ oder null ms sein.')
    expect([written([1, 2]), written([1])]).toEqual(['a muss 1 oder 2 ms sein.', 'a muss 1 ms sein.'])
  })
})

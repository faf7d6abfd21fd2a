// Tests how translations write numbers and alternatives, in engines with and without `Intl`.
import { describe, expect, it, vi } from 'vitest'
import { languageOf } from '../../src/messages/language.ts'

const words = {
  tag: 'de',
  comma: ', ',
  or: ' oder ',
  whole: 'Der Wert',
  quote: (text: string): string => `„${text}“`,
  units: { ms: ' ms', s: ' s', min: ' Minuten', '%': ' %' },
}

describe('numbers and alternatives', () => {
  it.each<[engine: string, intl: unknown, number: string]>([
    ['with Intl', Intl, '1.234,56789'],
    ['without Intl.ListFormat', { NumberFormat: Intl.NumberFormat }, '1.234,56789'],
    ['without Intl', undefined, '1234.56789'],
  ])('have the words of the language in an engine %s', (_, intl, number) => {
    vi.stubGlobal('Intl', intl)
    try {
      const { alternatives, amount, either } = languageOf(words)
      expect(amount(1234.56789, { unit: 'ms' })).toBe(`${number} ms`)
      expect(alternatives([1234.56789, 'a', null])).toBe(`${number}, „a“ oder null`)
      expect([either(['a', 'b']), either(['a'])]).toEqual(['a oder b', 'a'])
    } finally {
      vi.unstubAllGlobals()
    }
  })
})

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

/** Returns texts that an engine writes whose `Intl` is the given value. */
function written(intl: unknown): object {
  vi.stubGlobal('Intl', intl)
  try {
    const { alternatives, amount, either } = languageOf(words)
    return {
      amount: amount(1234.56789, { unit: 'ms' }),
      alternatives: alternatives([1234.56789, 'a', null]),
      two: either(['a', 'b']),
      one: either(['a']),
    }
  } finally {
    vi.unstubAllGlobals()
  }
}

const lists = { two: 'a oder b', one: 'a' }

describe('numbers and alternatives', () => {
  it('follow the rules of the language', () => {
    expect(written(Intl)).toEqual({ amount: '1.234,56789 ms', alternatives: '1.234,56789, „a“ oder null', ...lists })
  })

  it('have the words of the language in an engine without Intl.ListFormat', () => {
    const { NumberFormat } = Intl
    expect(written({ NumberFormat })).toEqual({
      amount: '1.234,56789 ms',
      alternatives: '1.234,56789, „a“ oder null',
      ...lists,
    })
  })

  it('have the words of the language in an engine without Intl', () => {
    expect(written(undefined)).toEqual({ amount: '1234.56789 ms', alternatives: '1234.56789, „a“ oder null', ...lists })
  })
})

// Tests that messages show U+FFFD for the unprintable characters of unknown field names.
import { expect, it } from 'vitest'
import { icmpMonitorUpdate } from 'monitor-contract'

/** Code points without a visible form, by the Unicode data of Node.js. */
const categories = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}]/u

/**
 * Symbols whose glyph is blank: a Braille pattern without dots, a musical null notehead, a Khitan
 * filler.
 */
const blankSymbols = /[\u2800\u{1d159}\u{16fe4}]/u

const isUnprintable = (character: string): boolean =>
  character !== ' ' && (categories.test(character) || blankSymbols.test(character))

/** Returns all code points in names of 32, between two letters and without pairs of surrogates. */
function* names(): Generator<string[]> {
  for (let first = 0; first <= 0x10ffff; first += 32) {
    const characters = Array.from({ length: 32 }, (_, index) => String.fromCodePoint(first + index))
    yield ['a', ...characters, 'z']
  }
}

/** Returns the messages about unknown fields with these names, in order. */
function messagesAbout(unknown: readonly string[]): string[] {
  const update = {
    heartbeat: {},
    script: '',
    ...Object.fromEntries(unknown.map((name) => [name, 1])),
  }
  const { warnings } = icmpMonitorUpdate.validate(update, { maxIssues: unknown.length })
  return warnings.map(({ message }) => message)
}

it('shows U+FFFD for exactly the unprintable code points of Unicode', () => {
  const all = [...names()]
  const messages = messagesAbout(all.map((characters) => characters.join('')))
  expect(messages).toHaveLength(all.length)
  const wrong = all.filter((characters, index) => {
    const shown = characters
      .map((character) => (isUnprintable(character) ? '\ufffd' : character))
      .join('')
    return messages[index]?.includes(shown) !== true
  })
  expect(wrong.map(([, first]) => first?.codePointAt(0)?.toString(16))).toEqual([])
})

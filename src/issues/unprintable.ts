/**
 * The code points that print as nothing, as a blank or in different ways, as ranges: control, format, private-use and
 * surrogate code points, separators except U+0020, default-ignorable code points, and symbols with a blank glyph.
 * Written out because some engines lack `\p{…}`, and those that have it know different versions of Unicode.
 */
const ranges: readonly (readonly [first: number, last: number])[] = [
  [0x0000, 0x001f], // control characters
  [0x007f, 0x00a0], // control characters, no-break space
  [0x00ad, 0x00ad], // soft hyphen
  [0x034f, 0x034f], // combining grapheme joiner
  [0x0600, 0x0605], // Arabic number signs
  [0x061c, 0x061c], // Arabic letter mark
  [0x06dd, 0x06dd], // Arabic end of ayah
  [0x070f, 0x070f], // Syriac abbreviation mark
  [0x0890, 0x0891], // Arabic currency marks
  [0x08e2, 0x08e2], // Arabic disputed end of ayah
  [0x115f, 0x1160], // Hangul fillers
  [0x1680, 0x1680], // Ogham space mark
  [0x17b4, 0x17b5], // Khmer inherent vowels
  [0x180b, 0x180f], // Mongolian variation selectors and vowel separator
  [0x2000, 0x200f], // spaces, zero-width characters, direction marks
  [0x2028, 0x202f], // line and paragraph separators, direction marks, narrow no-break space
  [0x205f, 0x206f], // mathematical space, word joiner, invisible operators, direction marks
  [0x2800, 0x2800], // blank Braille pattern
  [0x3000, 0x3000], // ideographic space
  [0x3164, 0x3164], // Hangul filler
  [0xd800, 0xf8ff], // surrogates, private use
  [0xfe00, 0xfe0f], // variation selectors
  [0xfeff, 0xfeff], // zero-width no-break space
  [0xffa0, 0xffa0], // halfwidth Hangul filler
  [0xfff0, 0xfffb], // default-ignorable, interlinear annotation marks
  [0x110bd, 0x110bd], // Kaithi number sign
  [0x110cd, 0x110cd], // Kaithi number sign above
  [0x13430, 0x1343f], // Egyptian hieroglyph format controls
  [0x16fe4, 0x16fe4], // Khitan small script filler
  [0x1bca0, 0x1bca3], // shorthand format controls
  [0x1d159, 0x1d159], // musical null notehead
  [0x1d173, 0x1d17a], // musical format controls
  [0xe0000, 0xe0fff], // tags, variation selectors
  [0xf0000, 0xffffd], // private use
  [0x100000, 0x10fffd], // private use
]

/** Whether a reader of a message could not see a character, or could not tell it from another. */
export function isUnprintable(character: string): boolean {
  const codePoint = Number(character.codePointAt(0))
  return ranges.some(([first, last]) => first <= codePoint && codePoint <= last)
}

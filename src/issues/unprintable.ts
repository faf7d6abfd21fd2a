/**
 * Matches the code points that cannot be read in a message. `labelOf` replaces them with U+FFFD.
 *
 * These are control, format, private-use and surrogate code points, separators except U+0020, default-ignorable code
 * points, and symbols with a blank glyph. Also matches a space at either end, which a reader cannot see. The code
 * points are listed, because some engines lack `\p{…}` and others have different versions of Unicode.
 */
export const unprintable: RegExp = /* @__PURE__ */ new RegExp(
  '^ | $|[' +
    // control characters, no-break space, soft hyphen
    '\\0-\\x1f\\x7f-\\xa0\\xad' +
    // grapheme joiner, Arabic and Syriac marks
    '\\u034f\\u0600-\\u0605\\u061c\\u06dd\\u070f\\u0890\\u0891\\u08e2' +
    // Hangul fillers, Ogham space, Khmer vowels, Mongolian selectors
    '\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f' +
    // spaces, joiners, direction marks, blank Braille, fillers
    '\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164' +
    // surrogates, private use, variation selectors, marks
    '\\ud800-\\uf8ff\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb' +
    // Kaithi signs, hieroglyph controls, Khitan filler
    '\\u{110bd}\\u{110cd}\\u{13430}-\\u{1343f}\\u{16fe4}' +
    // shorthand and musical controls
    '\\u{1bca0}-\\u{1bca3}\\u{1d159}\\u{1d173}-\\u{1d17a}' +
    // tags, variation selectors, private use
    '\\u{e0000}-\\u{e0fff}\\u{f0000}-\\u{ffffd}\\u{100000}-\\u{10fffd}]',
  'gu',
)

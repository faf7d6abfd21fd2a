import type { Path } from './finding.ts'

/** The texts of a path. */
interface PathText {
  /** The JSON Pointer: `/request/assertions/0/target`. */
  readonly pointer: string
  /**
   * The name in messages: `request.assertions[0].target`. That of the whole value is `The value`.
   */
  readonly label: string
}

/** Returns the JSON Pointer (RFC 6901) of a path. */
export const pointerOf = (path: Path): string => textOf(path).pointer

/** Returns the name of a path in messages. */
export const labelOf = (path: Path): string => textOf(path).label

/**
 * Returns a frozen path whose texts are made only once, such as that of a field that a rule reads.
 */
export function constantPath(path: Path): Path {
  const constant = Object.freeze(path.slice())
  constants.set(constant, newTextOf(constant))
  return constant
}

const constants = /* @__PURE__ */ new WeakMap<Path, PathText>()

const textOf = (path: Path): PathText => constants.get(path) ?? newTextOf(path)

/**
 * Returns the texts of a path.
 *
 * The name of an unknown field can be any text. So in a label, long names are shortened,
 * unprintable characters become U+FFFD, the empty name is `""`, and a long label keeps only its
 * beginning and its end.
 */
function newTextOf(path: Path): PathText {
  let pointer = ''
  let label = ''
  for (const step of path) {
    if (typeof step === 'number') {
      pointer += `/${step}`
      label += `[${step}]`
      continue
    }
    const isPlain = plainName.test(step)
    pointer += `/${isPlain ? step : escaped(step)}`
    label += (label === '' ? '' : '.') + (isPlain ? step : shown(step))
  }
  return { pointer, label: path.length === 0 ? theValue : shortened(label) }
}

/** The name of the whole value. */
export const theValue = 'The value'

/**
 * Matches names that need no change: at most 40 visible ASCII characters, none of them `/` or `~`.
 */
const plainName = /^[!-.0-}]{1,40}$/

/** Returns the label of an unknown field in quotes. The empty name has quotes already. */
export const quoted = (label: string): string =>
  label === emptyName || label.endsWith(`.${emptyName}`) ? label : `"${label}"`

const emptyName = '""'

const chunkLength = 10_000

/**
 * Escapes a name in chunks, so that the parts of only one chunk are in memory. `replaceAll` would
 * create an object for each character that it replaces.
 */
function escaped(name: string): string {
  if (!name.includes('~') && !name.includes('/')) return name
  let text = ''
  for (let start = 0; start < name.length; start += chunkLength) {
    const chunk = name.slice(start, start + chunkLength)
    text += chunk.split('~').join('~0').split('/').join('~1')
  }
  return text
}

/**
 * Returns a label; of a long one its beginning and its end, with `…` between them. A pair of
 * surrogates is not cut in two.
 */
function shortened(label: string): string {
  if (label.length <= maxLabel) return label
  const first = label.slice(0, maxLabel / 2).replace(/[\ud800-\udbff]$/, '')
  const last = label.slice(1 - maxLabel / 2).replace(/^[\udc00-\udfff]/, '')
  return `${first}…${last}`
}

/** Maximum length of a label. The path of a known field is shorter. */
const maxLabel = 100

/**
 * Maximum number of code points of a name, not counting `…`. The names of known fields are shorter.
 */
const maxName = 40

function shown(name: string): string {
  if (name === '') return emptyName
  if (name.length <= maxName && /^[!-~]+$/.test(name)) return name
  const characters = Array.from(name.slice(0, 2 * maxName + 1))
  const ellipsis = characters.length > maxName ? '…' : ''
  return (characters.slice(0, maxName).join('') + ellipsis).replace(unprintable, '\uFFFD')
}

/**
 * Matches code points that cannot be read in a message. `labelOf` replaces them with U+FFFD.
 *
 * These are control, format and private-use code points, lone surrogates, separators except U+0020,
 * default-ignorable code points, and symbols with a blank glyph. Also matches a space at either
 * end, which a reader cannot see. The code points are listed, because Hermes, the engine of React
 * Native, rejects `\p{…}`, and other engines have different versions of Unicode.
 */
const unprintable: RegExp = /* @__PURE__ */ new RegExp(
  '^ | $|[' +
    // control characters, no-break space, soft hyphen
    '\\0-\\x1f\\x7f-\\xa0\\xad' +
    // grapheme joiner, Arabic and Syriac format characters
    '\\u034f\\u0600-\\u0605\\u061c\\u06dd\\u070f\\u0890\\u0891\\u08e2' +
    // Hangul fillers, Ogham space, Khmer inherent vowels, Mongolian selectors and vowel separator
    '\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f' +
    // spaces, separators, joiners, direction and other invisible characters, blank Braille, Hangul
    // filler
    '\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164' +
    // surrogates, private use, variation selectors, byte order mark, halfwidth filler, unassigned,
    // annotation controls
    '\\ud800-\\uf8ff\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb' +
    // Kaithi number signs, hieroglyph controls, Khitan filler
    '\\u{110bd}\\u{110cd}\\u{13430}-\\u{1343f}\\u{16fe4}' +
    // shorthand controls, blank notehead, musical controls
    '\\u{1bca0}-\\u{1bca3}\\u{1d159}\\u{1d173}-\\u{1d17a}' +
    // tags, variation selectors, private use
    '\\u{e0000}-\\u{e0fff}\\u{f0000}-\\u{ffffd}\\u{100000}-\\u{10fffd}]',
  'gu',
)

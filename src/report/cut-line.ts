import { eastAsianWidth } from 'get-east-asian-width'
import { printable } from './entry.ts'

/**
 * Returns the part of a line around a range that fits into a number of columns: its text, where tabs are spaces, and
 * `…` replaces what is not shown; and the columns of the range in it, where `width` is at least 1.
 *
 * @param first The offset of the first character of the range.
 * @param last The offset after its last character.
 */
export function cutLine(line: string, first: number, last: number, columns: number) {
  // A very long line is read only near the range, because finding graphemes takes long.
  const reach = 2_000 + columns
  const begin = Math.max(0, first - reach)
  const near = line.slice(begin, first + reach)
  const cells = cellsOf(near)
  const lineEnd = cells.at(-1)?.to ?? 0
  const from = cells.find(({ end }) => end > first - begin)?.from ?? lineEnd
  const to = Math.max(from + 1, cells.find(({ offset }) => offset >= last - begin)?.from ?? lineEnd)

  // The place after the line counts, because a marker can stand there.
  const isWhole = near.length === line.length && Math.max(lineEnd, to) <= columns
  const room = isWhole ? columns : columns - 2
  const lead = Math.max(0, Math.floor((room - (to - from)) / 2))
  const left = isWhole ? 0 : Math.max(0, Math.min(from - lead, Math.max(lineEnd, to) - room))
  const shown = cells.filter((cell) => cell.from >= left && cell.to <= left + room)
  const [start, end] = [shown[0]?.from ?? left, Math.max(shown.at(-1)?.to ?? left, from + 1)]
  const before = begin > 0 || start > 0 ? '…' : ''
  const after = begin + near.length < line.length || end < lineEnd ? '…' : ''
  return {
    text: before + shown.map((cell) => cell.shown).join('') + after,
    indent: before.length + from - start,
    width: Math.min(to, end) - from,
  }
}

const segmenter = /* @__PURE__ */ new Intl.Segmenter()

/**
 * Returns the graphemes of a line, with a space for each column of a tab: their offsets, and the columns in which a
 * terminal shows them.
 */
function cellsOf(line: string) {
  let from = 0
  // A list of the segments themselves takes fifteen times as long.
  const cells = Array.from(segmenter.segment(printable(line)), ({ segment, index: offset }) => {
    const end = offset + segment.length
    const isTab = segment === '\t'
    const shown = isTab ? Array<string>(tabStop - (from % tabStop)).fill(' ') : [segment]
    return shown.map((text) => {
      const start = from
      from += isTab ? 1 : columnsOf(text)
      return { offset, end, shown: text, from: start, to: from }
    })
  })
  return cells.flat()
}

const tabStop = 8

/** Returns the number of columns of a grapheme in a terminal. */
function columnsOf(grapheme: string): number {
  if (emoji.test(grapheme)) return 2
  let columns = 0
  for (const character of grapheme)
    // Characters of an ambiguous width are narrow outside East Asian terminals.
    if (!invisible.test(character))
      columns += eastAsianWidth(Number(character.codePointAt(0)), { ambiguousAsWide: false })
  return columns
}

/** Matches graphemes that terminals show as a picture two columns wide: emoji, flags and keycaps. */
const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}[\u200D\uFE0F]|\u20E3/u

/** Nonspacing and enclosing marks, format controls, and the vowels and final consonants of Hangul. */
const invisible = /[\p{Mn}\p{Me}\p{Cf}\u1160-\u11FF]/u

/**
 * Returns the offset of the first character of the line of an offset. A byte order mark is in no
 * line.
 */
export function lineStart(text: string, offset: number): number {
  const first = offset > 0 && text.startsWith('\uFEFF') ? 1 : 0
  let start = offset
  while (start > first && !isLineBreak(text.charAt(start - 1))) start -= 1
  return start
}

/** Returns the offset of the line break after an offset, or of the end of the text. */
export function lineEnd(text: string, offset: number): number {
  let end = offset
  while (end < text.length && !isLineBreak(text.charAt(end))) end += 1
  return end
}

/** Returns the offset of the line after the one of an offset. */
export function nextLine(text: string, offset: number): number {
  const end = lineEnd(text, offset)
  return text.startsWith('\r\n', end) ? end + 2 : Math.min(end + 1, text.length)
}

/** Returns the offset of the first line, from a given one on, that a pattern does not match. */
export function afterLines(text: string, start: number, pattern: RegExp): number {
  let offset = start
  while (offset < text.length && pattern.test(text.slice(offset, lineEnd(text, offset))))
    offset = nextLine(text, offset)
  return offset
}

const isLineBreak = (character: string): boolean => character === '\n' || character === '\r'

/** Returns the offset of the first character of the line of an offset. */
export function lineStart(text: string, offset: number): number {
  let start = offset
  while (start > 0 && !isLineBreak(text.charAt(start - 1))) start -= 1
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

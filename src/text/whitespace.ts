/**
 * Returns the offset of the next character that is not JSON whitespace, or the length of the text. Adds the offset of
 * each line that starts before it. A line ends with LF, CRLF or CR.
 */
export function skipWhitespace(text: string, start: number, lines: number[]): number {
  for (let at = start; ; at++) {
    const character = text.charCodeAt(at)
    if (character === 0x0a || (character === 0x0d && text.charCodeAt(at + 1) !== 0x0a)) lines.push(at + 1)
    else if (character !== 0x20 && character !== 0x0d && character !== 0x09) return at
  }
}

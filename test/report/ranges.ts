/** Returns the range between two offsets of a text, counted line by line. */
export function rangeIn(text: string, start: number, end: number) {
  const at = (offset: number) => {
    const lines = text.slice(0, offset).split(/\r\n|\n|\r(?!\n)/)
    return { offset, line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
  }
  return { start: at(start), end: at(end) }
}

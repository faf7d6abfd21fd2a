/** Returns the offset after the match of a sticky pattern at an offset of a text; that offset if there is no match. */
export function matchEnd(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start
  return pattern.test(text) ? pattern.lastIndex : start
}

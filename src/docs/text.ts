/** A part of a text: words, or code that stands between backticks in it. */
export interface TextPart {
  readonly code: boolean
  readonly value: string
}

/** A text in its parts. Backticks are the only markup that a text can hold; all else in it is words. */
export const partsOf = (text: string): TextPart[] =>
  text
    .split(/`([^`]+)`/)
    .map((value, index) => ({ code: index % 2 === 1, value }))
    .filter(({ value }) => value !== '')

/** Splits a text into plain words and code. Code is between backticks, the only markup of our texts. */
export const partsOf = (text: string): TextPart[] =>
  text
    .split(/`([^`]+)`/)
    .map((value, index) => ({ code: index % 2 === 1, value }))
    .filter(({ value }) => value !== '')

/** A part of a text: plain words or code. */
export interface TextPart {
  readonly code: boolean
  readonly value: string
}

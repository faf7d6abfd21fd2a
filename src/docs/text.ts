/** A part of a text: words or code. */
export interface TextPart {
  readonly code: boolean
  readonly value: string
}

/** Splits a text into words and the code between backticks, the only markup that a text can have. */
export const partsOf = (text: string): TextPart[] =>
  text
    .split(/`([^`]+)`/)
    .map((value, index) => ({ code: index % 2 === 1, value }))
    .filter(({ value }) => value !== '')

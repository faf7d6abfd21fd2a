import type { InlineCode, Text } from 'mdast'

/** Splits a text into plain words and code. Code is between backticks, the only markup of our texts. */
export const prose = (value: string): (Text | InlineCode)[] =>
  value
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? code(part) : text(part)))
    .filter(({ value: part }) => part !== '')

export const text = (value: string): Text => ({ type: 'text', value })

export const code = (value: string): InlineCode => ({ type: 'inlineCode', value })

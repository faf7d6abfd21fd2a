// Functions that create nodes of Markdown.
import type { Heading, InlineCode, List, Paragraph, PhrasingContent, Table, Text } from 'mdast'

export const text = (value: string): Text => ({ type: 'text', value })

export const code = (value: string): InlineCode => ({ type: 'inlineCode', value })

export const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] })

/** Creates an anchor, the target of a link. */
export const anchor = (id: string): PhrasingContent => ({ type: 'html', value: `<a id="${id}"></a>` })

export const link = (target: string, ...children: (Text | InlineCode)[]): PhrasingContent => ({
  type: 'link',
  url: `#${target}`,
  children,
})

/** Splits a text into plain words and code. Code is between backticks, the only markup of our texts. */
export const prose = (value: string): (Text | InlineCode)[] =>
  value
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? code(part) : text(part)))
    .filter(({ value: part }) => part !== '')

/** Joins phrases with a separator, without the empty phrases. */
export const joined = (phrases: readonly (readonly PhrasingContent[])[], separator = ', '): PhrasingContent[] =>
  phrases
    .filter((phrase) => phrase.length > 0)
    .flatMap((phrase, index) => (index === 0 ? phrase : [text(separator), ...phrase]))

export const codes = (values: readonly string[]): PhrasingContent[] => joined(values.map((value) => [code(value)]))

export const heading = (depth: 1 | 2 | 3 | 4, ...children: PhrasingContent[]): Heading => ({
  type: 'heading',
  depth,
  children,
})

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children })

export const list = (items: readonly (readonly (Paragraph | List)[])[]): List => ({
  type: 'list',
  spread: false,
  children: items.map((children) => ({ type: 'listItem', children: [...children] })),
})

export const table = (heads: readonly string[], rows: readonly (readonly PhrasingContent[][])[]): Table => ({
  type: 'table',
  children: [heads.map((head): PhrasingContent[] => [text(head)]), ...rows].map((cells) => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  })),
})

import type { Heading, Link, List, Paragraph, PhrasingContent, RootContent, Table } from 'mdast'
import { partsOf } from '../text.ts'

// Builders of Markdown's syntax tree. What is written to Markdown by its serialiser is escaped where it has to be.

/** Where all of Markdown that takes a line of its own cannot begin. */
const oneLine = (value: string): string => value.replaceAll(/\s+/g, ' ')

export const text = (value: string): PhrasingContent => ({ type: 'text', value: oneLine(value) })

export const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value: oneLine(value) })

/** A text of ours or of a schema: words, and code between backticks. */
export const prose = (value: string): PhrasingContent[] => partsOf(oneLine(value)).map((part) => (part.code ? code : text)(part.value))

export const heading = (depth: Heading['depth'], ...children: PhrasingContent[]): Heading => ({ type: 'heading', depth, children })

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children })

export const link = (url: string, ...children: readonly PhrasingContent[]): Link => ({
  type: 'link',
  url,
  children: children.filter((child) => child.type === 'text' || child.type === 'inlineCode'),
})

export const list = (...items: readonly PhrasingContent[][]): List => ({
  type: 'list',
  spread: false,
  children: items.map((children) => ({ type: 'listItem', spread: false, children: [paragraph(...children)] })),
})

export const table = (head: readonly string[], rows: readonly (readonly PhrasingContent[][])[]): Table => ({
  type: 'table',
  children: [head.map((title) => [text(title)]), ...rows].map((cells) => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  })),
})

/** Phrases with something between them. */
export const joined = (phrases: readonly (readonly PhrasingContent[])[], between: string): PhrasingContent[] =>
  phrases.filter((phrase) => phrase.length > 0).flatMap((phrase, index) => (index === 0 ? phrase : [text(between), ...phrase]))

export type Block = RootContent

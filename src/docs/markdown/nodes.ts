// The nodes of the Markdown reference: their types, and a function that creates each.
import { partsOf, type TextPart } from '../text-parts.ts'

/** Returns a text as nodes; parts between backticks become code. */
export const prose = (value: string): Phrase[] =>
  partsOf(oneLine(value)).map((part) => (part.code ? code : text)(part.value))

/** A Markdown node inside a line. The nodes have the names of mdast. */
export type Phrase =
  | { readonly type: 'text' | 'inlineCode' | 'strong'; readonly value: string }
  | { readonly type: 'link'; readonly to: string; readonly label: TextPart }
  | { readonly type: 'anchor'; readonly id: string }

export type Phrases = readonly Phrase[]

export type Block =
  | { readonly type: 'heading'; readonly depth: 1 | 2 | 3 | 4; readonly children: Phrases }
  | { readonly type: 'paragraph'; readonly children: Phrases }
  | { readonly type: 'code'; readonly lang: 'ts' | 'json' | 'sh'; readonly value: string }
  | { readonly type: 'list'; readonly items: readonly Phrases[] }
  | { readonly type: 'table'; readonly rows: readonly [head: readonly Phrases[], ...rows: (readonly Phrases[])[]] }

/** Returns a text in one line, so that no word of it begins a block of Markdown. */
const oneLine = (value: string): string => value.replaceAll(/\s+/g, ' ')

export const text = (value: string): Phrase => ({ type: 'text', value: oneLine(value) })

export const code = (value: string): Phrase => ({ type: 'inlineCode', value: oneLine(value) })

/** Creates bold text. It must not begin or end with a space. */
export const strong = (value: string): Phrase => ({ type: 'strong', value })

/** Creates a link to an anchor or a heading of the page. */
export const link = (to: string, label: TextPart): Phrase => ({ type: 'link', to, label })

/** Creates an anchor, the target of a link. */
export const anchor = (id: string): Phrase => ({ type: 'anchor', id })

export const block = (lang: 'ts' | 'json' | 'sh', value: string): Block => ({ type: 'code', lang, value })

export const heading = (depth: 1 | 2 | 3 | 4, ...children: Phrases): Block => ({ type: 'heading', depth, children })

export const paragraph = (...children: Phrases): Block => ({ type: 'paragraph', children })

export const list = (...items: readonly Phrases[]): Block => ({ type: 'list', items })

export const table = (head: readonly string[], rows: readonly (readonly Phrases[])[]): Block => ({
  type: 'table',
  rows: [head.map((title) => [text(title)]), ...rows],
})

/** Returns phrases with a separator between them. */
export const joined = (phrases: readonly Phrases[], between: string): Phrase[] =>
  phrases
    .filter((phrase) => phrase.length > 0)
    .flatMap((phrase, index) => (index === 0 ? phrase : [text(between), ...phrase]))

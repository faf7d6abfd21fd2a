import { partsOf } from '../text-parts.ts'
import { titles } from '../reference-texts.ts'
import { h, type Element, type Nodes } from './element.ts'

/** Returns a text as HTML nodes; parts between backticks become code. The other functions create larger elements. */
export const prose = (value: string): Nodes => partsOf(value).map((part) => (part.code ? code(part.value) : part.value))

export const code = (value: string): Element => h('code', {}, value)

export const paragraph = (value: string): Element => h('p', {}, ...prose(value))

/** Returns nodes with a separator between them. */
export const joined = (nodes: Nodes, between: string): Nodes =>
  nodes.flatMap((node, index) => (index === 0 ? [node] : [between, node]))

/** Returns a list of terms with their descriptions. A term without a description is omitted. */
export const facts = (entries: readonly (readonly [term: string, description: Nodes])[]): Element =>
  h(
    'dl',
    {},
    ...entries
      .filter(([, description]) => description.length > 0)
      .map(([term, description]) => h('div', {}, h('dt', {}, term), h('dd', {}, ...description))),
  )

/** Returns a section that the search can find. Its heading links to itself. */
export const entry = (anchor: string, level: 'h3' | 'h4', title: Nodes, ...content: Nodes): Element =>
  h('section', { class: 'entry', id: anchor }, h(level, {}, h('a', { href: `#${anchor}` }, ...title)), ...content)

export const badge = (kind: string, word: string): Element => h('span', { class: `badge ${kind}` }, word)

/** Returns a block of code that the keyboard can scroll. */
export const codeBlock = (source: string): Element => h('pre', { tabindex: 0 }, code(source))

/** Returns a chapter of the page, with its heading. */
export const chapter = (anchor: keyof typeof titles, ...content: Nodes): Element =>
  h(
    'section',
    { class: 'chapter', id: anchor, 'aria-labelledby': `${anchor}-title` },
    h('h2', { id: `${anchor}-title` }, titles[anchor]),
    ...content,
  )

import type { Block, Phrase, Phrases } from './nodes.ts'

/**
 * Returns blocks as Markdown for GitHub. Text that GitHub would turn into a link or a footnote, or strike out, is
 * escaped.
 */
export const serialise = (blocks: readonly Block[]): string => `${blocks.map(block).filter(Boolean).join('\n\n')}\n`

/** Matches the characters that are escaped: those of Markdown syntax, and those from which GitHub makes links. */
const marks = /[\\`*_[<~|#@]|&(?=[#a-z])|!$|:(?=\/)|(?<=www)\./gi

const words = (value: string): string => value.replaceAll(marks, '\\$&')

/** Returns a row of backticks that is longer than every row of them in a text. */
const fence = (value: string, least: number): string =>
  '`'.repeat(Math.max(least, ...[...value.matchAll(/`+/g)].map(([{ length }]) => length + 1)))

function code(value: string): string {
  // Markdown removes one space at each end of code, so one is added where the code has its own.
  const blank = value.trim() !== '' && /^[` ]|[` ]$/.test(value) ? ' ' : ''
  return fence(value, 1) + blank + value + blank + fence(value, 1)
}

/**
 * Returns code in a cell of a table, where a bar must be escaped. Code with an escaped bar cannot be written, so it
 * becomes text.
 */
const codeInTable = (value: string): string =>
  value.includes('\\|') ? words(value) : code(value).replaceAll('|', '\\|')

/** Returns an id as an attribute value. Escapes every character that could end the cell or the line. */
const attribute = (value: string): string =>
  value.replaceAll(/[^\w.-]/gu, (character) => `&#${String(character.codePointAt(0))};`)

/** Returns an id as the fragment of a link. */
const fragment = (id: string): string =>
  encodeURIComponent(id.replaceAll(/[\uD800-\uDFFF]/gu, '\uFFFD')).replaceAll(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  )

function line(phrases: Phrases, inTable = false): string {
  const coded = inTable ? codeInTable : code
  const written = (node: Phrase): string => {
    switch (node.type) {
      case 'text':
        return words(node.value)
      case 'inlineCode':
        return coded(node.value)
      case 'strong':
        return `**${words(node.value)}**`
      case 'link':
        return `[${(node.label.code ? coded : words)(node.label.value)}](#${fragment(node.to)})`
      case 'anchor':
        return `<a id="${attribute(node.id)}"></a>`
    }
  }
  return phrases.map(written).join('').trim()
}

/** Returns phrases as a paragraph. Escapes what would begin a list or a quotation. */
const paragraph = (phrases: Phrases): string => line(phrases).replace(/^(?:\d+(?=[.)])|(?=[-+>]))/, '$&\\')

const row = (cells: readonly string[]): string =>
  `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`

function table([head, ...rows]: Extract<Block, { readonly type: 'table' }>['rows']): string {
  const written = (cells: readonly Phrases[]): string => row(cells.map((cell) => line(cell, true)))
  return [written(head), row(head.map(() => '-')), ...rows.map(written)].join('\n')
}

function block(node: Block): string {
  switch (node.type) {
    case 'heading':
      return `${'#'.repeat(node.depth)} ${line(node.children)}`
    case 'paragraph':
      return paragraph(node.children)
    case 'code':
      return `${fence(node.value, 3)}${node.lang}\n${node.value}\n${fence(node.value, 3)}`
    case 'list':
      return node.items.map((item) => `- ${paragraph(item)}`).join('\n')
    case 'table':
      return table(node.rows)
  }
}

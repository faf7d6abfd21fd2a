import type { Block, Phrase, Phrases } from './nodes.ts'

/** Marks that mean something wherever they stand in a line, and those without which GitHub takes nothing for a link. */
const marks = /[\\`*_[<~|#@]|&(?=[#a-z])|!$|:(?=\/)|(?<=www)\./gi

const words = (value: string): string => value.replaceAll(marks, '\\$&')

/** Backticks, more of them than stand in a row anywhere in a text. */
const fence = (value: string, least: number): string =>
  '`'.repeat(Math.max(least, ...[...value.matchAll(/`+/g)].map(([{ length }]) => length + 1)))

function code(value: string): string {
  // One blank at each end is taken off code that is more than blank.
  const blank = value.trim() !== '' && /^[` ]|[` ]$/.test(value) ? ' ' : ''
  return fence(value, 1) + blank + value + blank + fence(value, 1)
}

/**
 * In a table a bar is escaped in code too, and nothing else is: code with an escaped bar in it can only be written as
 * words.
 */
const codeInTable = (value: string): string =>
  value.includes('\\|') ? words(value) : code(value).replaceAll('|', '\\|')

/** An id as the value of an attribute, in which nothing ends a cell of a table or a line. */
const attribute = (value: string): string =>
  value.replaceAll(/[^\w.-]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`)

/** An id as the fragment of a link. */
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

/** A line that begins no list and no quotation. */
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

/** Blocks as GitHub reads Markdown: what GitHub would take for a link, struck out or a footnote is escaped too. */
export const serialise = (blocks: readonly Block[]): string => `${blocks.map(block).filter(Boolean).join('\n\n')}\n`

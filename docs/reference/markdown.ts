import type { IssueCode } from '../../src/index.ts'

/** Returns the frontmatter of a generated page. */
export const frontmatter = (lines: readonly string[] = []): string =>
  ['---', 'editLink: false', 'generated: true', ...lines, '---', ''].join('\n')

export const code = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)

const htmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '{': '&#123;',
}

/** Escapes a text for HTML in a page. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"{]/g, (letter) => htmlEntities[letter] ?? letter)

export const codeLinks = (codes: readonly IssueCode[]): string =>
  codes.map((name) => `[${code(name)}](/reference/issue-codes#${name})`).join(', ')

/** Escapes the bars in a cell of a table. */
export const cell = (text: string): string => text.replaceAll('|', '\\|')

export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n')

/** Returns a table whose cells are stacked on a phone. */
export const stacked = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="stacked">\n\n${table(heads, rows)}\n\n</div>`

export const paragraphs = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join('\n\n')

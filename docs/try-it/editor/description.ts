import type { EditorSchema } from '../schemas.ts'

/** Returns a text as nodes; parts between backticks become code. */
const inline = (text: string): (string | HTMLElement)[] =>
  text.split('`').map((part, index) => {
    if (index % 2 === 0) return part
    const code = document.createElement('code')
    code.textContent = part
    return code
  })

/** Returns a row of a Markdown table; undefined for the line under its head. */
function row(line: string): HTMLElement | undefined {
  if (/^[|\s-]+$/.test(line)) return undefined
  const element = document.createElement('tr')
  for (const cell of line.split('|').slice(1, -1))
    element.appendChild(document.createElement('td')).append(...inline(cell.trim()))
  return element
}

/**
 * Returns a field's description as elements: the paragraphs, lists and tables that bundled schemas
 * have.
 */
export function description(schema: EditorSchema): HTMLElement {
  const element = document.createElement('div')
  element.className = 'field-description'
  const lines = (schema.markdownDescription ?? schema.description ?? '')
    .split('\n')
    .filter((line) => line !== '')
  let list: HTMLElement | undefined
  let table: HTMLElement | undefined
  for (const line of lines) {
    if (line.startsWith('|')) {
      table ??= element.appendChild(document.createElement('table'))
      table.append(row(line) ?? '')
      continue
    }
    const isItem = line.startsWith('- ')
    if (isItem) list ??= element.appendChild(document.createElement('ul'))
    const parent = isItem && list !== undefined ? list : element
    parent
      .appendChild(document.createElement(isItem ? 'li' : 'p'))
      .append(...inline(isItem ? line.slice(2) : line))
  }
  return element
}

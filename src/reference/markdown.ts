// Functions that write Markdown.

export const code = (value: string): string => `\`${value}\``

export const codes = (values: readonly string[]): string => values.map(code).join(', ')

/** Returns an anchor, the target of a link. */
export const anchor = (id: string): string => `<a id="${id}"></a>`

export const link = (target: string, label: string): string => `[${label}](#${target})`

export const codeBlock = (language: string, value: string): string =>
  `\`\`\`${language}\n${value}\n\`\`\``

export const list = (items: readonly string[]): string =>
  items.map((item) => `- ${item}`).join('\n')

export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '-'), ...rows]
    .map((cells) => `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`)
    .join('\n')

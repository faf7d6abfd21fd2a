/** The widest line of a comment in a file whose lines end at 120 characters. */
const width = 116

/** Breaks a text into lines at blanks. */
export const wrapped = (text: string, most: number): string =>
  text.length <= most ? text : text.replaceAll(new RegExp(`(.{1,${most}})(?: +|$)`, 'g'), '$1\n').trimEnd()

/** Returns a doc comment of paragraphs; those that begin with `@` follow one another, and an example stays unbroken. */
export function docComment(paragraphs: readonly string[], indent = ''): string {
  const lines = paragraphs.flatMap((paragraph, index) => [
    ...(index === 0 || (paragraph.startsWith('@') && paragraphs[index - 1]?.startsWith('@') === true) ? [] : ['']),
    ...(paragraph.startsWith('@example') ? paragraph : wrapped(paragraph, width - indent.length)).split('\n'),
  ])
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`].join('\n')
}

/** The text of an `@example` tag: a call, and its result on the same line where both fit. */
export const example = (call: string, result: string): string =>
  `@example\n${call.length + result.length <= width - 4 ? `${call} // ${result}` : `${call}\n// ${result}`}`

/** Names in code marks: `a`, `b` and `c`. */
export function listed(names: readonly string[]): string {
  const marked = names.map((name) => `\`${name}\``)
  return marked.length < 2 ? marked.join('') : `${marked.slice(0, -1).join(', ')} and ${String(marked.at(-1))}`
}

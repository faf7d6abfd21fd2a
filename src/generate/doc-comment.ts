/**
 * Returns a doc comment for generated code, with the given paragraphs. Tags follow one another without an empty line,
 * and an example is not wrapped.
 */
export function docComment(paragraphs: readonly string[], indent = ''): string {
  const lines = paragraphs.flatMap((paragraph, index) => [
    ...(index === 0 || (paragraph.startsWith('@') && paragraphs[index - 1]?.startsWith('@') === true) ? [] : ['']),
    ...(paragraph.startsWith('@example') ? paragraph : wrapped(paragraph, width - indent.length)).split('\n'),
  ])
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`].join('\n')
}

/** Maximum length of a comment line, because lines of code end at 120 characters. */
const width = 116

/** Breaks a text into lines at spaces. */
export const wrapped = (text: string, most: number): string =>
  text.length <= most ? text : text.replaceAll(new RegExp(`(.{1,${most}})(?: +|$)`, 'g'), '$1\n').trimEnd()

/** Returns an `@example` tag: a call, with its result on the same line if both fit. */
export const example = (call: string, result: string): string =>
  `@example\n${call.length + result.length <= width - 4 ? `${call} // ${result}` : `${call}\n// ${result}`}`

/** Returns names as a list of code: `a`, `b` and `c`. */
export function listed(names: readonly string[]): string {
  const marked = names.map((name) => `\`${name}\``)
  return marked.length < 2 ? marked.join('') : `${marked.slice(0, -1).join(', ')} and ${String(marked.at(-1))}`
}

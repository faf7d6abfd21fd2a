const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{[]\s*[}\]]|[{}[\],:]|[^\s{}[\],:"]+|\s+/g

/**
 * Writes the tokens of a JSON text anew. Numbers, escapes and duplicate keys stay as they are
 * written.
 */
function layOut(text: string, newLine: (depth: number) => string, colon: string): string {
  let depth = 0
  return text.replaceAll(token, (part) => {
    if (part === '{' || part === '[') return part + newLine(++depth)
    if (part === '}' || part === ']') return newLine(--depth) + part
    if (part === ',') return part + newLine(depth)
    if (part === ':') return colon
    return part.startsWith('"') ? part : part.replaceAll(/\s/g, '')
  })
}

/** Formats a JSON text with one value per line. */
export const format = (text: string): string =>
  layOut(text, (depth) => `\n${'  '.repeat(depth)}`, ': ')

/** Formats a JSON text on one line. */
export const minify = (text: string): string => layOut(text, () => '', ':')

/** Returns whether a text begins a line as YAML does, and not as JSON does. */
export const looksLikeYaml = (text: string): boolean =>
  !/^\s*[{["]/.test(text) && /^(?:---|- |[\w-]+:(?:\s|$))/m.test(text)

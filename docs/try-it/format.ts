/**
 * Formats a JSON text with one value per line, or on one line. Numbers, escapes and duplicate keys stay as they are
 * written. The text must be JSON.
 */
export function layOut(text: string, indent: number): string {
  let out = ''
  let depth = 0
  const newLine = (): string => (indent === 0 ? '' : `\n${' '.repeat(depth * indent)}`)
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    switch (character) {
      case ' ':
      case '\n':
      case '\r':
      case '\t':
        break
      case '"': {
        const start = at++
        while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1
        out += text.slice(start, at + 1)
        break
      }
      case '{':
      case '[': {
        const next = /\S/.exec(text.slice(at + 1, at + 1_000))?.[0]
        if (next === '}' || next === ']') {
          at = text.indexOf(next, at)
          out += character + next
          break
        }
        depth++
        out += character + newLine()
        break
      }
      case '}':
      case ']':
        depth--
        out += newLine() + character
        break
      case ',':
        out += character + newLine()
        break
      case ':':
        out += indent === 0 ? ':' : ': '
        break
      default:
        out += character
    }
  }
  return out
}

export const format = (text: string): string => layOut(text, 2)
export const minify = (text: string): string => layOut(text, 0)

/**
 * Compiles the keyword `pattern`. The method `test` never throws: if an engine runs out of stack for a text of many
 * megabytes, the text does not match.
 */
export function textPattern(source: string): TextPattern {
  const expression = new RegExp(source, 'u')
  return {
    test(text) {
      try {
        return expression.test(text)
      } catch {
        return false
      }
    },
  }
}

interface TextPattern {
  test(text: string): boolean
}

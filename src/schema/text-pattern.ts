/**
 * Compiles the keyword `pattern`. Its `test` never throws: engines run out of stack for texts of many megabytes, and
 * such a text does not match.
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

/** Tests strings against the keyword `pattern`. */
interface TextPattern {
  test(text: string): boolean
}

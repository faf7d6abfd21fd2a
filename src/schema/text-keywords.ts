// Functions for the keywords `pattern`, `minLength` and `maxLength`, which the checks call.

/**
 * Compiles the keyword `pattern`. The method `test` never throws: if an engine runs out of stack
 * for a text of many megabytes, the text does not match.
 */
export function textPattern(source: string): Pick<RegExp, 'test'> {
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

/**
 * Returns the number of characters of a string, as JSON Schema counts them: a character is a
 * Unicode code point, and a lone surrogate counts as one. Ajv's code calls the function by this
 * name.
 *
 * @example
 * ucs2length('a😀') // 2
 */
export function ucs2length(text: string): number {
  const pair = /[\ud800-\udbff][\udc00-\udfff]/g
  let characters = text.length
  while (pair.test(text)) characters--
  return characters
}

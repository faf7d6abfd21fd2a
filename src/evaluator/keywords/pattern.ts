import { textPattern } from '../../schema/text-pattern.ts'
import type { Keyword } from '../keyword.ts'

/** The keyword `pattern`. The message shows the first example of the schema instead of the regular expression. */
export const patternKeyword: Keyword = ({ pattern, examples = [] }) => {
  if (pattern === undefined) return undefined
  const expression = textPattern(pattern)
  const example = String(examples[0])
  return {
    content: { code: 'pattern', params: { pattern, example }, message: `must look like "${example}".` },
    holds: (value) => typeof value !== 'string' || expression.test(value),
  }
}

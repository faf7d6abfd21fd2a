import { textPattern } from '../../schema/text-pattern.ts'
import type { Keyword } from '../keyword.ts'

/** Reports texts that do not match `pattern`. The message shows the schema's first example, not the expression. */
export const patternKeyword: Keyword = ({ pattern, examples = [] }) => {
  if (pattern === undefined) return undefined
  const expression = textPattern(pattern)
  const example = String(examples[0])
  return {
    content: { code: 'pattern', params: { pattern, example }, message: `must look like "${example}".` },
    holds: (value) => typeof value !== 'string' || expression.test(value),
  }
}

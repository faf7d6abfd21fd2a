import { textPattern } from '../../schema/text-pattern.ts'
import { alternatives } from '../../schema/in-words.ts'
import type { Keyword } from '../keyword.ts'

/** Reports strings that do not match `pattern`. The message shows the schema's examples, not the pattern. */
export const patternKeyword: Keyword = ({ pattern, examples = [] }) => {
  if (pattern === undefined) return undefined
  const expression = textPattern(pattern)
  const message = `must look like ${alternatives(examples)}.`
  return {
    content: { code: 'pattern', params: { pattern, example: String(examples[0]) }, message },
    holds: (value) => typeof value !== 'string' || expression.test(value),
  }
}

import { textPattern } from '../../schema/text-pattern.ts'
import type { Keyword } from '../keyword.ts'

/** The form is told by the first of the schema's examples: a regular expression helps few people. */
export const pattern: Keyword = ({ pattern, examples = [] }) => {
  if (pattern === undefined) return undefined
  const expression = textPattern(pattern)
  return {
    finding: {
      code: 'pattern',
      params: { pattern },
      expectation: `must have the form "${String(examples[0])}"; write it so.`,
    },
    shape: false,
    holds: (value) => typeof value !== 'string' || expression.test(value),
  }
}

import type { IssueCollector } from '../issues/issue-collector.ts'
import { buildValue } from './build-value.ts'
import type { ValueFinder } from './value-finder.ts'
import type { TextIssue } from './text-result.ts'
import type { Tokens } from './tokenize.ts'

/**
 * Returns an issue for each duplicate key of a JSON text, up to the maximum of the collector. Below a depth of 1000 it
 * returns one only if there is none above.
 */
export function duplicateKeys(tokens: Tokens, rangeAt: ValueFinder['rangeAt'], issues: IssueCollector): TextIssue[] {
  const keys: number[] = []
  buildValue(
    tokens,
    () => null,
    (key, depth, pathTo) => {
      if (issues.full || (depth > maxDepth && keys.length > 0)) return
      issues.error(pathTo(), { code: 'duplicate-key', params: {}, message: 'is a duplicate key.' })
      keys.push(key)
    },
  )
  return issues.errors.map((issue, index) => ({ ...issue, range: rangeAt(Number(keys[index])) }))
}

/**
 * Maximum depth at which all duplicate keys are reported. Below it only the first is, because the length of a path
 * grows with the depth.
 */
const maxDepth = 1_000

import type { Path } from '../issues/issue.ts'
import { buildValue } from './build-value.ts'
import type { Tokens } from './tokenize.ts'

/**
 * Returns the duplicate keys of a JSON text, at most `max`. Below a depth of 1000 it returns one only if there is none
 * above.
 */
export function duplicateKeys(tokens: Tokens, max: number): DuplicateKey[] {
  const found: DuplicateKey[] = []
  buildValue(
    tokens,
    () => null,
    (key, depth, pathTo) => {
      if (found.length < max && (depth <= maxDepth || found.length === 0)) found.push({ key, path: pathTo() })
    },
  )
  return found
}

/** A key that its object already has: its token, and the path of its value. */
interface DuplicateKey {
  readonly key: number
  readonly path: Path
}

/**
 * Maximum depth at which all duplicate keys are reported. Below it only the first is, because the length of a path
 * grows with the depth.
 */
const maxDepth = 1_000

import { buildValue, isObject } from './build-value.ts'
import type { DuplicateKey } from './locate-issues.ts'
import { skipScalar } from './scalars.ts'
import type { Tokens } from './tokenize.ts'

/** Returns at most `max` duplicate keys of a JSON text. `maxDepth` limits their depth. */
export function duplicateKeys(tokens: Tokens, max: number): DuplicateKey<number>[] {
  const found: DuplicateKey<number>[] = []
  buildValue(
    tokens,
    () => null,
    (key, depth, pathTo) => {
      if (found.length < max && (depth <= maxDepth || found.length === 0)) found.push({ key, path: pathTo() })
    },
  )
  return found
}

/**
 * Maximum depth of a duplicate key, because its path grows with the depth. The first duplicate key can be deeper.
 */
const maxDepth = 1_000

/** Counts the keys of every object in a value, without recursion. */
export function countKeys(root: unknown): number {
  let count = 0
  const rest = [root]
  while (rest.length > 0) {
    const value = rest.pop()
    if (Array.isArray(value)) {
      for (const item of value) if (isObject(item)) rest.push(item)
    } else if (isObject(value)) {
      for (const key in value) {
        if (!Object.hasOwn(value, key)) continue
        count++
        if (isObject(value[key])) rest.push(value[key])
      }
    }
  }
  return count
}

/** Counts the keys in a valid JSON text, including duplicate keys: the strings before colons. */
export function countWrittenKeys(text: string): number {
  let count = 0
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at)) {
    at = skipScalar(text, at)
    while (text.charCodeAt(at) <= 0x20) at++
    if (text[at] === ':') count++
  }
  return count
}

import type { Path } from '../index.ts'
import { ownProperties } from '../schema/own-properties.ts'
import { endOf, nextOf, startOf, type Tokens } from './tokenize.ts'

/**
 * Builds the value of a text without recursion, and reports each key that its object already has.
 *
 * The value is the same as that of `JSON.parse`, which is faster but does not report duplicate keys and, in some
 * engines, overflows the stack.
 */
export function buildValue(
  tokens: Tokens,
  onDuplicateKey: (key: number, depth: number, path: () => Path) => void,
): unknown {
  let root: unknown
  let open: OpenValue | undefined
  for (let token = 0; token < tokens.count; token++) {
    while (open !== undefined && token >= open.next) open = open.outer
    const parent = open
    if (parent !== undefined) {
      if (parent.isArray) parent.step = Number(parent.step) + 1
      else {
        parent.step = keyAt(tokens, token)
        if (Object.hasOwn(parent.container, parent.step)) onDuplicateKey(token, parent.depth, () => pathTo(parent))
        token++
      }
    }
    const value = emptyValueAt(tokens, token)
    if (parent === undefined) root = value
    else {
      const property = { value, writable: true, enumerable: true, configurable: true }
      Object.defineProperty(parent.container, parent.step, ownProperties(property))
    }
    if (typeof value === 'object' && value !== null)
      open = {
        container: value,
        isArray: Array.isArray(value),
        next: nextOf(tokens, token),
        outer: open,
        depth: (parent?.depth ?? 0) + 1,
        step: -1,
      }
  }
  return root
}

/** An object or array that is not complete. */
interface OpenValue {
  readonly container: object
  readonly isArray: boolean
  /** The index of the token after it. */
  readonly next: number
  readonly outer: OpenValue | undefined
  readonly depth: number
  /** The key or index of its latest value. */
  step: string | number
}

const sourceAt = (tokens: Tokens, token: number): string =>
  tokens.text.slice(startOf(tokens, token), endOf(tokens, token))

/** Returns the key at a token. */
export function keyAt(tokens: Tokens, token: number): string {
  const source = sourceAt(tokens, token)
  return source.includes('\\') ? String(JSON.parse(source)) : source.slice(1, -1)
}

function pathTo(innermost: OpenValue): Path {
  const path: (string | number)[] = []
  for (let open: OpenValue | undefined = innermost; open !== undefined; open = open.outer) path.push(open.step)
  return path.reverse()
}

/** Returns a scalar, or an empty object or array. */
function emptyValueAt(tokens: Tokens, token: number): unknown {
  const first = tokens.text[startOf(tokens, token)]
  if (first === '{') return {}
  return first === '[' ? [] : JSON.parse(sourceAt(tokens, token))
}

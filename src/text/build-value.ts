import type { Path } from '../index.ts'
import { endOf, nextOf, startOf, type Tokens } from './tokenize.ts'

/**
 * Builds the value of a JSON text from its tokens without recursion, and reports duplicate keys.
 *
 * If `readScalar` is `JSON.parse`, the value is the same as that of `JSON.parse`, which is faster but does not report
 * duplicate keys and, in some engines, overflows the stack.
 *
 * @param readScalar Returns the value of a string, number or literal.
 */
export function buildValue(
  tokens: Tokens,
  readScalar: (source: string) => unknown,
  onDuplicateKey?: (key: number, depth: number, path: () => Path) => void,
): unknown {
  let root: unknown
  let open: OpenValue | undefined
  for (let token = 0; ; token++) {
    while (open !== undefined && token >= open.next) {
      Object.setPrototypeOf(open.container, open.isArray ? Array.prototype : Object.prototype)
      open = open.outer
    }
    if (token >= tokens.count) return root
    const parent = open
    if (parent?.isArray === false) {
      parent.step = keyAt(tokens, token)
      if (parent.step in parent.container) onDuplicateKey?.(token, parent.depth, () => pathTo(parent))
      token++
    } else if (parent !== undefined) parent.step = Number(parent.step) + 1
    const first = tokens.text[startOf(tokens, token)]
    const value: unknown = first === '{' ? {} : first === '[' ? [] : readScalar(sourceAt(tokens, token))
    if (parent === undefined) root = value
    else parent.container[parent.step] = value
    if (isObject(value)) {
      // Without a prototype, an assignment always creates an own property, even `__proto__`.
      Object.setPrototypeOf(value, null)
      open = {
        container: value,
        isArray: Array.isArray(value),
        next: nextOf(tokens, token),
        outer: parent,
        depth: (parent?.depth ?? 0) + 1,
        step: -1,
      }
    }
  }
}

/** An object or array that is not complete. */
interface OpenValue {
  readonly container: Record<string, unknown>
  readonly isArray: boolean
  /** The index of the token after this value. */
  readonly next: number
  readonly outer: OpenValue | undefined
  readonly depth: number
  /** The key or index of the current value inside this object or array; -1 before the first. */
  step: string | number
}

const sourceAt = (tokens: Tokens, token: number): string =>
  tokens.text.slice(startOf(tokens, token), endOf(tokens, token))

export function keyAt(tokens: Tokens, token: number): string {
  const source = sourceAt(tokens, token)
  return source.includes('\\') ? String(JSON.parse(source)) : source.slice(1, -1)
}

function pathTo(innermost: OpenValue): Path {
  const path: (string | number)[] = []
  for (let open: OpenValue | undefined = innermost; open !== undefined; open = open.outer) path.push(open.step)
  return path.reverse()
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

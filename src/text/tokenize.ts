import { endOfScalar } from './end-of-scalar.ts'
import type { SyntaxFault } from './syntax-fault.ts'
import { skipWhitespace } from './whitespace.ts'

/** Splits a JSON text into its tokens, up to the first position at which it is not JSON. Does not recurse. */
export function tokenize(text: string): Tokens {
  // Between two tokens, a valid text has at least one character. The table of an invalid text is not read.
  const table = new Int32Array(3 * ((text.length >> 1) + 1))
  const lines = [0]
  let count = 0
  let keys = 0
  /** The next part of the text: at the end of a value, the end of the text, or a comma in an object or array. */
  let next: 'value' | 'key' | ':' | 'end' = 'value'
  /** Whether the open object or array may end here: at its start and after a value. */
  let mayClose = false
  let open: OpenBracket | undefined

  for (let at = skipWhitespace(text, 0, lines); ; at = skipWhitespace(text, at, lines)) {
    const character = text.charCodeAt(at)
    if (mayClose && open !== undefined && character === (open.isObject ? closingBrace : closingBracket)) {
      table[3 * open.token + 1] = ++at
      table[3 * open.token + 2] = count
      open = open.outer
      next = 'end'
    } else if (next === 'end' && open !== undefined && character === comma) {
      at++
      next = open.isObject ? 'key' : 'value'
      mayClose = false
    } else if (next === ':' && character === colon) {
      at++
      next = 'value'
    } else if (next === 'value' && (character === brace || character === bracket)) {
      table[3 * count] = at++
      open = { token: count++, isObject: character === brace, outer: open }
      next = open.isObject ? 'key' : 'value'
      mayClose = true
    } else {
      const isKey: boolean = next === 'key'
      const end = next === 'value' || (isKey && character === quote) ? endOfScalar(text, at) : undefined
      if (typeof end !== 'number') {
        const expected = open !== undefined && next === 'end' ? ',' : next
        const closing = open?.isObject === true ? '}' : ']'
        const fault = end ?? { at, expected: mayClose && open !== undefined ? [expected, closing] : [expected] }
        return { text, count, table, keys, lines, fault: expected === 'end' && at >= text.length ? undefined : fault }
      }
      table[3 * count] = at
      table[3 * count + 1] = at = end
      table[3 * count + 2] = ++count
      if (isKey) keys++
      next = isKey ? ':' : 'end'
      mayClose = !isKey
    }
  }
}

/** The values of a JSON text, in order. In an object, the key precedes its value. */
export interface Tokens {
  readonly text: string
  readonly count: number
  /**
   * Three numbers for each token: its offset, the offset after it, and the index of the next token that is not inside
   * it.
   */
  readonly table: Int32Array
  /** The number of tokens that are keys. */
  readonly keys: number
  /** The offset of each line. In JSON, lines end only outside strings. */
  readonly lines: readonly number[]
  /** The first position that is not JSON, where tokens and lines end; undefined if the text is JSON. */
  readonly fault: SyntaxFault | undefined
}

export const startOf = ({ table }: Tokens, token: number): number => Number(table[3 * token])
export const endOf = ({ table }: Tokens, token: number): number => Number(table[3 * token + 1])
export const nextOf = ({ table }: Tokens, token: number): number => Number(table[3 * token + 2])

const quote = 0x22
const comma = 0x2c
const colon = 0x3a
const bracket = 0x5b
const closingBracket = 0x5d
const brace = 0x7b
const closingBrace = 0x7d

/** An object or array that is not complete. */
interface OpenBracket {
  readonly token: number
  readonly isObject: boolean
  readonly outer: OpenBracket | undefined
}

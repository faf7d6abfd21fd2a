import { endOfScalar } from './end-of-scalar.ts'
import type { SyntaxFault } from './syntax-fault.ts'
import { skipWhitespace } from './whitespace.ts'

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

/** The part of JSON that must come next. */
type State = 'value' | 'item-or-end' | 'key' | 'key-or-end' | 'colon' | 'after-value'

/** An object or array that is not complete. */
interface OpenBracket {
  readonly token: number
  readonly isObject: boolean
  readonly outer: OpenBracket | undefined
}

function expectedIn(state: State, open: OpenBracket | undefined): SyntaxFault['expected'] {
  const closing = open?.isObject === true ? '}' : ']'
  if (state === 'colon') return [':']
  if (state === 'after-value') return open === undefined ? ['end'] : [',', closing]
  if (state === 'key' || state === 'value') return [state]
  return [state === 'key-or-end' ? 'key' : 'value', closing]
}

/** Splits a JSON text into its tokens, up to the first position at which it is not JSON. Does not recurse. */
export function tokenize(text: string): Tokens {
  // Between two tokens, a valid text has at least one character. The table of an invalid text is not read.
  const table = new Int32Array(3 * ((text.length >> 1) + 1))
  const lines = [0]
  let count = 0
  let keys = 0
  let state: State = 'value'
  let open: OpenBracket | undefined

  for (let at = skipWhitespace(text, 0, lines); ; at = skipWhitespace(text, at, lines)) {
    const character = text.charCodeAt(at)
    const isKeyAllowed: boolean = state === 'key' || state === 'key-or-end'
    const isValueAllowed: boolean = state === 'value' || state === 'item-or-end'
    const mayClose: boolean = state === 'after-value' || state === 'item-or-end' || state === 'key-or-end'
    if (mayClose && open !== undefined && character === (open.isObject ? closingBrace : closingBracket)) {
      table[3 * open.token + 1] = ++at
      table[3 * open.token + 2] = count
      open = open.outer
      state = 'after-value'
    } else if (state === 'after-value' && open !== undefined && character === comma) {
      at++
      state = open.isObject ? 'key' : 'value'
    } else if (state === 'colon' && character === colon) {
      at++
      state = 'value'
    } else if (isValueAllowed && (character === brace || character === bracket)) {
      table[3 * count] = at++
      open = { token: count++, isObject: character === brace, outer: open }
      state = open.isObject ? 'key-or-end' : 'item-or-end'
    } else {
      const end = isValueAllowed || (isKeyAllowed && character === quote) ? endOfScalar(text, at) : undefined
      if (typeof end !== 'number') {
        const isEnd = state === 'after-value' && open === undefined && at >= text.length
        const fault = isEnd ? undefined : (end ?? { at, expected: expectedIn(state, open) })
        return { text, count, table, keys, lines, fault }
      }
      table[3 * count] = at
      table[3 * count + 1] = at = end
      table[3 * count + 2] = ++count
      if (isKeyAllowed) keys++
      state = isKeyAllowed ? 'colon' : 'after-value'
    }
  }
}

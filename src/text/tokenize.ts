import type { endOfScalar, SyntaxFault } from './scalars.ts'

/**
 * Splits a JSON text into its tokens, up to the first position at which it is not JSON. Does not recurse.
 *
 * @param scalarEnd `endOfScalar`, or the faster `skipScalar` for a valid JSON text.
 */
export function tokenize(text: string, scalarEnd: typeof endOfScalar): Tokens {
  let table = new Int32Array((text.length >> 1) + 3)
  let count = 0
  let keys = 0
  /**
   * The expected part of the text; an empty object or array can end instead. `'end'` is the part after a value: the
   * end of the text, a comma or a closing bracket.
   */
  let next: 'value' | 'key' | ':' | 'end' = 'value'
  /** The index of the innermost open object or array; -1 if there is none. `table` contains the index of its parent. */
  let open = -1
  /** The character that closes the object or array at index `open`. */
  let closing: '}' | ']' | undefined

  for (let at = 0; ;) {
    if (3 * count + 3 > table.length) {
      const larger = new Int32Array(2 * table.length)
      larger.set(table)
      table = larger
    }
    // Reading beyond the end would make V8 use slower code for every text.
    const character = at < text.length ? text[at] : ''
    // An object or array may end at its start and after a value.
    const mayClose = next === 'end' || count === open + 1
    if (character === ' ' || character === '\n' || character === '\r' || character === '\t') at++
    else if (mayClose && character === closing) {
      table[3 * open + 1] = ++at
      const outer = Number(table[3 * open + 2])
      table[3 * open + 2] = count
      open = outer
      closing = open < 0 ? undefined : closingOf(text[Number(table[3 * open])])
      next = 'end'
    } else if (next === 'end' && closing !== undefined && character === ',') {
      at++
      next = closing === '}' ? 'key' : 'value'
    } else if (next === ':' && character === ':') {
      at++
      next = 'value'
    } else if (next === 'value' && (character === '{' || character === '[')) {
      table[3 * count] = at++
      table[3 * count + 2] = open
      open = count++
      closing = closingOf(character)
      next = closing === '}' ? 'key' : 'value'
    } else {
      const isKey: boolean = next === 'key'
      const end = next === 'value' || (isKey && character === '"') ? scalarEnd(text, at) : undefined
      if (typeof end !== 'number') {
        const expected = closing !== undefined && next === 'end' ? ',' : next
        const fault = end ?? { at, expected: mayClose && closing !== undefined ? [expected, closing] : [expected] }
        return { text, count, table, keys, fault: expected === 'end' && at >= text.length ? undefined : fault }
      }
      table[3 * count] = at
      table[3 * count + 1] = at = end
      table[3 * count + 2] = ++count
      if (isKey) keys++
      next = isKey ? ':' : 'end'
    }
  }
}

/** The tokens of a JSON text: values in order, each key before its value. */
export interface Tokens {
  readonly text: string
  readonly count: number
  /**
   * Three numbers for each complete token: its offset, the offset after it, and the index of the next token that is
   * not inside it.
   */
  readonly table: Int32Array
  readonly keys: number
  /** The first position at which the text is not JSON, where tokens end; undefined if the text is JSON. */
  readonly fault: SyntaxFault | undefined
}

export const startOf = ({ table }: Tokens, token: number): number => Number(table[3 * token])
export const endOf = ({ table }: Tokens, token: number): number => Number(table[3 * token + 1])
export const nextOf = ({ table }: Tokens, token: number): number => Number(table[3 * token + 2])

const closingOf = (first: string | undefined): '}' | ']' => (first === '{' ? '}' : ']')

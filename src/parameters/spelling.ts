import { jsonNumber, parseNumber } from '../domain/parse-number.ts'
import type { JsonSchema } from '../schema/json-schema.ts'

/** Returns how a URL spells the numbers or booleans of a schema, and how to parse them; undefined for other types. */
export function spellingOf({ type }: JsonSchema): Spelling | undefined {
  switch (type) {
    case 'integer':
      return { parse: parseNumber, pattern: jsonNumber.source, message: 'must be a whole number, such as 20.' }
    case 'number':
      return { parse: parseNumber, pattern: jsonNumber.source, message: 'must be a number, such as 2.' }
    case 'boolean':
      return { parse: (text) => booleans.get(text), pattern: '^(?:true|false)$', message: 'must be true or false.' }
    default:
      return undefined
  }
}

interface Spelling {
  /** Returns the value of a string; undefined if the string is not in this spelling. */
  readonly parse: (text: string) => number | boolean | undefined
  readonly pattern: string
  /** The message about a string that is not in this spelling. */
  readonly message: string
}

const booleans: ReadonlyMap<string, boolean> = /* @__PURE__ */ new Map([
  ['true', true],
  ['false', false],
])

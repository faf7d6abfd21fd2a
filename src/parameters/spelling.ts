import { jsonNumber, parseNumber } from '../domain/parse-number.ts'
import type { JsonSchema } from '../schema/json-schema.ts'

/**
 * Returns the parser, the pattern and the error message for a number or boolean parameter; undefined for other types.
 */
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
  /** Parses a string. Returns undefined if the string is invalid. */
  readonly parse: (text: string) => number | boolean | undefined
  readonly pattern: string
  /** The end of the message about a value of a wrong type, after the name of the parameter. */
  readonly message: string
}

const booleans: ReadonlyMap<string, boolean> = /* @__PURE__ */ new Map([
  ['true', true],
  ['false', false],
])

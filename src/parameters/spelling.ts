import { jsonNumber, parseNumber } from '../domain/parse-number.ts'
import type { JsonSchema } from '../schema/json-schema.ts'

/**
 * Returns the parser, the pattern and the error message for a number or boolean parameter; undefined for other types.
 */
export function spellingOf({ type }: JsonSchema): Spelling | undefined {
  switch (type) {
    case 'integer':
      return { parse: parseNumber, pattern: jsonNumber, message: 'must be a whole number, such as 20.' }
    case 'number':
      return { parse: parseNumber, pattern: jsonNumber, message: 'must be a number, such as 2.' }
    case 'boolean':
      return { parse: parseBoolean, pattern: jsonBoolean, message: 'must be true or false.' }
    default:
      return undefined
  }
}

interface Spelling {
  /** Parses a string. Returns undefined if the string is invalid. */
  readonly parse: (text: string) => number | boolean | undefined
  readonly pattern: RegExp
  /** The end of the message about a value of a wrong type, after the name of the parameter. */
  readonly message: string
}

const jsonBoolean = /^(?:true|false)$/

const parseBoolean = (text: string): boolean | undefined => (jsonBoolean.test(text) ? text === 'true' : undefined)

import { jsonNumber, parseNumber } from '../domain/parse-number.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { ownProperties } from '../schema/own-properties.ts'

/** The spelling of the values of a parameter, as in JSON. */
interface Spelling {
  /** Parses a string. Returns undefined if the string is invalid. */
  readonly parse: (text: string) => number | boolean | undefined
  readonly pattern: RegExp
  /** The end of the message about a value of a wrong type, after the name of the parameter. */
  readonly message: string
}

const jsonBoolean = /^(?:true|false)$/

const parseBoolean = (text: string): boolean | undefined =>
  jsonBoolean.test(text) ? text === 'true' : undefined

const spellings = /* @__PURE__ */ ownProperties<Readonly<Record<string, Spelling>>>({
  integer: {
    parse: parseNumber,
    pattern: jsonNumber,
    message: 'must be a whole number, such as 20.',
  },
  number: { parse: parseNumber, pattern: jsonNumber, message: 'must be a number, such as 2.' },
  boolean: { parse: parseBoolean, pattern: jsonBoolean, message: 'must be true or false.' },
})

/** Returns the spelling of a number or boolean parameter; undefined for other types. */
export const spellingOf = ({ type }: JsonSchema): Spelling | undefined => spellings[String(type)]

import { jsonNumber, parseNumber } from '../domain/parse-number.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { ownProperties } from '../schema/own-properties.ts'

/** The spelling of the values of a parameter, as in JSON. */
interface Spelling {
  /** Parses a string. Returns undefined if the string is invalid. */
  readonly parse: (text: string) => number | boolean | undefined
  readonly pattern: RegExp
}

const jsonBoolean = /^(?:true|false)$/

const parseBoolean = (text: string): boolean | undefined =>
  jsonBoolean.test(text) ? text === 'true' : undefined

const spellings = /* @__PURE__ */ ownProperties<Readonly<Record<string, Spelling>>>({
  integer: {
    parse: parseNumber,
    pattern: jsonNumber,
  },
  number: { parse: parseNumber, pattern: jsonNumber },
  boolean: { parse: parseBoolean, pattern: jsonBoolean },
})

/** Returns the spelling of a number or boolean parameter; undefined for other types. */
export const spellingOf = ({ type }: JsonSchema): Spelling | undefined => spellings[String(type)]

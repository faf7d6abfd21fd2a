import { jsonNumber, parseNumber } from '../domain/parse-number.ts'
import type { JsonSchema } from '../schema/json-schema.ts'

/** How text says a value of one type. */
interface Spelling {
  /** What the text says; nothing where it says no value of the type. */
  readonly parse: (text: string) => number | boolean | undefined
  readonly pattern: string
  /** What is expected, as a person writes it in a URL. */
  readonly expectation: string
}

const booleans: ReadonlyMap<string, boolean> = /* @__PURE__ */ new Map([
  ['true', true],
  ['false', false],
])

/** The spelling of what a schema describes; nothing for a text, which says itself. */
export function spellingOf({ type }: JsonSchema): Spelling | undefined {
  switch (type) {
    case 'integer':
      return {
        parse: parseNumber,
        pattern: jsonNumber.source,
        expectation: 'must be a whole number in digits, such as 20; change it.',
      }
    case 'number':
      return {
        parse: parseNumber,
        pattern: jsonNumber.source,
        expectation: 'must be a number in digits, such as 2 or 1.5; change it.',
      }
    case 'boolean':
      return {
        parse: (text) => booleans.get(text),
        pattern: '^(?:true|false)$',
        expectation: 'must be true or false, in lower case; change it.',
      }
    default:
      return undefined
  }
}

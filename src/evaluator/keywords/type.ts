import type { IssueContent } from '../../issues/draft.ts'
import type { ReceivedType } from '../../issues/issue.ts'
import type { JsonTypeName } from '../../schema/json-schema.ts'
import { memoize } from '../../values/once.ts'
import type { Unit } from '../../schema/in-words.ts'
import { bits, jsonTypeOf, typesNamed, typesOf } from '../json-type.ts'

/** Returns a function that returns the issue of a value whose type the keyword `type` does not allow. */
export function wrongType(expected: readonly JsonTypeName[], unit: Unit | undefined): WrongType {
  const types = typesNamed(expected)
  const wanted = expected.map((name) => words[name] + (unit && name !== 'null' ? unitWords[unit] : '')).join(' or ')
  const contentOf = memoize((found: ReceivedType | Hint): IssueContent => {
    const hint = found === 'json' || found === 'quotes' ? found : undefined
    const received = found === 'json' || found === 'quotes' ? 'string' : found
    const isKnown = received !== 'none' && !(received === 'number' && (types & bits.integer) !== 0)
    const actual = isKnown ? `, not ${received === 'boolean' ? 'a boolean' : words[received]}` : ''
    const advice = hint === 'json' ? '. Parse the JSON first' : hint === 'quotes' ? '; remove the quotes' : ''
    return {
      code: 'type',
      params: { expected, received, ...(unit && { unit }), ...(hint && { hint }) },
      message: (label, isWhole) => `${isWhole ? 'Expected' : `${label} must be`} ${wanted}${actual}${advice}.`,
    }
  })
  return (value, isRoot) => {
    const received = jsonTypeOf(value)
    const isText = isRoot && received === 'string' && (types & (bits.object | bits.array)) !== 0
    return contentOf(isText ? 'json' : isQuoted(value, types) ? 'quotes' : received)
  }
}

/** `'quotes'`: the string holds a value of an expected type. `'json'`: JSON text was passed without parsing it. */
type Hint = 'quotes' | 'json'

const words: { readonly [Name in JsonTypeName]: string } = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
  object: 'an object',
  array: 'an array',
}

const unitWords = { ms: ' of milliseconds', s: ' of seconds', min: ' of minutes', '%': '' }

/** Matches the JSON text of a number or boolean, with white space around it. */
const scalarText = /^[\t\n\r ]*(?:(true|false)|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?)[\t\n\r ]*$/

/** Maximum length of a string that may contain a quoted number or boolean. */
const longestScalar = 30

/** Returns whether a string is the JSON text of a number or boolean that the types allow. */
function isQuoted(value: unknown, types: number): boolean {
  if (typeof value !== 'string' || value.length > longestScalar) return false
  const match = scalarText.exec(value)
  if (match === null) return false
  return (types & (match[1] === undefined ? typesOf(Number(value)) : bits.boolean)) !== 0
}

/** A function that returns the issue of a value with a wrong type, at the root or below it. */
export type WrongType = (value: unknown, isRoot: boolean) => IssueContent

import type { IssueContent } from '../../issues/draft.ts'
import type { ReceivedType } from '../../issues/issue.ts'
import type { JsonSchema, JsonTypeName } from '../../schema/json-schema.ts'
import { memoize } from '../../values/once.ts'
import { unitOf } from '../../schema/in-words.ts'
import { bits, jsonTypeOf, typesNamed, typesOf } from '../json-type.ts'
import { allowedValues, unitWords } from './enum.ts'

/**
 * Creates the function that returns the issue about a value of a wrong type. If the schema has `enum`, the issue lists
 * the allowed values.
 *
 * @param isAllowed Returns whether the other keywords of the schema allow a value.
 */
export function wrongType(
  expected: readonly JsonTypeName[],
  { enum: allowed, ...schema }: JsonSchema,
  isAllowed: (value: unknown) => boolean,
): WrongType {
  const types = typesNamed(expected)
  const unit = unitOf(schema)
  const names = expected.map((name) => words[name] + (unit && name !== 'null' ? ` in ${unitWords[unit]}` : ''))
  const wanted = allowed === undefined ? names.join(' or ') : allowedValues(allowed, unit)
  const contentOf = memoize((found: ReceivedType | keyof typeof hints): IssueContent => {
    const { received, advice, ...hint } = isHinted(found) ? hints[found] : { received: found, advice: '' }
    const isKnown = received !== 'none' && !(received === 'number' && (types & bits.integer) !== 0)
    const actual =
      isKnown && allowed === undefined ? `, not ${received === 'boolean' ? 'a boolean' : words[received]}` : ''
    return {
      code: 'type',
      params: { expected, received, ...(allowed && { allowed }), ...(unit && { unit }), ...hint },
      message: (label, isWhole) => `${isWhole ? 'Expected' : `${label} must be`} ${wanted}${actual}.${advice}`,
    }
  })
  return (value, isRoot) => {
    const received = jsonTypeOf(value)
    const isText =
      isRoot && typeof value === 'string' && jsonStart.test(value) && (types & (bits.object | bits.array)) !== 0
    const found = received === 'number' && allowed?.includes(String(value)) ? 'unquoted' : received
    return contentOf(isText ? 'json' : isQuoted(value, types, isAllowed) ? 'quotes' : found)
  }
}

/** Matches the start of JSON text with an object or a list. */
const jsonStart = /^\s*[[{]/

/** Advice and params for a value in quotes, JSON that was not parsed, or a number without quotes. */
const hints = {
  quotes: { received: 'string', advice: ' Remove the quotes.', hint: 'quotes' },
  json: { received: 'string', advice: ' Parse the JSON first.', hint: 'json' },
  unquoted: { received: 'number', advice: ' Put the number in quotes.' },
} as const

const isHinted = (found: string): found is keyof typeof hints => Object.hasOwn(hints, found)

const words: { readonly [Name in JsonTypeName]: string } = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
  object: 'an object',
  array: 'an array',
}

/** Matches the JSON text of a number or boolean, even with white space around it. */
const scalarText = /^[\t\n\r ]*(?:(true|false)|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?)[\t\n\r ]*$/

/** Longer strings are not checked for a quoted number or boolean. */
const longestScalar = 30

function isQuoted(value: unknown, types: number, isAllowed: (value: unknown) => boolean): boolean {
  if (typeof value !== 'string' || value.length > longestScalar) return false
  const match = scalarText.exec(value)
  if (match === null) return false
  const scalar = match[1] === undefined ? Number(value) : match[1] === 'true'
  return (types & typesOf(scalar)) !== 0 && isAllowed(scalar)
}

export type WrongType = (value: unknown, isRoot: boolean) => IssueContent

import type { IssueContent } from '../../issues/draft.ts'
import type { ReceivedType } from '../../issues/issue.ts'
import type { JsonSchema, JsonTypeName } from '../../schema/json-schema.ts'
import { memoize } from '../../values/once.ts'
import { unitOf } from '../../schema/in-words.ts'
import { bits, jsonTypeOf, typesNamed } from '../json-type.ts'
import { allowedValues, unitWords } from './enum.ts'

/**
 * Creates the function that returns the issue about a value of a wrong type. If the schema has `enum`, the issue lists
 * the allowed values.
 */
export function wrongType(expected: readonly JsonTypeName[], { enum: allowed, ...schema }: JsonSchema): WrongType {
  const types = typesNamed(expected)
  const unit = unitOf(schema)
  const names = expected.map((name) => words[name] + (unit && name !== 'null' ? ` in ${unitWords[unit]}` : ''))
  const wanted = allowed === undefined ? names.join(' or ') : allowedValues(allowed, unit)
  const contentOf = memoize((found: ReceivedType | 'json text'): IssueContent => {
    const received = found === 'json text' ? 'string' : found
    const isKnown = received !== 'none' && !(received === 'number' && (types & bits.integer) !== 0)
    const actual =
      isKnown && allowed === undefined ? `, not ${received === 'boolean' ? 'a boolean' : words[received]}` : ''
    const advice = found === 'json text' ? ' Parse the JSON first.' : ''
    return {
      code: 'type',
      params: { expected, received, ...(allowed && { allowed }), ...(unit && { unit }) },
      message: (label, isWhole) => `${isWhole ? 'Expected' : `${label} must be`} ${wanted}${actual}.${advice}`,
    }
  })
  return (value, isRoot) => {
    const isText =
      isRoot && typeof value === 'string' && jsonStart.test(value) && (types & (bits.object | bits.array)) !== 0
    return contentOf(isText ? 'json text' : jsonTypeOf(value))
  }
}

/** Matches the start of JSON text with an object or a list. */
const jsonStart = /^\s*[[{]/

const words: { readonly [Name in JsonTypeName]: string } = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
  object: 'an object',
  array: 'an array',
}

export type WrongType = (value: unknown, isRoot: boolean) => IssueContent

import type { JsonTypeName } from '../../schema/json-schema.ts'
import type { Keyword } from '../keyword.ts'

const holds: { readonly [Name in JsonTypeName]: (value: unknown) => boolean } = {
  string: (value) => typeof value === 'string',
  number: (value) => Number.isFinite(value),
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  array: (value) => Array.isArray(value),
}

const words: { readonly [Name in JsonTypeName]: string } = {
  string: 'a text',
  number: 'a number, written without quotes',
  integer: 'a whole number, written without quotes',
  boolean: 'true or false, written without quotes',
  null: 'null',
  object: 'an object',
  array: 'a list',
}

export const type: Keyword = ({ type }) => {
  if (type === undefined) return undefined
  const expected = typeof type === 'string' ? [type] : type
  return {
    finding: {
      code: 'type',
      params: { expected },
      expectation: `must be ${expected.map((name) => words[name]).join(', or ')}; change it.`,
    },
    shape: true,
    holds: (value) => expected.some((name) => holds[name](value)),
  }
}

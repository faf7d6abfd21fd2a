import type { Finding } from '../../issues/findings.ts'
import type { JsonTypeName } from '../../schema/json-schema.ts'

const words: { readonly [Name in JsonTypeName]: string } = {
  string: 'a string',
  number: 'a number, written without quotes',
  integer: 'a whole number, written without quotes',
  boolean: 'true or false, written without quotes',
  null: 'null',
  object: 'an object',
  array: 'a list',
}

/** What a value gets that is of none of the types. */
export const wrongType = (expected: readonly JsonTypeName[]): Finding<'type'> => ({
  code: 'type',
  params: { expected },
  expectation: `must be ${expected.map((name) => words[name]).join(', or ')}; change it.`,
})

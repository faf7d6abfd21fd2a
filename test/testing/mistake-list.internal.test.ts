// Tests that every keyword of a schema leads to a mistake, at its path.
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { JsonSchema } from 'monitor-contract'
import { toPointer } from '../../src/issues/path-text.ts'
import { type Mistake, mistakesIn } from '../../src/testing/mistakes/mistakes.ts'
import {
  parameterMistakes,
  headersForm,
  pathForm,
  queryForm,
} from '../../src/testing/requests/parameter-arbitraries.ts'

const schema: JsonSchema = {
  type: 'object',
  required: ['count'],
  properties: {
    count: { type: 'integer', minimum: 1, maximum: 5 },
    share: { type: 'number', exclusiveMinimum: 0 },
    unit: { type: 'string', enum: ['ms', 's'] },
    tags: { type: 'array', maxItems: 2, items: { type: 'string', maxLength: 3, pattern: '^a' } },
    day: { type: 'string', format: 'date' },
  },
}

/** Returns the pointer and the code of each mistake, made in an empty object. */
const listed = (mistakes: readonly Mistake[]): readonly string[] =>
  mistakes.map(({ code, mutate }) => {
    const paths = fc.sample(mutate, { numRuns: 1, seed: 51 }).map((mutated) => mutated({}).path)
    return `${paths.map(toPointer).join(' ')} ${code}`
  })

it('every keyword, required field and type of a schema has a mistake', () => {
  expect(listed(mistakesIn(schema))).toEqual([
    ' type',
    '/count required',
    '/count type',
    '/count minimum',
    '/count maximum',
    '/share type',
    '/share exclusiveMinimum',
    '/unit type',
    '/unit enum',
    '/tags type',
    '/tags maxItems',
    '/tags/0 type',
    '/tags/0 maxLength',
    '/tags/0 pattern',
    '/day type',
    '/day format',
  ])
})

it('every keyword, required field and type of parameters has a mistake, and every repetition if it is possible', () => {
  const { tags, ...properties } = schema.properties ?? {}
  const ofPath = [
    ' type',
    '/count required',
    '/count type',
    '/count minimum',
    '/count maximum',
    '/share type',
    '/share exclusiveMinimum',
    '/unit type',
    '/unit enum',
    '/day type',
    '/day format',
  ]
  const repeated = Object.keys(properties).map((name) => `/${name} duplicate-parameter`)
  expect(listed(parameterMistakes({ ...schema, properties }, pathForm))).toEqual(ofPath)
  for (const form of [queryForm, headersForm]) {
    expect(new Set(listed(parameterMistakes({ ...schema, properties }, form)))).toEqual(
      new Set([...ofPath, ...repeated]),
    )
  }
})

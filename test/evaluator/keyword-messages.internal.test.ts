// Tests the messages of keywords that no schema of the package uses today. Others are in `test/issues/wording.txt`.
import { expect, it } from 'vitest'
import type { Keyword } from '../../src/evaluator/keyword.ts'
import { constKeyword } from '../../src/evaluator/keywords/const.ts'
import { exclusiveMaximumKeyword } from '../../src/evaluator/keywords/exclusive-maximum.ts'
import { minItemsKeyword } from '../../src/evaluator/keywords/min-items.ts'
import { minLengthKeyword } from '../../src/evaluator/keywords/min-length.ts'
import { multipleOfKeyword } from '../../src/evaluator/keywords/multiple-of.ts'
import { uniqueItemsKeyword } from '../../src/evaluator/keywords/unique-items.ts'
import type { JsonSchema } from '../../src/schema/json-schema.ts'

it.each<[schema: JsonSchema, keyword: Keyword, message: string]>([
  [{ const: 'ICMP' }, constKeyword, 'must be "ICMP".'],
  [{ exclusiveMaximum: 5 }, exclusiveMaximumKeyword, 'must be less than 5.'],
  [{ minItems: 2 }, minItemsKeyword, 'must have at least 2 items.'],
  [{ minLength: 2 }, minLengthKeyword, 'must have at least 2 characters.'],
  [{ multipleOf: 0.5 }, multipleOfKeyword, 'must be a multiple of 0.5.'],
  [{ uniqueItems: true }, uniqueItemsKeyword, 'must not have the same item twice.'],
])('the issue of %j says what the schema requires', (schema, keyword, message) => {
  expect(keyword(schema)?.content).toMatchObject({ message })
})

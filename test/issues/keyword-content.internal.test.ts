// Tests the contents of issues about keywords that no document uses.
import { expect, it } from 'vitest'
import type { JsonSchema } from 'monitor-contract'
import { keywordContent } from '../../src/issues/keyword-content.ts'

it('words a keyword without words of its own with the value of the keyword, if that is a scalar', () => {
  const messageOf = (schema: JsonSchema): unknown => {
    const content = keywordContent('const', schema, {})
    return typeof content === 'function' && content(6, 'error', false, { allowedValue: 5 })
  }
  expect(messageOf({ const: 5 })).toMatchObject({ message: 'is invalid (const: 5).', params: { allowedValue: 5 } })
  expect(messageOf({ const: null })).toMatchObject({ message: 'is invalid (const).' })
})

it('words a pattern without examples, and a field that another one requires', () => {
  const missing = keywordContent('dependentRequired', {}, { missingProperty: 'port' })
  expect(missing).toMatchObject({ params: { missing: 'port' }, message: 'is missing.' })
  expect(keywordContent('pattern', { pattern: 'a' }, {})).toMatchObject({ message: 'has the wrong form.' })
})

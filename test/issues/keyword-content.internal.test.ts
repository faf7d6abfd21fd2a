// Tests the contents of issues about keywords that no document uses.
import { expect, it } from 'vitest'
import { keywordContent, generalContent } from '../../src/issues/keyword-content.ts'

it('words a keyword without words of its own with the value of the keyword, if that is a scalar', () => {
  expect(keywordContent('const', {}, {})).toBeUndefined()
  expect(generalContent('const', { const: 5 }, {}).message).toBe('is invalid (const: 5).')
  expect(generalContent('const', { const: null }, {}).message).toBe('is invalid (const).')
})

it('words a pattern without examples, and a field that another one requires', () => {
  const missing = keywordContent('dependentRequired', {}, { missingProperty: 'port' })
  expect(missing).toMatchObject({ params: { missing: 'port' }, message: 'is missing.' })
  expect(keywordContent('pattern', { pattern: 'a' }, {})).toMatchObject({ message: 'has the wrong form.' })
})

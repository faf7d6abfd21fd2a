// Tests the order of paths, which is the order of issues.
import { expect, it } from 'vitest'
import { comparePaths } from '../../src/schema/positions.ts'

it('a path precedes the paths inside it', () => {
  const schema = { properties: { a: { properties: { b: {} } } } }
  expect(comparePaths(['a'], ['a', 'b'], schema)).toBeLessThan(0)
  expect(comparePaths(['a', 'b'], ['a'], schema)).toBeGreaterThan(0)
  expect(comparePaths(['a', 'b'], ['a', 'b'], schema)).toBe(0)
})

// Tests `alternatives`, allowed values as a phrase.
import { expect, it } from 'vitest'
import { alternatives } from '../../src/schema/in-words.ts'

it.each([
  [[10, 20, 30], '10, 20 or 30'],
  [['a', null], '"a" or null'],
  [['a'], '"a"'],
  [[], ''],
])('the phrase for the allowed values %j is %j', (values, words) => expect(alternatives(values)).toBe(words))

// Tests which values count as unchanged: those that equal the baseline's at the same path.
import { expect, it } from 'vitest'
import { acceptsUnchanged } from '../../src/engine/accepts-unchanged.ts'
import { compileSchema } from '../../src/evaluator/compile-schema.ts'

const schema = compileSchema(
  {
    type: 'object',
    properties: {
      a: {
        type: ['object', 'array'],
        properties: { text: { type: 'string' }, orNull: { type: ['string', 'null'] } },
        items: { type: ['string', 'object'] },
      },
    },
  },
  new Map(),
  [],
)

const cyclic = (): object => {
  const value: { self?: object } = {}
  value.self = value
  return value
}

it.each<
  [what: string, path: readonly [string, ...(string | number)[]], sent: object, stored: object, expected: boolean]
>([
  ['an equal scalar', ['a'], { a: 5 }, { a: 5 }, true],
  ['another scalar', ['a'], { a: 5 }, { a: 6 }, false],
  ['a scalar of another type', ['a'], { a: 5 }, { a: '5' }, false],
  ['a field that is not sent', ['a'], {}, { a: 5 }, true],
  ['a field in a field that is not sent', ['a', 'text'], { a: {} }, { a: { text: 'x' } }, false],
  ['a field in null', ['a', 'text'], { a: null }, { a: { text: 'x' } }, false],
  ['a field in a scalar', ['a', 'text'], { a: 'text' }, { a: { text: 'x' } }, false],
  ['an equal object', ['a'], { a: { b: [{ c: 1 }] } }, { a: { b: [{ c: 1 }] } }, true],
  ['an object with another part', ['a'], { a: { b: [{ c: 1 }] } }, { a: { b: [{ c: 2 }] } }, false],
  ['an object with one part more', ['a'], { a: { b: 1 } }, { a: {} }, false],
  ['an object with one part less', ['a'], { a: {} }, { a: { text: 'x' } }, false],
  ['an omitted null that may not be sent', ['a'], { a: {} }, { a: { text: null } }, true],
  ['an omitted null that may be sent', ['a'], { a: {} }, { a: { orNull: null } }, false],
  ['an omitted null of an unknown field', ['a'], { a: {} }, { a: { unknown: null } }, false],
  ['a value in place of null', ['a'], { a: { text: 'x' } }, { a: { text: null } }, false],
  ['an object in place of a scalar', ['a'], { a: {} }, { a: 5 }, false],
  ['a scalar in place of an object', ['a'], { a: 5 }, { a: {} }, false],
  ['an array in place of an object', ['a'], { a: [] }, { a: {} }, false],
  ['an object in place of an array', ['a'], { a: {} }, { a: [] }, false],
  ['an array with more holes', ['a'], { a: [1] }, { a: Object.assign([1], { length: 5 }) }, false],
  ['an equal item', ['a', 0], { a: ['x', 'y'] }, { a: ['x', 'z'] }, true],
  ['another item', ['a', 1], { a: ['x', 'y'] }, { a: ['x', 'z'] }, false],
  ['an object with a field named length', ['a'], { a: { length: 1 } }, { a: { length: 1 } }, true],
  ['an object that contains itself', ['a'], { a: cyclic() }, { a: cyclic() }, true],
])('returns the expected result for %s', (_, path, sent, stored, expected) => {
  expect(acceptsUnchanged(sent, stored, schema)(path)).toBe(expected)
})

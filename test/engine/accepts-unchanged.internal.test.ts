// Tests which values count as unchanged: those that equal the baseline's at the same path.
import { describe, expect, it } from 'vitest'
import { acceptsUnchanged, deepCopy } from '../../src/engine/baseline.ts'
import { original } from '../../src/values/value-numbers.ts'
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

/** Returns an object that contains itself below as many objects as given, each of them in the field `next`. */
function cycleOf(length: number, wrap = (object: object) => object): object {
  const last: { next?: object } = {}
  const wrapped = wrap(last)
  let first = wrapped
  for (let count = 1; count < length; count++) first = wrap({ next: first })
  last.next = first
  return wrapped
}

const ring = cycleOf(2)

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
  ['an omitted null that is stored as missing', ['a'], { a: { text: null } }, { a: {} }, true],
  ['an equal object that contains itself', ['a'], { a: cycleOf(1) }, { a: cycleOf(1) }, false],
  ['an object in place of one that contains itself', ['a'], { a: { next: {} } }, { a: cycleOf(1) }, false],
  ['an object that contains itself in place of one', ['a'], { a: cycleOf(1) }, { a: { next: {} } }, false],
  ['the same object that contains itself', ['a'], { a: ring }, { a: ring }, true],
])('returns the expected result for %s', (_, path, sent, stored, expected) => {
  expect(acceptsUnchanged(deepCopy(sent), deepCopy(stored), schema)(path)).toBe(expected)
})

describe('the properties that a comparison reads are proportional to the size of the values', () => {
  const reads = { count: 0 }
  const counted = (object: object): object =>
    new Proxy(Object.assign(object, { [original]: object }), {
      getOwnPropertyDescriptor(target, name) {
        reads.count++
        return Reflect.getOwnPropertyDescriptor(target, name)
      },
    })

  it.each([250, 1_000])('for a cycle of %i objects and one of one more', (length) => {
    reads.count = 0
    const isUnchanged = acceptsUnchanged({ a: cycleOf(length, counted) }, { a: cycleOf(length + 1, counted) }, schema)
    expect(isUnchanged(['a'])).toBe(false)
    expect(reads.count).toBeGreaterThan(length)
    expect(reads.count).toBeLessThan(20 * length)
  })

  it.each([8, 32])('for lists that contain the same %i lists in another order, at each of four levels', (width) => {
    reads.count = 0
    const listsOf = (shift: number): unknown => {
      let level: object[] = Array.from({ length: width }, () => counted([]))
      for (let depth = 0; depth < 4; depth++)
        level = level.map((_, at) => counted(level.map((_, index) => level[(index + at * shift) % width])))
      return level
    }
    expect(acceptsUnchanged({ a: listsOf(0) }, { a: listsOf(1) }, schema)(['a'])).toBe(true)
    expect(reads.count).toBeGreaterThan(4 * width ** 2)
    expect(reads.count).toBeLessThan(50 * width ** 2)
  })
})

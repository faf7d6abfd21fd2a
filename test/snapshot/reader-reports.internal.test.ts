// Tests the snapshots that generated readers return for invalid lists and objects.
import { describe, expect, it } from 'vitest'
import type { Rule } from '../../src/rules/define-rule.ts'
import type { JsonSchema } from '../../src/schema/json-schema.ts'
import {
  areUnique,
  lengthOf,
  decidingContext,
  detailedContext,
  type ReadContext,
  isValidRecord,
  Snapshot,
  unreadValue,
} from '../../src/snapshot/snapshot.ts'
import { generatedReader } from '../helpers/generated-readers.ts'

const entry: JsonSchema = { type: 'object', title: 'Entry', properties: { n: { type: 'integer' } } }
const schema: JsonSchema = {
  type: 'object',
  title: 'Body',
  properties: {
    entries: { type: ['array', 'null'], title: 'Entries', items: entry },
    kept: { type: 'array', title: 'Kept', items: { ...entry, title: 'KeptEntry' } },
    texts: { type: 'array', title: 'Texts', items: { type: 'string' }, minItems: 1, maxItems: 3, uniqueItems: true },
    entry: { ...entry, type: ['object', 'null'] },
    keptEntry: { ...entry, title: 'KeptEntry' },
    text: { type: 'string' },
  },
}
const rule: Rule = {
  code: 'rule',
  severity: 'warning',
  at: 'kept',
  reads: ['kept', 'keptEntry'],
  requires: [],
  paths: () => [],
  readsIfPresent: [],
  appliesIfAbsent: false,
  check: () => undefined,
  message: () => 'is kept.',
}
const { read } = await generatedReader(schema, [rule])

const detailed = (changes: Partial<ReadContext> = {}): ReadContext => ({
  ...detailedContext(Infinity, Infinity, Infinity),
  ...changes,
})

/** Returns the snapshot of a list that has an invalid item or an unknown field. */
function snapshotOf(list: unknown, changes?: Partial<ReadContext>): Snapshot {
  const body = read({ entries: list }, detailed(changes))
  const [field] = body instanceof Snapshot ? body.reported : []
  if (!(field?.value instanceof Snapshot)) throw new Error('The list has nothing to report')
  return field.value
}

/** Returns the reported items of a list, by index. */
const reported = (list: unknown, changes?: Partial<ReadContext>): readonly unknown[] =>
  snapshotOf(list, changes).reported.map(({ key: index, value }) => [
    index,
    value instanceof Snapshot ? (value.isValid ? 'unknown' : 'invalid') : value,
  ])

const valid = { n: 1 }
const invalid = { n: 'x' }
const unknown = { n: 1, other: 2 }

/** Returns how many of the items are read. */
function readOf(items: readonly object[], changes?: Partial<ReadContext>): number {
  let count = 0
  const watched = items.map(
    (item) =>
      new Proxy(item, {
        ownKeys(target) {
          count++
          return Reflect.ownKeys(target)
        },
      }),
  )
  read({ entries: watched }, detailed(changes))
  return count
}

describe('a list', () => {
  it('reports each item that is invalid or has unknown fields, with its index', () => {
    expect(reported([valid, invalid, valid, unknown, valid])).toEqual([
      [1, 'invalid'],
      [3, 'unknown'],
    ])
    expect(reported([valid, 5, [], null])).toEqual([
      [1, 5],
      [2, unreadValue.array],
      [3, null],
    ])
  })

  it('has its length, and is invalid only if an item is', () => {
    expect(snapshotOf([valid, unknown, valid])).toMatchObject({ length: 3, isValid: true })
    expect(snapshotOf([valid, invalid])).toMatchObject({ length: 2, isValid: false })
  })

  it('is copied if a rule reads it, even beside invalid and unknown fields', () => {
    const body = read({ kept: [valid, unknown], keptEntry: valid, text: 5 }, detailed())
    expect(body).toBeInstanceOf(Snapshot)
    expect(body instanceof Snapshot && body.copy).toEqual({ kept: [valid, valid], keptEntry: valid })
  })

  it.each([
    [[valid, invalid], false],
    [[valid, 5], false],
    [[valid, unknown], true],
    [[valid], true],
    [[], true],
    [null, true],
  ])('has no reported items in the fast check, where the validity of %j is %s', (entries, isValid) => {
    const result = read({ entries }, decidingContext(false))
    expect(isValidRecord(result)).toBe(isValid)
    expect(isValid || (result instanceof Snapshot && result.reported.length === 0)).toBe(true)
  })
})

describe('the reading of a list', () => {
  it('ends at the maximum number of invalid items', () => {
    expect(readOf([valid, unknown, valid])).toBe(3)
    expect(readOf([invalid, valid, invalid, valid, invalid], { maxInvalidItems: 2 })).toBe(3)
    expect(readOf([unknown, unknown, unknown], { maxInvalidItems: 2 })).toBe(3)
    expect(reported([5, 5, 5], { maxInvalidItems: 2 })).toHaveLength(2)
  })

  it('ends at the maximum number of holes, which does not limit other items', () => {
    expect(reported(Array(5), { maxHoles: 2 })).toEqual([
      [0, undefined],
      [1, undefined],
    ])
    expect(reported([5, invalid, 5, invalid], { maxHoles: 2 })).toHaveLength(4)
  })

  it('ends at the first invalid item in the fast check', () => {
    let count = 0
    const late = {
      get n() {
        count++
        return 1
      },
    }
    expect(isValidRecord(read({ entries: [valid, late] }, decidingContext(false)))).toBe(true)
    expect(isValidRecord(read({ entries: [invalid, late] }, decidingContext(false)))).toBe(false)
    expect(count).toBe(1)
  })

  it('reads only own items, even if prototypes have items', () => {
    class Items extends Array<unknown> {}
    const inheriting: unknown[] = Object.setPrototypeOf(
      Array(1),
      Object.create(Array.prototype, { 0: { value: valid } }) as object,
    ) as unknown[]
    expect(reported(Items.of<unknown>(valid, invalid))).toEqual([[1, 'invalid']])
    expect(reported(inheriting)).toEqual([[0, undefined]])
    Object.defineProperty(Array.prototype, 0, { value: valid, configurable: true, writable: true })
    const results: unknown[] = []
    try {
      // The index is assigned, because a pushed item would be lost on the polluted prototype.
      for (const [index, list] of [[valid], Array(1)].entries()) {
        Object.defineProperty(results, index, {
          value: isValidRecord(read({ entries: list }, decidingContext(false))),
          enumerable: true,
        })
      }
    } finally {
      Reflect.deleteProperty(Array.prototype, 0)
    }
    expect(results).toEqual([true, false])
  })

  it('rejects a length that no array has', () => {
    const proxy = (length: number): unknown[] =>
      new Proxy([], { get: (target, name) => (name === 'length' ? length : Reflect.get(target, name)) as unknown })
    for (const length of [-1, 1.5, 2 ** 32, NaN, Infinity]) expect(() => lengthOf(proxy(length))).toThrow(TypeError)
    expect(lengthOf(proxy(2 ** 32 - 1))).toBe(2 ** 32 - 1)
  })

  it('returns whether scalar items are unique', () => {
    expect([[], ['a', 'b'], ['a', 'a'], [0, '0'], [NaN, NaN]].map(areUnique)).toEqual([true, true, false, true, false])
  })
})

describe('an object', () => {
  it.each<[string, object, boolean]>([
    ['null', { entry: null }, true],
    ['a valid object', { entry: valid }, true],
    ['a valid object that rules read', { keptEntry: valid }, true],
    ['an empty list', { entries: [] }, true],
    ['a list of valid objects', { entries: [valid] }, true],
    ['a list that rules read', { kept: [valid] }, true],
    ['a list of texts', { texts: ['a', 'b'] }, true],
    ['an object in place of a text', { text: {} }, false],
    ['an object in place of a list', { entries: {} }, false],
    ['an invalid object', { entry: invalid }, false],
    ['an invalid object that rules read', { keptEntry: invalid }, false],
    ['a list with an invalid item', { entries: [valid, 5] }, false],
    ['a list that rules read, with an invalid item', { kept: [valid, 5] }, false],
    ['a list in a list', { entries: [[]] }, false],
    ['a list that is too short', { texts: [] }, false],
    ['a list that is too long', { texts: ['a', 'b', 'c', 'd'] }, false],
    ['a list that is too long and has an invalid item', { texts: ['a', 'b', 'c', 4] }, false],
    ['a list with an item twice', { texts: ['a', 'a'] }, false],
  ])('reports a field with %s only if it is invalid', (_, value, isValid) => {
    const result = read(value, detailed())
    expect(isValidRecord(result)).toBe(isValid)
    expect(isValidRecord(read(value, decidingContext(false)))).toBe(isValid)
    const names = result instanceof Snapshot ? result.reported.map(({ key }) => key) : []
    expect(names).toEqual(isValid ? [] : Object.keys(value))
  })

  it('is valid with unknown fields, and lists their names', () => {
    expect(read({ text: 'x', other: 1, more: 2 }, detailed())).toMatchObject({
      isValid: true,
      reported: [],
      unknown: ['other', 'more'],
    })
    expect(read({ text: 5, other: undefined }, detailed())).toMatchObject({
      isValid: false,
      reported: [{ key: 'text', value: 5 }],
      unknown: [],
    })
  })

  it('names no more unknown fields than the maximum, at any depth', () => {
    const context = detailed({ maxUnknown: 3 })
    const result = read({ entry: { a: 1, b: 2 }, c: 3, d: 4 }, context)
    const [field] = result instanceof Snapshot ? result.reported : []
    expect(field?.value).toMatchObject({ unknown: ['a', 'b'] })
    expect(result).toMatchObject({ unknown: ['c'] })
    expect(context.unknownCount).toBe(3)
  })

  it('is invalid because of an unknown field only in a fast check that rejects unknown fields', () => {
    const decides = (rejectsUnknown: boolean): boolean =>
      isValidRecord(read({ entries: [unknown] }, decidingContext(rejectsUnknown)))
    expect([decides(false), decides(true)]).toEqual([true, false])
  })
})

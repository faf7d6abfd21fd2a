// Tests JSON Patches on values.
import { describe, expect, it } from 'vitest'
import { applyFix, type PatchOperation } from 'monitor-contract'

const apply = (value: unknown, ...patch: PatchOperation[]): unknown => applyFix(value, { patch })

describe('applyFix', () => {
  it.each<[string, unknown, PatchOperation, unknown]>([
    ['adds a field', { a: 1 }, { op: 'add', path: '/b', value: 2 }, { a: 1, b: 2 }],
    ['adds a field that is there', { a: 1 }, { op: 'add', path: '/a', value: 2 }, { a: 2 }],
    ['adds an item', [1, 3], { op: 'add', path: '/1', value: 2 }, [1, 2, 3]],
    ['adds an item at the end', [1], { op: 'add', path: '/-', value: 2 }, [1, 2]],
    ['replaces a field', { a: { b: 1 } }, { op: 'replace', path: '/a/b', value: 2 }, { a: { b: 2 } }],
    ['replaces an item', [[1, 2]], { op: 'replace', path: '/0/1', value: 3 }, [[1, 3]]],
    ['replaces the whole value', 5, { op: 'replace', path: '', value: [5] }, [5]],
    ['removes a field', { a: 1, b: 2 }, { op: 'remove', path: '/a' }, { b: 2 }],
    ['removes an item', [1, 2, 3], { op: 'remove', path: '/1' }, [1, 3]],
    ['moves a field', { a: 1, b: {} }, { op: 'move', from: '/a', path: '/b/c' }, { b: { c: 1 } }],
    ['moves an item', [1, 2, 3], { op: 'move', from: '/0', path: '/2' }, [2, 3, 1]],
    ['reads escapes', { 'a/b': 1, '~1': 2 }, { op: 'move', from: '/a~1b', path: '/~01' }, { '~1': 1 }],
  ])('%s', (_, value, operation, expected) => {
    expect(apply(value, operation)).toEqual(expected)
  })

  it('treats __proto__ like any other name', () => {
    const value: unknown = JSON.parse('{"__proto__":{"a":1},"b":2}')
    const moved = apply(value, { op: 'move', from: '/b', path: '/__proto__/b' })
    expect(JSON.stringify(moved)).toBe('{"__proto__":{"a":1,"b":2}}')
    expect(JSON.stringify(apply(moved, { op: 'move', from: '/__proto__', path: '/c' }))).toBe('{"c":{"a":1,"b":2}}')
    expect(JSON.stringify(apply({}, { op: 'add', path: '/__proto__', value: 1 }))).toBe('{"__proto__":1}')
  })

  it.each<[string, unknown, PatchOperation]>([
    ['a field that is not there', { a: 1 }, { op: 'remove', path: '/b' }],
    ['a property of the prototype', {}, { op: 'replace', path: '/toString', value: 1 }],
    ['the length of a list', [1], { op: 'replace', path: '/length', value: 0 }],
    ['an item behind the end', [1], { op: 'add', path: '/2', value: 2 }],
    ['an index with a leading zero', [1], { op: 'add', path: '/01', value: 2 }],
    ['a field of text', { a: 'b' }, { op: 'add', path: '/a/b', value: 1 }],
    ['a field of null', { a: null }, { op: 'add', path: '/a/b', value: 1 }],
    ['a field of a missing object', {}, { op: 'add', path: '/a/b', value: 1 }],
    ['a place inside the moved value', { a: {} }, { op: 'move', from: '/a', path: '/a/b' }],
    ['no pointer', { a: 1 }, { op: 'move', path: '/b' } as never],
    ['no value', { a: 1 }, { op: 'add', path: '/b' } as never],
    ['a pointer without a slash', { a: 1 }, { op: 'remove', path: 'a' }],
    ['another operation', { a: 1 }, { op: 'test', path: '/a', value: 1 } as never],
  ])('throws a RangeError for %s', (_, value, operation) => {
    expect(() => apply(value, operation)).toThrow(RangeError)
  })
})

// Which JavaScript values are read as a query, and which are rejected.
import { listErrorGroupsQuery, updateIcmpMonitorQuery } from 'monitor-contract'
import { describe, expect, it } from 'vitest'
import { report } from '../helpers/report.ts'
import {
  inAnotherRealm,
  InheritingHeaders,
  instances,
  NullObject,
  PolyfilledSearchParams,
  SubclassOfSearchParams,
  valid,
  withoutPrototype,
} from './parameter-values.ts'

const ignoring = { unknownFields: 'ignore' } as const

describe('a query', () => {
  it.each<[form: string, value: unknown]>([
    ['a query string', 'limit=20&page=2'],
    ['a query string with its question mark', '?limit=20&page=2'],
    ['a query string in percent-encoding', 'l%69mit=2%30&page=2'],
    ['a URLSearchParams', new URLSearchParams('limit=20&page=2')],
    ['a subclass of it', new SubclassOfSearchParams('limit=20&page=2')],
    ['one of another library', new PolyfilledSearchParams(Object.entries({ limit: '20', page: '2' }))],
    ['an object of texts', { limit: '20', page: '2' }],
    ['an object of values', { limit: 20, page: 2 }],
    ['an object of lists of one', { limit: ['20'], page: [2] }],
    ['an object without a prototype', withoutPrototype({ limit: '20', page: '2' })],
    ['an object of Fastify', Object.assign(new NullObject(), { limit: '20', page: '2' })],
    ['an object of another realm', inAnotherRealm('({ limit: "20", page: "2" })')],
    ['a URLSearchParams with a property', Object.assign(new URLSearchParams('limit=20&page=2'), { limit: 5 })],
    ['a frozen object', Object.freeze({ limit: Object.freeze(['20']), page: '2' })],
    [
      'an object with unlisted names',
      JSON.parse('{"limit":"20","page":"2","__proto__":{"page":5},"constructor":"x","forEach":"y"}') as object,
    ],
    [
      'an object with methods of its own, which are parameters like any other',
      { limit: '20', page: '2', forEach: () => undefined, getAll: () => [], sort: () => undefined },
    ],
  ])('is read as %s', (_, value) => {
    expect(listErrorGroupsQuery.validate(value, ignoring)).toEqual({ ...valid, value: { limit: 20, page: 2 } })
  })

  it.each<[form: string, value: unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['a number', 20],
    ['a boolean', true],
    ['a function', () => 'limit=20'],
    ['a symbol', Symbol('limit')],
    ['a list', ['limit=20']],
    ['a list of pairs', [['limit', '20']]],
    ['a Headers', new Headers({ limit: '20' })],
    ['a Headers that inherits from a URLSearchParams', new InheritingHeaders([['limit', '20']])],
    ...instances,
  ])('is rejected if it is %s', (_, value) => {
    expect(report(listErrorGroupsQuery.validate(value).errors)).toEqual([' type'])
    expect(listErrorGroupsQuery.is(value)).toBe(false)
  })

  it.each<[form: string, value: unknown]>([
    ['an empty text', ''],
    ['a question mark', '?'],
    ['an empty URLSearchParams', new URLSearchParams()],
    ['an empty object', {}],
    ['parameters that hold undefined', { limit: undefined, page: undefined }],
    ['parameters that hold empty lists', { limit: [], page: [] }],
    ['lists of undefined', { limit: [undefined], page: [undefined] }],
    ['names in another case', 'LIMIT=0&Page=x'],
    ['parameters that are not enumerable', Object.defineProperty({}, 'limit', { value: 0 })],
    ['a symbol for a name', { [Symbol('limit')]: 0 }],
  ])('leads to the defaults if it is %s', (_, value) => {
    expect(listErrorGroupsQuery.validate(value, ignoring)).toEqual({ ...valid, value: { limit: 10, page: 1 } })
  })

  it.each<[form: string, value: unknown, expected: string[]]>([
    ['a query string', 'limit=1&limit=1', ['/limit duplicate-parameter']],
    [
      'a query string with a wrong one',
      'page=1&limit=x&limit=2&page=2',
      ['/limit duplicate-parameter', '/page duplicate-parameter'],
    ],
    ['a URLSearchParams', new URLSearchParams('limit=1&limit=2'), ['/limit duplicate-parameter']],
    ['a list', { page: 'x', limit: ['1', '2'] }, ['/limit duplicate-parameter', '/page type']],
    ['a list without values', { limit: [undefined, undefined] }, ['/limit duplicate-parameter']],
    ['a list with holes', { limit: new Array<string>(2) }, ['/limit duplicate-parameter']],
  ])('reports parameters given more than once in %s', (_, value, expected) => {
    expect(report(listErrorGroupsQuery.validate(value).errors)).toEqual(expected)
    expect(listErrorGroupsQuery.is(value)).toBe(false)
  })

  it.each([null, {}, [['20']], [{}], [null], 10n, Symbol('20'), () => 20, new Date(0), Object(20), Object('20'), true])(
    'rejects %o in place of a number',
    (limit) => {
      expect(report(listErrorGroupsQuery.validate({ limit }).errors)).toEqual(['/limit type'])
    },
  )

  it('omits unknown parameters from the result, however often they occur', () => {
    expect(updateIcmpMonitorQuery.parse('x=1&x=2&autoAssignAlerts=false&__proto__=3')).toEqual({
      autoAssignAlerts: false,
    })
  })
})

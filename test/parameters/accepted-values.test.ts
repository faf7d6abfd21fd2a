// Which JavaScript values are read as a query, as headers and as path parameters, and which are rejected.
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import {
  listErrorGroupsHeaders,
  listErrorGroupsQuery,
  updateIcmpMonitorHeaders,
  updateIcmpMonitorParams,
  updateIcmpMonitorQuery,
} from 'monitor-contract'
import { report } from '../helpers/report.ts'

/** A class like those of old polyfills: without a tag, and without the engine's class as a parent. */
class Polyfill {
  readonly #pairs: readonly [string, string][]
  constructor(pairs: readonly [string, string][]) {
    this.#pairs = pairs
  }
  forEach(callback: (value: string, name: string) => void) {
    for (const [name, value] of this.#pairs) callback(value, name)
  }
}
class PolyfilledHeaders extends Polyfill {
  append() {}
}
class PolyfilledSearchParams extends Polyfill {
  getAll() {
    return []
  }
  sort() {}
}
/** A headers class with every method of a URLSearchParams, like that of node-fetch 3. */
class InheritingHeaders extends PolyfilledSearchParams {
  append() {}
  get [Symbol.toStringTag]() {
    return 'Headers'
  }
}
class PolyfilledFormData extends Polyfill {
  append() {}
  getAll() {
    return []
  }
}
class SubclassOfSearchParams extends URLSearchParams {}
class SubclassOfHeaders extends Headers {}
class ListWithMethods extends Array<string> {
  append() {}
  getAll() {}
}
/** The class of the objects that Fastify creates. */
class NullObject {}
Object.setPrototypeOf(NullObject.prototype, null)

class Page {
  limit = 20
  id = 'x'
  authorization = 'Bearer k'
}
class PageWithFunctions extends Page {
  forEach = () => undefined
  getAll = () => []
  sort = () => undefined
  append = () => undefined
}
/** An iterator like that of engines with iterator helpers. */
class IteratorWithHelpers {
  next() {
    return { done: true }
  }
  forEach() {}
}
const withoutPrototype = (fields: object): object => Object.setPrototypeOf({ ...fields }, null) as object
const withoutPrototypeOf = (list: readonly string[]): object => Object.setPrototypeOf([...list], null) as object
const inheriting = (fields: object): object => Object.create(fields) as object
const inAnotherRealm = (code: string): object => runInNewContext(code) as object

/** Instances of classes that contain no parameters. */
const instances: readonly [what: string, value: object][] = [
  ['a URL', new URL('http://localhost/?limit=500')],
  ['a String object', new String('limit=500')],
  ['a Request', new Request('http://localhost/?limit=500', { headers: { authorization: 'Bearer k' } })],
  ['a Date', new Date(0)],
  ['a Map', new Map([['limit', '20']])],
  ['a FormData', new FormData()],
  ['a FormData of another library', new PolyfilledFormData([['authorization', 'Bearer k']])],
  ['an iterator with helpers', new IteratorWithHelpers()],
  ['an instance of a class, whatever its fields are', new Page()],
  ['an instance with functions of its own', new PageWithFunctions()],
  ['an object that inherits from another', inheriting({ limit: 20, id: 'x', authorization: 'Bearer k' })],
  ['a list without a prototype', withoutPrototypeOf(['limit'])],
  ['a list of a class with the methods of a URLSearchParams and a Headers', new ListWithMethods()],
  ['an object whose prototype is a function', Object.setPrototypeOf({}, () => 'limit=500') as object],
  ['a Map of another realm', inAnotherRealm('new Map([["limit", "20"]])')],
  ['a list of another realm', inAnotherRealm('["limit"]')],
]

/** A result without issues. */
const valid = { valid: true, errors: [], warnings: [], truncated: false }
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

describe('headers', () => {
  const authorization = 'Bearer key-1'
  const given = { authorization, 'x-service-account': 'a' }

  it.each<[form: string, value: unknown]>([
    ['a Headers', new Headers({ Authorization: authorization, 'X-Service-Account': 'a', Accept: '*/*' })],
    ['a subclass of it', new SubclassOfHeaders(given)],
    ['one of another library', new PolyfilledHeaders(Object.entries(given))],
    ['one that inherits from a URLSearchParams', new InheritingHeaders(Object.entries(given))],
    ['an object of another realm', inAnotherRealm(`({ authorization: '${authorization}', 'X-Service-Account': 'a' })`)],
    ['an object in lower case', given],
    ['an object in title case', { Authorization: authorization, 'X-Service-Account': 'a' }],
    ['an object in capitals', { AUTHORIZATION: authorization, 'X-SERVICE-ACCOUNT': 'a' }],
    [
      'the headers of a Node.js server',
      { authorization, 'x-service-account': ['a'], 'set-cookie': ['b', 'c'], host: 'h' },
    ],
    ['an object without a prototype', withoutPrototype(given)],
    [
      'one name that is left out and one that is not',
      { Authorization: undefined, authorization, 'x-service-account': 'a', 'X-Service-Account': [] },
    ],
  ])('are read as %s', (_, value) => {
    expect(listErrorGroupsHeaders.validate(value)).toEqual({ ...valid, value: given })
  })

  it.each<[form: string, value: unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['a text', 'authorization: Bearer k'],
    ['a list', ['authorization', authorization]],
    ['a list of pairs', [['authorization', authorization]]],
    ['a URLSearchParams', new URLSearchParams({ authorization })],
    ...instances,
  ])('are rejected if they are %s', (_, value) => {
    expect(report(updateIcmpMonitorHeaders.validate(value).errors)).toEqual([' type'])
    expect(updateIcmpMonitorHeaders.is(value)).toBe(false)
  })

  it.each<[form: string, value: unknown, expected: string[]]>([
    ['two cases of one name', { Authorization: authorization, authorization }, ['/authorization duplicate-parameter']],
    ['a list', { authorization: [authorization, authorization] }, ['/authorization duplicate-parameter']],
    [
      'two cases, one of them a list',
      { authorization: [authorization], AUTHORIZATION: [authorization] },
      ['/authorization duplicate-parameter'],
    ],
    [
      'every header',
      { authorization: ['', ''], 'X-service-account': 'a', 'x-Service-account': 'b', 'Content-Type': ['a', 'b'] },
      [
        '/authorization duplicate-parameter',
        '/x-service-account duplicate-parameter',
        '/content-type duplicate-parameter',
      ],
    ],
    [
      'a Headers, which joins them',
      new Headers([
        ['authorization', authorization],
        ['Authorization', authorization],
      ]),
      ['/authorization pattern'],
    ],
  ])('headers given more than once are rejected: %s', (_, value, expected) => {
    expect(report(updateIcmpMonitorHeaders.validate(value).errors)).toEqual(expected)
    expect(updateIcmpMonitorHeaders.is(value)).toBe(false)
  })

  it('have no warning that they are missing if they are invalid', () => {
    const { warnings } = updateIcmpMonitorHeaders.validate({
      authorization,
      'x-service-account': 5,
      'content-type': ['a', 'b'],
    })
    expect(report(warnings)).toEqual([])
  })
})

describe('path parameters', () => {
  it.each<[value: unknown, expected: string[]]>([
    [{ id: '7f' }, []],
    [{ id: '' }, ['/id minLength']],
    [{ id: 'a/b', other: 1 }, []],
    [withoutPrototype({ id: '..' }), []],
    [{}, ['/id required']],
    [{ id: undefined }, ['/id required']],
    [{ ID: '7f' }, ['/id required']],
    [Object.assign(new NullObject(), { id: '7f' }), []],
    [inAnotherRealm('({ id: "7f" })'), []],
    [{ id: 7 }, ['/id type']],
    [{ id: null }, ['/id type']],
    [{ id: ['7f'] }, ['/id type']],
    ['id=7f', [' type']],
    [null, [' type']],
    [undefined, [' type']],
    [['7f'], [' type']],
    [new URLSearchParams('id=7f'), [' type']],
    [new Headers({ id: '7f' }), [' type']],
    ...instances.map(([, value]): [unknown, string[]] => [value, [' type']]),
  ])('are accepted only as a plain object: %o', (value, expected) => {
    expect(report(updateIcmpMonitorParams.validate(value).errors)).toEqual(expected)
    expect(updateIcmpMonitorParams.is(value)).toBe(expected.length === 0)
  })
})

// JavaScript values for tests of queries, headers and path parameters.
import { runInNewContext } from 'node:vm'

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
export class PolyfilledHeaders extends Polyfill {
  append() {}
}
export class PolyfilledSearchParams extends Polyfill {
  getAll() {
    return []
  }
  sort() {}
}
/** A headers class with every method of a URLSearchParams, like that of node-fetch 3. */
export class InheritingHeaders extends PolyfilledSearchParams {
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
export class SubclassOfSearchParams extends URLSearchParams {}
export class SubclassOfHeaders extends Headers {}
class ListWithMethods extends Array<string> {
  append() {}
  getAll() {}
}
/** The class of the objects that Fastify creates. */
export class NullObject {}
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
export const withoutPrototype = (fields: object): object =>
  Object.setPrototypeOf({ ...fields }, null) as object
const withoutPrototypeOf = (list: readonly string[]): object =>
  Object.setPrototypeOf([...list], null) as object
const inheriting = (fields: object): object => Object.create(fields) as object
export const inAnotherRealm = (code: string): object => runInNewContext(code) as object

/** Instances of classes that contain no parameters. */
export const instances: readonly [what: string, value: object][] = [
  ['a URL', new URL('http://localhost/?limit=500')],
  ['a String object', new String('limit=500')],
  [
    'a Request',
    new Request('http://localhost/?limit=500', { headers: { authorization: 'Bearer k' } }),
  ],
  ['a Date', new Date(0)],
  ['a Map', new Map([['limit', '20']])],
  ['a FormData', new FormData()],
  ['a FormData of another library', new PolyfilledFormData([['authorization', 'Bearer k']])],
  ['an iterator with helpers', new IteratorWithHelpers()],
  ['an instance of a class, whatever its fields are', new Page()],
  ['an instance with functions of its own', new PageWithFunctions()],
  [
    'an object that inherits from another',
    inheriting({ limit: 20, id: 'x', authorization: 'Bearer k' }),
  ],
  ['a list without a prototype', withoutPrototypeOf(['limit'])],
  ['a list of a class with the methods of a URLSearchParams and a Headers', new ListWithMethods()],
  [
    'an object whose prototype is a function',
    Object.setPrototypeOf({}, () => 'limit=500') as object,
  ],
  ['a Map of another realm', inAnotherRealm('new Map([["limit", "20"]])')],
  ['a list of another realm', inAnotherRealm('["limit"]')],
]

/** A result without issues. */
export const valid = { valid: true, errors: [], warnings: [], truncated: false }

// JavaScript values for tests of queries, headers and path parameters.
import { runInNewContext } from 'node:vm'

/**
 * A class like those of old polyfills: without a tag, and without the engine's class as a parent.
 */
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
export const instances: readonly { readonly form: string; readonly value: object }[] = [
  { form: 'a URL', value: new URL('http://localhost/?limit=500') },
  { form: 'a String object', value: new String('limit=500') },
  {
    form: 'a Request',
    value: new Request('http://localhost/?limit=500', { headers: { authorization: 'Bearer k' } }),
  },
  { form: 'a Date', value: new Date(0) },
  { form: 'a Map', value: new Map([['limit', '20']]) },
  { form: 'a FormData', value: new FormData() },
  {
    form: 'a FormData of another library',
    value: new PolyfilledFormData([['authorization', 'Bearer k']]),
  },
  { form: 'an iterator with helpers', value: new IteratorWithHelpers() },
  { form: 'an instance of a class, whatever its fields are', value: new Page() },
  { form: 'an instance with functions of its own', value: new PageWithFunctions() },
  {
    form: 'an object that inherits from another',
    value: inheriting({ limit: 20, id: 'x', authorization: 'Bearer k' }),
  },
  { form: 'a list without a prototype', value: withoutPrototypeOf(['limit']) },
  {
    form: 'a list of a class with the methods of a URLSearchParams and a Headers',
    value: new ListWithMethods(),
  },
  {
    form: 'an object whose prototype is a function',
    value: Object.setPrototypeOf({}, () => 'limit=500') as object,
  },
  { form: 'a Map of another realm', value: inAnotherRealm('new Map([["limit", "20"]])') },
  { form: 'a list of another realm', value: inAnotherRealm('["limit"]') },
]

/** A result without issues. */
export const valid = { valid: true, errors: [], warnings: [], truncated: false }

import type { HeadersLike, SearchParamsLike } from './input.ts'

/** Receives each parameter of a value, in the value's order. */
export type Tell = (name: string, value: unknown) => void

/**
 * Whether an object is plain: it has no prototype, or one that has none, such as `Object.prototype` of any realm and
 * the prototype of the objects that Fastify makes. An instance of any other class is not plain.
 */
function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** Whether the class of an object defines a method. Own functions and those of `Object.prototype` do not count. */
function hasMethod(value: object, name: string): boolean {
  if (Object.hasOwn(value, name)) return false
  const method: unknown = Reflect.get(value, name)
  return typeof method === 'function' && method !== Reflect.get(Object.prototype, name)
}

/** Some classes of headers inherit all methods of `URLSearchParams`; then only their tag tells the two apart. */
const isTaggedHeaders = (value: object): boolean => Reflect.get(value, Symbol.toStringTag) === 'Headers'

/** Whether an object, which is not plain, is a `URLSearchParams` of any realm or library. */
export const isSearchParams = (value: object): value is SearchParamsLike =>
  hasMethod(value, 'forEach') && hasMethod(value, 'getAll') && hasMethod(value, 'sort') && !isTaggedHeaders(value)

/** Whether an object, which is not plain, is a `Headers` of any realm or library. `getAll` belongs to other classes. */
export const isHeaders = (value: object): value is HeadersLike =>
  hasMethod(value, 'forEach') && hasMethod(value, 'append') && (!hasMethod(value, 'getAll') || isTaggedHeaders(value))

/**
 * Reads a plain object or, where its class passes `isCollection`, a collection.
 *
 * @returns whether the value is one of the two
 */
export function readObject(
  value: unknown,
  tell: Tell,
  isCollection: (value: object) => value is HeadersLike | SearchParamsLike,
): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  if (isPlainObject(value)) for (const name of Object.keys(value)) tell(name, Reflect.get(value, name))
  else if (isCollection(value)) value.forEach((text, name) => tell(name, text))
  else return false
  return true
}

import type { HeadersLike, SearchParamsLike } from './input-types.ts'

/**
 * Passes each parameter of a plain object, or of a collection that passes `isCollection`, to `tell`. A collection is a
 * `Headers` or a `URLSearchParams`.
 *
 * @returns whether the value is such an object or collection
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

/** A function that receives each parameter of a value, in order. */
export type Tell = (name: string, value: unknown) => void

/**
 * Returns whether an object is plain.
 *
 * The prototype of a plain object is null, or itself has no prototype. Examples are `Object.prototype` of any realm,
 * and the prototype of the objects that Fastify creates.
 */
function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/**
 * Returns whether the class of an object has a method. Own functions and the methods of `Object.prototype` do not
 * count.
 */
function hasMethod(value: object, name: string): boolean {
  if (Object.hasOwn(value, name)) return false
  const method: unknown = Reflect.get(value, name)
  return typeof method === 'function' && method !== Reflect.get(Object.prototype, name)
}

/**
 * Returns whether the tag of an object is `Headers`, because some header classes also have the methods of
 * `URLSearchParams`.
 */
const isTaggedHeaders = (value: object): boolean => Reflect.get(value, Symbol.toStringTag) === 'Headers'

/** Returns whether an object that is not plain is a `URLSearchParams` of any realm or library. */
export const isSearchParams = (value: object): value is SearchParamsLike =>
  hasMethod(value, 'forEach') && hasMethod(value, 'getAll') && hasMethod(value, 'sort') && !isTaggedHeaders(value)

/** Returns whether an object that is not plain is a `Headers` of any realm or library. */
export const isHeaders = (value: object): value is HeadersLike =>
  hasMethod(value, 'forEach') && hasMethod(value, 'append') && (!hasMethod(value, 'getAll') || isTaggedHeaders(value))

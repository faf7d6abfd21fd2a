import type { HeadersLike, SearchParamsLike } from './input.ts'

/** Told of each parameter that a value holds, in its order. */
export type Tell = (name: string, value: unknown) => void

const isOfClass = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype !== null && prototype !== Object.prototype
}

/**
 * Whether the class of an object gives it a method: what it holds itself is data, and what every object has is an
 * accident.
 */
function hasMethod(value: object, name: string): boolean {
  if (!isOfClass(value) || Object.hasOwn(value, name)) return false
  const method: unknown = Reflect.get(value, name)
  return typeof method === 'function' && method !== Reflect.get(Object.prototype, name)
}

/** A collection, such as a `Map`: its entries are not its own properties. */
export const isCollection = (value: object): boolean => hasMethod(value, 'forEach')

export const isSearchParams = (value: object): value is SearchParamsLike =>
  isCollection(value) && hasMethod(value, 'getAll') && hasMethod(value, 'sort')

export const isHeaders = (value: object): value is HeadersLike =>
  isCollection(value) && hasMethod(value, 'append') && !hasMethod(value, 'sort')

export function tellOwn(value: object, tell: Tell): void {
  for (const name of Object.keys(value)) tell(name, Reflect.get(value, name))
}

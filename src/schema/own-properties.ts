import { isObject } from './json-type.ts'

/** Copies the own enumerable properties of an object into an object without a prototype. */
export function ownProperties<T extends object>(value: T): T {
  return { __proto__: null, ...value }
}

/** Copies JSON data, with `ownProperties` for each object. */
export function deepOwnProperties<T>(data: T): T
export function deepOwnProperties(data: unknown): unknown {
  if (Array.isArray(data)) return data.map((item: unknown) => deepOwnProperties(item))
  if (!isObject(data)) return data
  return ownProperties(
    Object.fromEntries(Object.entries(data).map(([name, own]) => [name, deepOwnProperties(own)])),
  )
}

/**
 * Copies JSON data into ordinary objects and arrays that share nothing with it, or with each other.
 */
export function plainCopy<T>(data: T): T
export function plainCopy(data: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(data))
  return copy
}

/** Freezes JSON data, with everything inside it. */
export function deepFrozen<T>(value: T): T {
  if (isObject(value) && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) deepFrozen(inner)
  }
  return value
}

/**
 * Returns the value of an own enumerable field, otherwise undefined. `JSON.stringify` reads the
 * same fields.
 */
export const ownField = <Fields extends object, Name extends keyof Fields>(
  fields: Fields,
  name: Name,
): Fields[Name] | undefined =>
  Object.prototype.propertyIsEnumerable.call(fields, name) ? fields[name] : undefined

/** Returns the value at a path, through own enumerable fields; undefined if there is none. */
export const ownFieldAt = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce((parent, name) => (isObject(parent) ? ownField(parent, name) : undefined), value)

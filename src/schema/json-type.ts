/**
 * The JSON type of a value; `'none'` for a value that JSON cannot express, such as `undefined` or
 * NaN.
 */
export type ReceivedType = 'string' | 'number' | 'boolean' | 'null' | 'object' | 'array' | 'none'

/** Returns the JSON type of a value: `'number'` for integers, too. */
export function jsonTypeOf(value: unknown): ReceivedType {
  if (value === null) return 'null'
  switch (typeof value) {
    case 'string':
      return 'string'
    case 'boolean':
      return 'boolean'
    case 'number':
      return Number.isFinite(value) ? 'number' : 'none'
    case 'object':
      return Array.isArray(value) ? 'array' : 'object'
    default:
      return 'none'
  }
}

/** Returns whether a value is an object or a list, in contrast to a scalar or a function. */
export const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Returns whether a value is a plain object: not an array, and its prototype is null or has no
 * prototype.
 *
 * Objects without a prototype are, for example, `Object.prototype` of any realm, and the prototype
 * of objects that Fastify creates.
 */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (!isObject(value) || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

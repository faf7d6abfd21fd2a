/** Returns whether a value is an object or a list, in contrast to a scalar or a function. */
export const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Returns whether a value is a plain object: not an array, and its prototype is null or has no prototype.
 *
 * Objects without a prototype are, for example, `Object.prototype` of any realm, and the prototype of objects that
 * Fastify creates.
 */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (!isObject(value) || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

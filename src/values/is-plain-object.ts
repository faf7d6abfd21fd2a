/**
 * Returns whether a value is a plain object: no array, and its prototype is null, or is an object without a prototype.
 *
 * Examples of such prototypes are `Object.prototype` of any realm, and the prototype of the objects that Fastify
 * creates.
 */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/**
 * Returns whether an object is plain.
 *
 * The prototype of a plain object is null, or itself has no prototype. Examples are `Object.prototype` of any realm,
 * and the prototype of the objects that Fastify creates.
 */
export function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

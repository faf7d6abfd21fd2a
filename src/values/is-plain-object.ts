/**
 * Returns whether an object is plain: its prototype is null, or is an object without a prototype.
 *
 * Examples of such prototypes are `Object.prototype` of any realm, and the prototype of the objects that Fastify
 * creates.
 */
export function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/**
 * Sets an own field of an object, also one named `__proto__`, of which an assignment creates no
 * field.
 */
export const setField = (target: object, name: string, value: unknown): object =>
  Object.defineProperty(target, name, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  })

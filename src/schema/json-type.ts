/** The JSON type of a value; `'none'` for a value that JSON cannot express, such as `undefined` or NaN. */
export type ReceivedType = 'string' | 'number' | 'boolean' | 'null' | 'object' | 'array' | 'none'

/** Returns the JSON type of a value: `'number'` for integers, too. */
export function jsonTypeOf(value: unknown): ReceivedType {
  switch (typeof value) {
    case 'string':
      return 'string'
    case 'number':
      return Number.isFinite(value) ? 'number' : 'none'
    case 'boolean':
      return 'boolean'
    case 'object':
      return value === null ? 'null' : Array.isArray(value) ? 'array' : 'object'
    default:
      return 'none'
  }
}

import { isObject } from './json-type.ts'
import { ownField } from './own-properties.ts'

/** Returns whether two JSON values are the same. A field that is undefined counts as missing. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return a === b
  if (Array.isArray(a) !== Array.isArray(b)) return false
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return false
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  for (const name of names) if (!isSameJson(ownField(a, name), ownField(b, name))) return false
  return true
}

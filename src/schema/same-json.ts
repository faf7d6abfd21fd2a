import { isObject } from './json-type.ts'

/** Returns whether two JSON values are the same. A field that is undefined counts as missing. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return a === b
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return false
  for (const name of names) if (!isSameJson(a[name], b[name])) return false
  return true
}

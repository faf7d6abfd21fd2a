import { isObject } from '../schema/json-type.ts'
import { ownField } from '../schema/own-properties.ts'

/** Returns whether two JSON values are deeply equal. A missing field equals null. */
export function isSame(before: unknown, after: unknown): boolean {
  const [a, b] = [before ?? null, after ?? null]
  if (a === b) return true
  if (!isObject(a) || !isObject(b)) return false
  if (Array.isArray(a) || Array.isArray(b)) return isSameList(a, b)
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return Array.from(names).every((name) => isSame(ownField(a, name), ownField(b, name)))
}

/** Returns whether two lists of texts have the same items, in any order. */
export function isSameInAnyOrder(before: unknown, after: unknown): boolean {
  if (!isTextList(before) || !isTextList(after)) return isSame(before, after)
  return isSameList(before.slice().sort(), after.slice().sort())
}

function isSameList(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
  return a.every((item, index) => isSame(item, b[index]))
}

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

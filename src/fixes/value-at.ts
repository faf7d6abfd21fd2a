import type { Path } from '../issues/issue.ts'
import { isObject } from '../schema/is-object.ts'

/** Returns the value at a path; undefined if there is none. Only own enumerable properties count. */
export const valueAt = (value: unknown, path: Path): unknown => path.reduce(ownValue, value)

export const ownValue = (parent: unknown, name: string | number): unknown =>
  isObject(parent) && Object.prototype.propertyIsEnumerable.call(parent, name) ? parent[name] : undefined

import type { OrderedDrafts } from '../evaluator/order-issues.ts'
import type { IssueContent } from '../issues/draft.ts'
import { type ReadContext, isPlainList, lengthOf, ownItem } from '../snapshot/snapshot.ts'

/**
 * Reads a value, and returns `unreadable` if the read throws because of an accessor or a proxy. Only the read is inside
 * the `try`, so that errors in later stages are not hidden.
 */
export function guardedRead(read: Read, value: unknown, context: ReadContext): unknown {
  try {
    return read(value, context)
  } catch {
    return unreadableValue()
  }
}

/** The result of a read that failed because of an accessor or a proxy in the value. The value counts as invalid. */
export const unreadable = /* @__PURE__ */ Symbol('unreadable')

export const unreadableContent: IssueContent = {
  code: 'unreadable',
  params: {},
  message: 'cannot be read: an accessor or a proxy in it throws.',
}

export const unreadableDrafts: OrderedDrafts = {
  errors: [{ severity: 'error', path: [], content: unreadableContent, related: undefined }],
  warnings: [],
}

export type Read = (value: unknown, context: ReadContext) => unknown

/** Returns whether a prototype has a property that breaks iteration (`return`) or lists (a non-writable index). */
const isPolluted = (prototype: object): boolean =>
  Object.getOwnPropertyNames(prototype).some(
    (name) =>
      name === 'return' || (/^\d+$/.test(name) && Object.getOwnPropertyDescriptor(prototype, name)?.writable !== true),
  )

/**
 * Returns `unreadable`, the result of a read that threw, unless a polluted prototype may be the cause.
 *
 * A prototype with `return`, or with an index that is not writable, breaks the code of this package. A valid value must
 * not be reported as unreadable because of that.
 *
 * @throws TypeError if `Object.prototype` or `Array.prototype` is polluted as in `isPolluted`
 */
export function unreadableValue(): typeof unreadable {
  if (isPolluted(Object.prototype) || isPolluted(Array.prototype)) throw new TypeError('A prototype is polluted.')
  return unreadable
}

/** An array with its length. `plain` means that its prototype is `Array.prototype`. */
export interface List {
  readonly items: readonly unknown[]
  readonly length: number
  readonly plain: boolean
}

/** Reads one item of a list, as `guardedRead` does. A hole is undefined, even if a prototype has an item there. */
export function guardedReadItem(read: Read, { items, plain }: List, index: number, context: ReadContext): unknown {
  try {
    return read(ownItem(items, index, plain), context)
  } catch {
    return unreadableValue()
  }
}

/**
 * Returns an array as a `List`, undefined for other values, and `unreadable` for a proxy that throws or has an invalid
 * length.
 */
export function listOf(value: unknown): List | typeof unreadable | undefined {
  try {
    return Array.isArray(value) ? { items: value, length: lengthOf(value), plain: isPlainList(value) } : undefined
  } catch {
    return unreadableValue()
  }
}

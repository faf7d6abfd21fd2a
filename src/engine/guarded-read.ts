import type { IssueContent } from '../issues/issue-collector.ts'
import { ownProperties } from '../schema/own-properties.ts'
import type { ReadContext } from '../snapshot/read-context.ts'
import { isPlainList, lengthOf, throwPolluted } from '../snapshot/read.ts'

/**
 * The result of a read that failed, because an accessor or a proxy in the value throws. It counts as invalid.
 */
export const unreadable = /* @__PURE__ */ Symbol('unreadable')

export const unreadableIssue: IssueContent<'unreadable'> = {
  code: 'unreadable',
  params: {},
  message: 'cannot be read: an accessor or a proxy in it throws.',
}

export type Read = (value: unknown, context: ReadContext) => unknown

/** Whether a prototype has a property that breaks iteration (`return`) or lists (an index that cannot be written). */
const isPolluted = (prototype: object): boolean =>
  Object.getOwnPropertyNames(prototype).some((name) => {
    const { writable = false } = ownProperties(Object.getOwnPropertyDescriptor(prototype, name) ?? {})
    return name === 'return' || (/^\d+$/.test(name) && !writable)
  })

/**
 * Returns `unreadable`, the result of a read that threw, unless our own code may have thrown, because a polluted
 * prototype breaks lists or iteration. A valid value must not be called unreadable for that.
 *
 * @throws TypeError if `Object.prototype` or `Array.prototype` is polluted in one of these ways
 */
export function unreadableValue(): typeof unreadable {
  if (isPolluted(Object.prototype) || isPolluted(Array.prototype)) throwPolluted()
  return unreadable
}

/** Reads a value. Only reading is guarded, so that a mistake of our own stays visible. */
export function guardedRead(read: Read, value: unknown, context: ReadContext): unknown {
  try {
    return read(value, context)
  } catch {
    return unreadableValue()
  }
}

/** A list, and how its items are to be read. */
export interface List {
  readonly items: readonly unknown[]
  readonly length: number
  readonly plain: boolean
}

/** Reads one item of a list. A hole reads as undefined, whatever the prototypes contain. */
export function guardedReadItem(read: Read, { items, plain }: List, index: number, context: ReadContext): unknown {
  try {
    const isOwn = (plain && !(index in Array.prototype)) || Object.prototype.hasOwnProperty.call(items, index)
    return read(isOwn ? items[index] : undefined, context)
  } catch {
    return unreadableValue()
  }
}

/** Returns how to read a list; undefined for other values, `unreadable` where the test for a list throws. */
export function listOf(value: unknown): List | typeof unreadable | undefined {
  try {
    return Array.isArray(value) ? { items: value, length: lengthOf(value), plain: isPlainList(value) } : undefined
  } catch {
    return unreadableValue()
  }
}

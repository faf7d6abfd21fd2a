import type { Finding } from '../issues/findings.ts'
import { ownProperties } from '../schema/own-properties.ts'
import { isPlainList, lengthOf, throwPolluted, type Reading } from '../reader/reading.ts'

/**
 * Stands for a record that could not be made, because an accessor or a proxy in the value throws. No check takes it
 * for sound.
 */
export const unreadable = /* @__PURE__ */ Symbol('unreadable')

export const unreadableFinding: Finding<'unreadable'> = {
  code: 'unreadable',
  params: {},
  expectation: 'cannot be read, because an accessor or a proxy in it throws; pass plain data.',
}

/** Whether a prototype has a property that breaks iteration (`return`) or lists (an index that cannot be written). */
const isPolluted = (prototype: object): boolean =>
  Object.getOwnPropertyNames(prototype).some((name) => {
    const { writable = false } = ownProperties(Object.getOwnPropertyDescriptor(prototype, name) ?? {})
    return name === 'return' || (/^\d+$/.test(name) && !writable)
  })

/**
 * The result of a reading that threw: `unreadable`, unless our own code may have thrown, because a polluted prototype
 * breaks lists or iteration. A valid value must not be called unreadable for that.
 *
 * @throws TypeError if `Object.prototype` or `Array.prototype` is polluted in one of these ways
 */
export function unreadableValue(): typeof unreadable {
  if (isPolluted(Object.prototype) || isPolluted(Array.prototype)) throwPolluted()
  return unreadable
}

export type Read = (value: unknown, reading: Reading) => unknown

/** The record of a value. Only reading is guarded, so that a mistake of our own stays visible. */
export function recordOf(read: Read, value: unknown, reading: Reading): unknown {
  try {
    return read(value, reading)
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

/** The record of one item of a list; of a hole, that of nothing, whatever is on the prototypes. */
export function itemRecordOf(read: Read, { items, plain }: List, index: number, reading: Reading): unknown {
  try {
    const isOwn = (plain && !(index in Array.prototype)) || Object.prototype.hasOwnProperty.call(items, index)
    return read(isOwn ? items[index] : undefined, reading)
  } catch {
    return unreadableValue()
  }
}

/** A value as the list that it is; nothing for what is no list, and `unreadable` where that cannot be told. */
export function listOf(value: unknown): List | typeof unreadable | undefined {
  try {
    return Array.isArray(value) ? { items: value, length: lengthOf(value), plain: isPlainList(value) } : undefined
  } catch {
    return unreadableValue()
  }
}

import type { Finding } from '../issues/findings.ts'
import { lengthOf, type Reading } from '../reader/reading.ts'

/** Stands for a record that could not be made, because an accessor or a proxy in the value throws. No check takes it for sound. */
export const unreadable = /* @__PURE__ */ Symbol('unreadable')

export const unreadableFinding: Finding<'unreadable'> = {
  code: 'unreadable',
  params: {},
  expectation: 'cannot be read, because an accessor or a proxy in it throws; pass plain data.',
}

export type Read = (value: unknown, reading: Reading) => unknown

/** The record of a value. Only reading is guarded, so that a mistake of our own stays visible. */
export function recordOf(read: Read, value: unknown, reading: Reading): unknown {
  try {
    return read(value, reading)
  } catch {
    return unreadable
  }
}

/** The record of one item of a list. */
export function itemRecordOf(read: Read, list: readonly unknown[], index: number, reading: Reading): unknown {
  try {
    return read(Object.prototype.hasOwnProperty.call(list, index) ? list[index] : undefined, reading)
  } catch {
    return unreadable
  }
}

/** A value as the list that it is, with its length; nothing for what is no list, and `unreadable` where that cannot be told. */
export function listOf(value: unknown): { readonly list: readonly unknown[]; readonly length: number } | typeof unreadable | undefined {
  try {
    return Array.isArray(value) ? { list: value, length: lengthOf(value) } : undefined
  } catch {
    return unreadable
  }
}

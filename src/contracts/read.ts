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
    return read(list[index], reading)
  } catch {
    return unreadable
  }
}

/** The length of a list; -1 for what is not one, and nothing where that cannot be told. */
export function listLengthOf(value: unknown): number | undefined {
  try {
    return Array.isArray(value) ? lengthOf(value) : -1
  } catch {
    return undefined
  }
}

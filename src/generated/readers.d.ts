// Generated from schemas/ by `npm run generate`. Do not edit.
import type { ReadContext } from '../snapshot/read-context.ts'

/** The fields that rules read, in the order of the bits of `sentFields`. */
export declare const ruleFieldsOfIcmpMonitorUpdate: readonly string[]

/** Returns the fields that rules read, with other values in place of missing ones. */
export declare const completeIcmpMonitorUpdate: (
  fields: Readonly<Record<string, unknown>>,
  others: object,
) => Readonly<Record<string, unknown>>

export declare function readIcmpMonitorUpdate(value: unknown, context: ReadContext): unknown

/** The fields that rules read, in the order of the bits of `sentFields`. */
export declare const ruleFieldsOfIcmpMonitor: readonly string[]

/** Returns the fields that rules read, with other values in place of missing ones. */
export declare const completeIcmpMonitor: (
  fields: Readonly<Record<string, unknown>>,
  others: object,
) => Readonly<Record<string, unknown>>

export declare function readIcmpMonitor(value: unknown, context: ReadContext): unknown

/** The fields that rules read, in the order of the bits of `sentFields`. */
export declare const ruleFieldsOfErrorGroup: readonly string[]

/** Returns the fields that rules read, with other values in place of missing ones. */
export declare const completeErrorGroup: (
  fields: Readonly<Record<string, unknown>>,
  others: object,
) => Readonly<Record<string, unknown>>

export declare function readErrorGroup(value: unknown, context: ReadContext): unknown

// Generated from schemas/ by `npm run generate`. Do not edit.
import type { ReadContext } from '../snapshot/read-context.ts'

/** The fields that rules read, in the order of the bits of `sentFields`. */
export declare const ruleFieldsOfIcmpMonitorUpdate: readonly string[]
/** The fields that rules read, in the order of the bits of `sentFields`. */
export declare const ruleFieldsOfIcmpMonitor: readonly string[]
/** The fields that rules read, in the order of the bits of `sentFields`. */
export declare const ruleFieldsOfErrorGroup: readonly string[]

type Fields = Readonly<Record<string, unknown>>

/** Returns the fields that rules read, with other values in place of missing ones. */
export declare const completeIcmpMonitorUpdate: (fields: Fields, others: object) => Fields
/** Returns the fields that rules read, with other values in place of missing ones. */
export declare const completeIcmpMonitor: (fields: Fields, others: object) => Fields
/** Returns the fields that rules read, with other values in place of missing ones. */
export declare const completeErrorGroup: (fields: Fields, others: object) => Fields

export declare function readIcmpMonitorUpdate(value: unknown, context: ReadContext): unknown
export declare function readIcmpMonitor(value: unknown, context: ReadContext): unknown
export declare function readErrorGroup(value: unknown, context: ReadContext): unknown

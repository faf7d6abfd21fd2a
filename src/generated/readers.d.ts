// Generated from schemas/ by `npm run generate`. Do not edit.
import type { ReadContext } from '../snapshot/snapshot.ts'

/** The generated reader of a body. */
interface Reader {
  readonly read: (value: unknown, context: ReadContext) => unknown
  /** Returns the fields that rules read, with the values of `others` where a field is missing or null. */
  readonly complete: (fields: Readonly<Record<string, unknown>>, others: object) => Readonly<Record<string, unknown>>
  readonly ruleFields: readonly string[]
}

/** The fields that rules read, in the order of the bits of `sentFields`. */
export declare const ruleFieldsOfIcmpMonitorUpdate: readonly string[]

export declare function readIcmpMonitorUpdate(value: unknown, context: ReadContext): unknown

export declare const icmpMonitorUpdateReader: Reader

/** The fields that rules read, in the order of the bits of `sentFields`. */
export declare const ruleFieldsOfIcmpMonitor: readonly string[]

export declare function readIcmpMonitor(value: unknown, context: ReadContext): unknown

export declare const icmpMonitorReader: Reader

/** The fields that rules read, in the order of the bits of `sentFields`. */
export declare const ruleFieldsOfErrorGroup: readonly string[]

export declare function readErrorGroup(value: unknown, context: ReadContext): unknown

export declare const errorGroupReader: Reader

// Generated from schemas/ by `npm run generate`. Do not edit.
import type { ReadContext } from '../snapshot/read-context.ts'

export declare function readIcmpMonitorUpdate(value: unknown, context: ReadContext): unknown
export declare function readIcmpMonitor(value: unknown, context: ReadContext): unknown
export declare function readErrorGroup(value: unknown, context: ReadContext): unknown

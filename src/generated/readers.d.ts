// Generated from schemas/ by `npm run generate`. Do not edit.
import type { Reader } from '../schema/read-parts.ts'

export declare const readIcmpMonitorUpdate: Reader
export declare const readIcmpMonitor: Reader
export declare const readErrorGroup: Reader

import type { IcmpMonitor, IcmpMonitorUpdate } from '../generated/types.ts'
import type { Tolerant } from '../schema/tolerant.ts'

/** Fields of a monitor, by default all, as in an update or in a response. Each field may be missing or null. */
export type MonitorFields<Name extends keyof IcmpMonitor = keyof IcmpMonitor> = {
  readonly [Field in Name]?:
    | Tolerant<IcmpMonitor>[Field]
    | (Field extends keyof IcmpMonitorUpdate ? IcmpMonitorUpdate[Field] : never)
    | null
    | undefined
}

/**
 * The changes that a caller passes to functions such as `toUpdate`: any fields of an update. A field that is undefined
 * counts as omitted.
 */
export type MonitorChanges = { readonly [Name in keyof IcmpMonitorUpdate]?: IcmpMonitorUpdate[Name] | undefined }

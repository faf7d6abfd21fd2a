import type { Tolerant } from '../schema/tolerant.ts'
import type { IcmpMonitor, IcmpMonitorUpdate } from '../generated/types.ts'

/**
 * Some fields of a monitor, all by default: those of an update or of a response. Other
 * fields do not matter.
 */
export type MonitorFields<Name extends keyof IcmpMonitor = keyof IcmpMonitor> = {
  readonly [Field in Name]?:
    | Tolerant<IcmpMonitor>[Field]
    | (Field extends keyof IcmpMonitorUpdate ? IcmpMonitorUpdate[Field] : never)
    | null
    | undefined
}

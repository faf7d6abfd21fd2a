import type { Tolerant } from '../schema/tolerant.ts'
import type { IcmpMonitor, IcmpMonitorUpdate } from '../generated/types.ts'

/** Some fields of a monitor, in an update or in a response; by default all of them. Further fields are allowed. */
export type MonitorFields<Name extends keyof IcmpMonitor = keyof IcmpMonitor> = {
  readonly [Field in Name]?:
    | Tolerant<IcmpMonitor>[Field]
    | (Field extends keyof IcmpMonitorUpdate ? IcmpMonitorUpdate[Field] : never)
    | null
    | undefined
}

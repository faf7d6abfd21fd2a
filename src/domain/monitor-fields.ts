import type { Tolerant } from '../schema/tolerant.ts'
import type { IcmpMonitor } from '../generated/types.ts'

/**
 * Some fields of a monitor or of an update, strictly or tolerantly read; what else the object holds does not matter.
 */
export type MonitorFields<Name extends keyof IcmpMonitor> = {
  readonly [Field in Name]?: Tolerant<IcmpMonitor[Field]> | null | undefined
}

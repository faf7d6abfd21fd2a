import type { Tolerant } from '../schema/tolerant.ts'
import { icmpMonitorDefaults } from '../generated/facts.ts'
import type { IcmpMonitor, IcmpMonitorUpdate } from '../generated/types.ts'
import { presentFields } from './present-fields.ts'

type Defaults = typeof icmpMonitorDefaults
type Defaultable = Partial<Tolerant<IcmpMonitorUpdate>> | Partial<Tolerant<IcmpMonitor>>

/** Fields of a monitor with every documented default filled in. */
export type WithDefaults<Fields> = Fields extends unknown ? Omit<Fields, keyof Defaults> & Filled<Fields> : never

type Filled<Fields> = {
  -readonly [Name in keyof Defaults]:
    Defaults[Name] | (Name extends keyof Fields ? Exclude<Fields[Name], undefined> : never)
}

/**
 * A new object with the fields of an update or a monitor, and every documented default of a monitor's field that it
 * leaves out.
 *
 * Carries out the defaults of the ICMP monitor table. A field that is present stays as it is, null too; the sample
 * defaults of an environment variable are not filled in. What lies inside the fields is shared with the argument.
 *
 * @throws TypeError where `update` is no object
 * @example
 * withDefaults({ frequency: 5, maxResponseTime: null }).maxResponseTime // null
 * withDefaults({ frequency: 5 }).degradedResponseTime // 10000
 */
export function withDefaults<Fields extends Defaultable>(update: Fields): WithDefaults<Fields>
export function withDefaults(update: object): object {
  const present = presentFields('update', update)
  const names = new Set(present.map(([name]) => name))
  return Object.fromEntries([...present, ...Object.entries(icmpMonitorDefaults).filter(([name]) => !names.has(name))])
}

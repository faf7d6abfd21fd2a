import type * as fc from 'fast-check'
import {
  errorGroup,
  errorGroupList,
  icmpMonitor,
  icmpMonitorUpdate,
  type BodyOptions,
  type Result,
} from 'monitor-contract'
import { arbitraries, type InvalidValue } from 'monitor-contract/testing'

/** A body contract with its arbitraries. */
interface Case {
  readonly name: string
  readonly contract: {
    readonly is: (value: unknown, options?: BodyOptions) => boolean
    readonly validate: (value: unknown) => Result<unknown>
  }
  readonly valid: (options?: { readonly unlisted?: boolean }) => fc.Arbitrary<unknown>
  readonly invalid: () => fc.Arbitrary<InvalidValue>
}

export const bodies: readonly Case[] = [
  {
    name: 'icmpMonitorUpdate',
    contract: icmpMonitorUpdate,
    valid: arbitraries.icmpMonitorUpdate,
    invalid: arbitraries.invalidIcmpMonitorUpdate,
  },
  {
    name: 'icmpMonitor',
    contract: icmpMonitor,
    valid: arbitraries.icmpMonitor,
    invalid: arbitraries.invalidIcmpMonitor,
  },
  { name: 'errorGroup', contract: errorGroup, valid: arbitraries.errorGroup, invalid: arbitraries.invalidErrorGroup },
  {
    name: 'errorGroupList',
    contract: errorGroupList,
    valid: arbitraries.errorGroupList,
    invalid: arbitraries.invalidErrorGroupList,
  },
]

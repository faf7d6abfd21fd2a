// An own rule about updates, which the tests of own rules share.
import { defineRule, icmpMonitorUpdate } from 'monitor-contract'

/** A rule: more than two locations need a frequency of at least 5 minutes. */
export const fewLocations = defineRule(icmpMonitorUpdate, {
  code: 'few-locations',
  at: 'locations',
  reads: ['locations'],
  readsIfPresent: ['frequency'],
  severity: 'warning',
  check: ({ locations, frequency = 10 }) =>
    locations.length > 2 && frequency < 5 ? { maximum: 2, frequency } : undefined,
  message: ({ maximum, frequency }, name) =>
    `must have at most ${maximum} locations when ${name('frequency')} is ${frequency}.`,
})

/** So many locations that the rule applies. */
export const three = ['eu-west-1', 'eu-west-2', 'eu-west-3']
/** The contract of updates with the rule. */
export const ours = icmpMonitorUpdate.with({ rules: [fewLocations] })

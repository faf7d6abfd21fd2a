// A contract with the limits of a provider's smallest plan: no run more often than every two
// minutes, and at most four locations.
import { defineRule, icmpMonitorUpdate } from 'monitor-contract'

const planFrequency = defineRule(icmpMonitorUpdate, {
  code: 'plan-frequency',
  at: 'frequency',
  reads: ['frequency'],
  check: ({ frequency }) => (frequency < 2 ? { minimum: 2 } : undefined),
  message: ({ minimum }) => `must be at least ${minimum} minutes in the smallest plan.`,
})

const planLocations = defineRule(icmpMonitorUpdate, {
  code: 'plan-locations',
  at: 'locations',
  reads: ['locations'],
  check: ({ locations }) => (locations.length > 4 ? { maximum: 4 } : undefined),
  message: ({ maximum }) => `must have at most ${maximum} locations in the smallest plan.`,
})

/** For `validateRequest`, which accepts rules as an option. */
export const planRules = [planFrequency, planLocations] as const

/**
 * Sub-minute frequencies are errors in this plan, so the warning about them is off. Unknown fields
 * are errors, because nobody sends them on purpose.
 */
export const smallestPlan = icmpMonitorUpdate.with({
  rules: planRules,
  severity: { 'unknown-field': 'error', 'sub-minute-frequency': 'off' },
})

// A program that uses the arbitraries. Each tool builds and runs it, and the check compares its `summary` with a text.
import { sample } from 'fast-check'
import { icmpMonitorUpdate } from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'

const bodies = sample(arbitraries.icmpMonitorUpdate(), { seed: 1, numRuns: 10 })

export const summary = `${bodies.filter((body) => icmpMonitorUpdate.is(body)).length} valid`

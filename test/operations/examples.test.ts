// Runs the examples in the doc comments of contracts and operations.
import { describe, expect, it } from 'vitest'
import { evaluated, examplesOf } from '../helpers/run-examples.ts'

const documented = [
  'contracts/error-group.ts',
  'contracts/icmp-monitor.ts',
  'contracts/list-error-groups-parameters.ts',
  'contracts/update-icmp-monitor-parameters.ts',
  'index.ts',
  'operations/list-error-groups.ts',
  'operations/problem-details.ts',
  'operations/update-icmp-monitor.ts',
]

describe('the examples of the contracts and operations', () => {
  it.each(documented)('%s has examples', (file) => expect(examplesOf(file)).not.toEqual([]))

  it.each(documented.flatMap(examplesOf))('returns the documented result: $call', ({ call, result }) => {
    expect(evaluated(call)).toEqual(evaluated(result))
  })
})

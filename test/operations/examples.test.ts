import { describe, expect, it } from 'vitest'
import { evaluated, examplesOf } from '../helpers/run-examples.ts'

const documented = [
  'contracts/list-error-groups-headers.ts',
  'contracts/list-error-groups-query.ts',
  'contracts/update-icmp-monitor-headers.ts',
  'contracts/update-icmp-monitor-params.ts',
  'contracts/update-icmp-monitor-query.ts',
  'operations/index.ts',
  'operations/list-error-groups.ts',
  'operations/problem-details.ts',
  'operations/update-icmp-monitor.ts',
]

describe('the examples of the parameters and operations', () => {
  it.each(documented)('stand in %s', (file) => expect(examplesOf(file)).not.toEqual([]))

  it.each(documented.flatMap(examplesOf))('answer as documented: $call', ({ call, answer }) => {
    expect(evaluated(call)).toEqual(evaluated(answer))
  })
})

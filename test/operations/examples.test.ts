// Runs the examples in the doc comments of contracts and operations, of reports and of texts.
import { describe, expect, it } from 'vitest'
import { evaluated, examplesOf } from '../helpers/run-examples.ts'

const documented = [
  'contracts/error-group.ts',
  'contracts/icmp-monitor.ts',
  'contracts/is-icmp-monitor-update.ts',
  'contracts/list-error-groups-parameters.ts',
  'contracts/update-icmp-monitor-parameters.ts',
  'index.ts',
  'issues/prefix-issues.ts',
  'operations/list-error-groups.ts',
  'operations/plan-update.ts',
  'operations/problem-details.ts',
  'operations/update-icmp-monitor.ts',
  'report/code-frame.ts',
  'report/github-annotations.ts',
  'report/sarif.ts',
  'text/parse-json.ts',
  'text/validate-text.ts',
  'yaml/validate-yaml.ts',
]

describe('the examples of the contracts, operations, reports and texts', () => {
  it.each(documented)('%s has examples', (file) => expect(examplesOf(file)).not.toEqual([]))

  it.each(documented.flatMap(examplesOf))('returns the documented result: $call', ({ call, result }) => {
    expect(evaluated(call)).toEqual(evaluated(result))
  })
})

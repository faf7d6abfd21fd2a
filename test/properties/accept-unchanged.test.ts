// Tests with generated bodies that `unchanged: 'accept'` accepts no changed value. That it accepts
// the rest is a law of `planUpdate`.
import fc from 'fast-check'
import { icmpMonitorUpdate, type Issue } from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'
import { expect, it } from 'vitest'
import { propertyRuns } from '../helpers/property-runs.ts'
import { report } from '../helpers/report.ts'

/** Reports issues but those of rules, which see the documented defaults below a baseline. */
const schemaIssues = (issues: readonly Issue[]): readonly string[] =>
  report(issues.filter(({ code }) => code !== 'frequency-offset' && code !== 'packet-loss-order'))

it('reports an invalid value that the stored monitor has only in another place', () => {
  const elsewhere = [
    'heartbeat',
    'tags',
    'description',
    'locations',
    'runtimeId',
    'request',
    'environmentVariables',
  ]
  fc.assert(
    fc.property(arbitraries.invalidIcmpMonitorUpdate(), ({ value, pointer }) => {
      const name = pointer.split('/')[1] ?? ''
      const wrong: unknown = Object.getOwnPropertyDescriptor(value ?? {}, name)?.value
      const others = elsewhere.map((field) => [field, wrong])
      const baseline: object = Object.fromEntries([...others, ['other', value], [name, [wrong]]])
      const { errors } = icmpMonitorUpdate.validate(value, { baseline, unchanged: 'accept' })
      expect(schemaIssues(errors)).toEqual(schemaIssues(icmpMonitorUpdate.validate(value).errors))
    }),
    { numRuns: propertyRuns / 20 },
  )
})

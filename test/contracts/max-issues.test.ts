// Tests the option `maxIssues`: which issues are in the result, and how much of a value is checked.
import { describe, expect, it } from 'vitest'
import { errorGroupList, icmpMonitorUpdate, operations } from 'monitor-contract'
import { bodyContracts, bodyNames } from '../helpers/body-contracts.ts'
import { group, minimalBody, update } from '../helpers/minimal-bodies.ts'
import { report } from '../helpers/report.ts'

/** A body with errors and warnings in every part of the schema. */
const broken = {
  heartbeat: 5,
  name: 5,
  doubleCheck: true,
  locations: ['mars-1', 'eu-west-1', 'mars-2'],
  tags: [1, 'a', 2],
  frequency: 5,
  frequencyOffset: 51,
  request: { hostname: 5, colour: 1 },
  environmentVariables: [{}],
  setupSnippetId: 1,
  maxResponseTime: 1,
  degradedResponseTime: 2,
  id: 'x',
  colour: 1,
}

describe('maxIssues', () => {
  const all = icmpMonitorUpdate.validate(broken)

  it('is 100 by default', () => {
    const { errors, truncated } = icmpMonitorUpdate.validate(update({ tags: Array(101).fill(5) }))
    expect([errors.length, truncated]).toEqual([100, true])
    const one = icmpMonitorUpdate.validate(update({ tags: Array(99).fill(5) }))
    expect([one.errors.length, one.truncated]).toEqual([99, false])
  })

  it.each([1, 2, 3, 5, 7, 8, 9, 20])(
    'is the maximum number of errors, and of warnings, the first in order: %i',
    (maxIssues) => {
      const { errors, warnings, truncated } = icmpMonitorUpdate.validate(broken, { maxIssues })
      expect(report(errors)).toEqual(report(all.errors).slice(0, maxIssues))
      expect(report(warnings)).toEqual(report(all.warnings).slice(0, maxIssues))
      const reached = all.errors.length >= maxIssues || all.warnings.length >= maxIssues
      expect(truncated).toBe(reached)
    },
  )

  it.each(bodyNames)('does not change whether a value is valid: %s', (name) => {
    const value = minimalBody(name, { colour: 1 })
    for (const maxIssues of [1, 2, 100])
      for (const level of ['off', 'warning', 'error']) {
        const options = { maxIssues, severity: { 'unknown-field': level } }
        expect(bodyContracts[name].validate(value, options).valid).toBe(level !== 'error')
      }
  })

  it.each([1, 2, 4, 20])('is over the whole of a request: %i', (maxIssues) => {
    const { validateRequest } = operations.updateIcmpMonitor
    const request = { params: {}, query: { auto: 1, other: 1 }, headers: {}, body: broken }
    const whole = validateRequest(request)
    const { errors, warnings, truncated } = validateRequest(request, { maxIssues })
    expect(report(errors)).toEqual(report(whole.errors).slice(0, maxIssues))
    expect(report(warnings)).toEqual(report(whole.warnings).slice(0, maxIssues))
    expect(truncated).toBe(maxIssues < 20)
  })

  it.each([1, 2, 5])(
    'is the number of items with errors after which a list is not checked: %i',
    (n) => {
      const items = Array.from({ length: 1000 }, () => group({ id: 5 }))
      const warned = [group(), group(), ...items, group({ lastSeen: '2024-01-01' })]
      const { errors, warnings } = errorGroupList.validate(warned, { maxIssues: n })
      expect(report(errors)).toEqual(
        Array.from({ length: n }, (_, index) => `/${index + 2}/id type`),
      )
      const duplicates = Array.from({ length: n }, (_, index) => `/${index + 1}/errorHash`)
      expect(report(warnings)).toEqual(duplicates.map((pointer) => `${pointer} duplicate-group`))
    },
  )
})

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

  it.each([1, 2, 3])('is over the whole of a request: %i', (maxIssues) => {
    const { validateRequest } = operations.updateIcmpMonitor
    const request = { params: {}, query: { auto: 1, other: 1 }, headers: {}, body: broken }
    const whole = validateRequest(request)
    const { errors, warnings } = validateRequest(request, { maxIssues })
    expect(report(errors)).toEqual(report(whole.errors).slice(0, maxIssues))
    expect(report(warnings)).toEqual(report(whole.warnings).slice(0, maxIssues))
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

describe('the order of issues', () => {
  it('is that of the schema, items by index, rules at their fields, unknown fields last', () => {
    const { errors, warnings } = icmpMonitorUpdate.validate(broken)
    expect(report(errors)).toEqual([
      '/heartbeat type',
      '/script required',
      '/name type',
      '/locations/0 enum',
      '/locations/2 enum',
      '/tags/0 type',
      '/tags/2 type',
      '/frequencyOffset frequency-offset',
      '/request/hostname type',
    ])
    expect(report(warnings)).toEqual([
      '/doubleCheck deprecated-field',
      '/request/colour unknown-field',
      '/environmentVariables browser-only-field',
      '/setupSnippetId api-only-field',
      '/maxResponseTime response-time-order',
      '/id response-only-field',
      '/colour unknown-field',
    ])
  })

  it('does not depend on the order of the fields in the value', () => {
    const reversed = Object.fromEntries(Object.entries(broken).reverse())
    const { errors, warnings } = icmpMonitorUpdate.validate(reversed)
    expect(report(errors)).toEqual(report(icmpMonitorUpdate.validate(broken).errors))
    expect(new Set(report(warnings))).toEqual(
      new Set(report(icmpMonitorUpdate.validate(broken).warnings)),
    )
  })

  it('has at most one error per location and cause', () => {
    const { errors } = icmpMonitorUpdate.validate(
      update({ frequency: 7.5, groupOrder: '5', description: 5, maxPacketLossThreshold: null }),
    )
    expect(report(errors)).toEqual(['/groupOrder type', '/description type', '/frequency type'])
  })

  it('is that of the parts in a request', () => {
    const request = { body: 5, headers: {}, query: 'autoAssignAlerts=x', params: {} }
    const { errors } = operations.updateIcmpMonitor.validateRequest(request)
    expect(report(errors)).toEqual([
      '/params/id required',
      '/query/autoAssignAlerts type',
      '/headers/authorization required',
      '/body type',
    ])
  })
})

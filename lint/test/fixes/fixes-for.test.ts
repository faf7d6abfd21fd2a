// Tests `fixesFor`: its results, and its arguments.
import { defineRule, icmpMonitor, icmpMonitorUpdate, thresholdRange } from 'monitor-contract'
import { fixesFor } from 'monitor-contract-lint'
import { describe, expect, it } from 'vitest'

const update = { heartbeat: {}, script: '' }
const { maximum } = thresholdRange('maxResponseTime')

describe('fixesFor', () => {
  const notFound = 'The issue must be one that a contract found.'

  it('removes a response-only field', () => {
    const value = { ...update, created_at: 'x' }
    const [issue = expect.fail()] = icmpMonitorUpdate.validate(value).warnings
    expect(fixesFor(icmpMonitorUpdate, issue, value)).toStrictEqual([
      {
        title: 'Remove the field',
        applicability: 'safe',
        patch: [{ op: 'remove', path: '/created_at' }],
      },
    ])
  })

  it('mends the values of responses', () => {
    const contract = icmpMonitor.with({ reader: 'tolerant' })
    const value = { name: 'edge', maxResponseTime: maximum + 1 }
    const [issue = expect.fail()] = contract.validate(value).warnings
    expect(fixesFor(contract, issue, value)).toMatchObject([{ title: `Use ${maximum}` }])
  })

  it('has no fix for an unknown field that the value does not have', () => {
    const withField = { ...update, activted: true }
    const [issue = expect.fail()] = icmpMonitorUpdate.validate(withField).warnings
    expect(fixesFor(icmpMonitorUpdate, issue, update)).toEqual([])
  })

  it('has no fix for the issue of an own rule, whatever its params are', () => {
    const small = defineRule(icmpMonitorUpdate, {
      code: 'small',
      at: 'groupOrder',
      reads: ['groupOrder'],
      check: ({ groupOrder }) =>
        groupOrder > 1 ? { minimum: 0, maximum: 1, allowed: [0, 1] } : undefined,
      message: () => 'must be small.',
    })
    const contract = icmpMonitorUpdate.with({ rules: [small] })
    const value = { ...update, groupOrder: 2 }
    const [issue = expect.fail()] = contract.validate(value).errors
    expect(issue.code).toBe('small')
    expect(fixesFor(contract, issue, value)).toEqual([])
  })

  it('does not modify the value', () => {
    const request = Object.freeze({ hostname: 'a', pingcount: 5 })
    const value = Object.freeze({ ...update, request })
    const [issue = expect.fail()] = icmpMonitorUpdate.validate(value).warnings
    expect(fixesFor(icmpMonitorUpdate, issue, value)).toHaveLength(1)
    expect(value.request).toEqual({ hostname: 'a', pingcount: 5 })
  })

  it.each([
    { given: [{}, {}, {}], message: 'The contract must be one of monitor-contract.' },
    { given: [icmpMonitorUpdate, 'a', {}], message: notFound },
    { given: [icmpMonitorUpdate, null, {}], message: notFound },
    { given: [icmpMonitorUpdate, { params: {} }, {}], message: notFound },
    { given: [icmpMonitorUpdate, { path: [] }, {}], message: notFound },
    { given: [icmpMonitorUpdate, { path: '', params: {} }, {}], message: notFound },
  ])('throws a TypeError for the arguments $given', ({ given, message }) => {
    expect(() => Reflect.apply(fixesFor, undefined, given)).toThrow(new TypeError(message))
  })
})

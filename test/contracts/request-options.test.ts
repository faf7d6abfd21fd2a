// Tests the options of `validateRequest`.
import { operations } from 'monitor-contract'
import { describe, expect, it } from 'vitest'
import { report } from '../helpers/report.ts'
import { body, request } from './valid-request.ts'

const { updateIcmpMonitor } = operations

describe('the options of a request', () => {
  it('are applied to the body', () => {
    const parts = request({
      query: { more: undefined },
      body: { ...body, frequencyOffset: 51, nam: 'x' },
    })
    expect(
      report(
        updateIcmpMonitor.validateRequest(parts, { severity: { 'unknown-field': 'error' } }).errors,
      ),
    ).toEqual(['/body/nam unknown-field'])
    expect(
      report(
        updateIcmpMonitor.validateRequest(parts, { severity: { 'unknown-field': 'off' } }).warnings,
      ),
    ).toEqual([])
    expect(
      report(updateIcmpMonitor.validateRequest(parts, { baseline: { frequency: 5 } }).errors),
    ).toEqual(['/body/frequencyOffset frequency-offset'])
  })

  const everyPartWrong = {
    params: {},
    query: 'autoAssignAlerts=x',
    headers: {},
    body: { nam: 1, doubleCheck: true },
  }

  it.each([1, 2, 4, 5, 6])(
    'limit the errors and the warnings of the whole request to maxIssues %i',
    (maxIssues) => {
      const all = updateIcmpMonitor.validateRequest(everyPartWrong)
      expect([all.errors.length, all.warnings.length]).toEqual([5, 4])
      const result = updateIcmpMonitor.validateRequest(everyPartWrong, { maxIssues })
      expect(report(result.errors)).toEqual(report(all.errors.slice(0, maxIssues)))
      expect(report(result.warnings)).toEqual(report(all.warnings.slice(0, maxIssues)))
      expect(result.truncated).toBe(maxIssues < 6)
    },
  )
})

// Tests the options of `validateRequest`.
import { operations } from 'monitor-contract'
import { describe, expect, it } from 'vitest'
import { report } from '../helpers/report.ts'
import { body, headers, request } from './valid-request.ts'

const { updateIcmpMonitor, listErrorGroups } = operations

describe('the options of a request', () => {
  it('are applied to the body', () => {
    const parts = request({ body: { ...body, frequencyOffset: 51, nam: 'x' } })
    expect(report(updateIcmpMonitor.validateRequest(parts, { unknownFields: 'error' }).errors)).toEqual([
      '/body/nam unknown-field',
    ])
    expect(report(updateIcmpMonitor.validateRequest(parts, { unknownFields: 'ignore' }).warnings)).toEqual([])
    expect(report(updateIcmpMonitor.validateRequest(parts, { baseline: { frequency: 5 } }).errors)).toEqual([
      '/body/frequencyOffset frequency-offset',
    ])
  })

  const everyPartWrong = { params: {}, query: 'autoAssignAlerts=x', headers: {}, body: { nam: 1, doubleCheck: true } }

  it.each([1, 4, 5, 6])('limit the errors of the whole request to maxIssues %i', (maxIssues) => {
    const all = report(updateIcmpMonitor.validateRequest(everyPartWrong).errors)
    expect(all).toHaveLength(5)
    const result = updateIcmpMonitor.validateRequest(everyPartWrong, { maxIssues })
    expect(report(result.errors)).toEqual(all.slice(0, maxIssues))
    expect(result.warnings.length).toBeLessThanOrEqual(maxIssues)
    expect(result.truncated).toBe(maxIssues < 6)
  })

  it('end the reading of parts once the number of errors has reached maxIssues', () => {
    let reads = 0
    const body = new Proxy({}, { ownKeys: () => ((reads += 1), []) })
    updateIcmpMonitor.validateRequest({ params: {}, headers, body }, { maxIssues: 1 })
    expect(reads).toBe(0)
    updateIcmpMonitor.validateRequest({ params: {}, headers, body }, { maxIssues: 2 })
    expect(reads).toBeGreaterThan(0)
  })

  it.each([{ reader: 'strict' }, { other: 1 }, { maxIssues: 0 }, { unknownFields: 'x' }, { baseline: null }, null, 5])(
    'are invalid and lead to a TypeError, even for an invalid request: %o',
    (options) => {
      expect(() => updateIcmpMonitor.validateRequest({}, options as never)).toThrow(TypeError)
      expect(() => updateIcmpMonitor.validateRequest(null as never, options as never)).toThrow(TypeError)
      expect(() => listErrorGroups.validateRequest({}, options as never)).toThrow(TypeError)
    },
  )
})

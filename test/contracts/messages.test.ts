// Tests the option `messages`, the functions with which a caller writes the messages of issues.
import { describe, expect, it } from 'vitest'
import { icmpMonitorUpdate, operations, thresholdRange, type Messages } from 'monitor-contract'

const update = { heartbeat: {}, script: '' }
const messages: Messages = {
  maximum: ({ params: { maximum, unit = '' } }) => `höchstens ${maximum} ${unit}`,
  minimum: ({ pointer, severity }) => `${severity} ${pointer}`,
  type: undefined,
}

describe('the option messages', () => {
  it('replaces the messages of its codes, and keeps the English messages of others', () => {
    const value = { ...update, name: 5, maxResponseTime: 1e9 }
    const { errors } = icmpMonitorUpdate.validate(value, { messages })
    expect(errors.map(({ message }) => message)).toEqual([
      'name must be a string, not a number.',
      `höchstens ${thresholdRange('maxResponseTime').maximum} ms`,
    ])
  })

  it('passes the issues of a request with the part in their path and pointer', () => {
    const paths: unknown[] = []
    const options = {
      messages: { minimum: (issue: { path: unknown }) => `${paths.push(issue.path)}` },
    }
    const { validateRequest } = operations.listErrorGroups
    const { errors } = validateRequest({ query: 'limit=0' }, { messages })
    expect(errors[0]?.message).toBe('error /query/limit')
    validateRequest({ query: 'limit=0' }, options)
    expect(paths).toEqual([['query', 'limit']])
  })

  it('replaces that of `with` as a whole, not code by code', () => {
    const made = icmpMonitorUpdate.with({ messages: { required: () => 'a', type: () => 'b' } })
    const { errors } = made.validate({ script: 5 }, { messages: { required: () => 'c' } })
    expect(errors.map(({ message }) => message)).toEqual([
      'c',
      'script must be a string, not a number.',
    ])
  })

  it('throws the error of a function, and writes only the messages of the result', () => {
    const error = new Error('fails')
    const fail = () => {
      throw error
    }
    const options = { messages: { required: fail } }
    expect(() => icmpMonitorUpdate.validate({}, options)).toThrow(error)
    expect(() => icmpMonitorUpdate.validate({}, { label: fail })).toThrow(error)
    expect(icmpMonitorUpdate.validate(update, options).valid).toBe(true)
    expect(icmpMonitorUpdate.is({}, options)).toBe(false)
    let calls = 0
    const count = () => String(++calls)
    icmpMonitorUpdate.validate(
      { ...update, tags: [1, 2, 3] },
      { messages: { type: count }, maxIssues: 2 },
    )
    expect(calls).toBe(2)
  })
})

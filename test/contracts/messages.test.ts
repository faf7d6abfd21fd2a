// Tests the option `messages`, the functions with which a caller writes the messages of issues.
import { describe, expect, it } from 'vitest'
import { icmpMonitorUpdate, operations, type Messages } from 'monitor-contract'

const update = { heartbeat: {}, script: '' }
const messages: Messages = {
  maximum: ({ params: { maximum, unit = '' } }) => `höchstens ${maximum} ${unit}`,
  minimum: ({ pointer, severity }) => `${severity} ${pointer}`,
  type: undefined,
}

describe('the option messages', () => {
  it('replaces the messages of its codes, and keeps the English messages of others', () => {
    const { errors } = icmpMonitorUpdate.validate({ ...update, name: 5, maxResponseTime: 300_001 }, { messages })
    expect(errors.map(({ message }) => message)).toEqual([
      'name must be a string, not a number.',
      'höchstens 300000 ms',
    ])
  })

  it('passes the issues of a request with the part in their pointer', () => {
    const { errors } = operations.listErrorGroups.validateRequest({ query: 'limit=0' }, { messages })
    expect(errors[0]?.message).toBe('error /query/limit')
  })

  const error = new Error('fails')
  const failing = () => {
    throw error
  }
  it.each([
    ['a function that throws', failing, error],
    ['a function that returns no string', () => 5, undefined],
  ])('rejects %s with a TypeError that names the code, with its error as the cause', (_, write, cause) => {
    const options = { messages: { required: write } } as never
    const validate = () => icmpMonitorUpdate.validate({}, options)
    expect(validate).toThrow(TypeError)
    expect(validate).toThrow(expect.objectContaining({ message: expect.stringContaining('"required"'), cause }))
    expect(icmpMonitorUpdate.validate(update, options).valid).toBe(true)
  })
})

it('sets `truncated` if maxIssues is reached', () => {
  expect(icmpMonitorUpdate.validate({}, { maxIssues: 2 }).truncated).toBe(true)
  expect(icmpMonitorUpdate.validate({}, { maxIssues: 3 }).truncated).toBe(false)
  expect(icmpMonitorUpdate.validate({ ...update, doubleCheck: true }, { maxIssues: 1 }).truncated).toBe(true)
})

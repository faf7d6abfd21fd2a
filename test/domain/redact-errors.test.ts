import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { redact } from 'monitor-contract'

const hidden = '[redacted]'

describe('redact of an error', () => {
  class HttpError extends Error {
    override readonly name = 'HttpError'
    readonly status = 401
    readonly headers = { authorization: 's' }
  }

  it('keeps name, message, stack, cause and its own fields, redacted', () => {
    const error = new HttpError('no access', { cause: { cookie: 's', message: 'kept' } })
    const copy: unknown = redact(error)
    expect(copy).toBeInstanceOf(Error)
    expect({ ...(copy as object) }).toStrictEqual({
      name: 'HttpError',
      message: 'no access',
      stack: error.stack,
      cause: { cookie: hidden, message: 'kept' },
      status: 401,
      headers: { authorization: hidden },
    })
  })

  it('replaces only the tokens after Bearer in its strings', () => {
    const error = new TypeError('"Bearer s" fails, bearer bearer  s-t; bearer h="Bearer s; kept', { cause: 'Bearer s' })
    error.stack = 'TypeError: Bearer s\n    at kept (kept.js:1:1)'
    const request = { _header: 'Authorization: Bearer s', map: new Map([['Bearer s', {}]]) }
    Object.assign(error, { request })
    expect(redact([request, error])[1]).toMatchObject({
      name: 'TypeError',
      message: '"Bearer [redacted] fails, bearer Bearer [redacted] Bearer [redacted]Bearer [redacted] kept',
      stack: 'TypeError: Bearer [redacted]\n    at kept (kept.js:1:1)',
      cause: 'Bearer [redacted]',
      request: { _header: 'Authorization: Bearer [redacted]', map: new Map([['Bearer [redacted]', {}]]) },
    })
  })

  it.each(['\t', '\n', '\r\n    ', '\u00a0', ' \u2028\u3000', '%20'])(
    'replaces a token after Bearer and the space %j',
    (space) => {
      const { message, cause } = redact(new Error(`Bearer${space}s.t-1, kept`, { cause: `bearer${space}s` }))
      expect(message).toBe('Bearer [redacted] kept')
      expect(cause).toBe('Bearer [redacted]')
    },
  )

  it('replaces a token of five million characters', () => {
    expect(redact(new Error(`Bearer ${'s'.repeat(5e6)}`)).message).toBe('Bearer [redacted]')
  })

  it('accepts an error of another realm, a DOMException, and causes that are a cycle', () => {
    expect(redact(runInNewContext('new RangeError("kept")'))).toMatchObject({ name: 'RangeError', message: 'kept' })
    expect(redact(new DOMException('kept', 'AbortError'))).toMatchObject({ name: 'AbortError', message: 'kept' })
    const error = new Error('kept')
    error.cause = { error }
    const copy = redact(error)
    expect(copy.cause).toEqual({ error: copy })
  })
})

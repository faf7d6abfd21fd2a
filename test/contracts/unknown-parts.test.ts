// Tests that `validateRequest` rejects unknown parts of a request.
import { operations } from 'monitor-contract'
import { describe, expect, it } from 'vitest'
import { headers, request } from './valid-request.ts'

const { updateIcmpMonitor, listErrorGroups } = operations

const inheriting = (parts: object): object => Object.create(parts) as object

describe('an unknown part of a request', () => {
  const validators = [
    { validate: updateIcmpMonitor.validateRequest, known: 'params, query, headers, body' },
    { validate: listErrorGroups.validateRequest, known: 'query, headers' },
  ]

  it.each<{ what: string; given: object; name: string }>([
    { what: 'a name with quotes', given: { 'a "b"': 1 }, name: 'a "b"' },
    {
      what: '__proto__ of JSON.parse',
      given: JSON.parse('{ "__proto__": {} }') as object,
      name: '__proto__',
    },
    {
      what: 'an accessor, which is not called',
      given: Object.defineProperty({}, 'other', {
        enumerable: true,
        get: () => expect.unreachable(),
      }),
      name: 'other',
    },
  ])('throws a TypeError: $what', ({ given, name }) => {
    for (const { validate, known } of validators) {
      const message = `Unknown part ${JSON.stringify(name)} of a request. Known parts: ${known}.`
      expect(() => validate(given)).toThrow(new TypeError(message))
    }
  })

  it.each(['params', 'body'])('throws a TypeError if the operation lacks it: %s', (part) => {
    const validate: (request: object) => unknown = listErrorGroups.validateRequest
    for (const value of [{}, undefined, 5])
      expect(() => validate({ headers, [part]: value })).toThrow(TypeError)
  })

  it('does not compile in an object literal', () => {
    // @ts-expect-error the part is called query
    expect(() => listErrorGroups.validateRequest({ qurey: 'limit=5', headers })).toThrow(TypeError)
  })

  it('is ignored unless it is an own enumerable property', () => {
    const inherited = Object.assign(inheriting({ other: 1 }), request())
    const hidden = Object.defineProperty(request(), 'other', { value: 1 })
    for (const given of [inherited, hidden])
      expect(updateIcmpMonitor.validateRequest(given).valid).toBe(true)
  })
})

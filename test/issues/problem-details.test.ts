// Tests `toProblemDetails`, the body of an error response.
import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  ContractError,
  icmpMonitorUpdate,
  listErrorGroupsQuery,
  operations,
  toProblemDetails,
  type ProblemDetails,
} from 'monitor-contract'

const body = (fields: object) => ({ heartbeat: {}, script: '', ...fields })
const problem = listErrorGroupsQuery.validate('limit=0').errors

function contractError(value: unknown): ContractError {
  try {
    icmpMonitorUpdate.parse(value)
  } catch (error) {
    if (error instanceof ContractError) return error
  }
  throw new Error('The value is valid')
}

it('problem details contain each error of a request, in the same order', () => {
  const result = operations.updateIcmpMonitor.validateRequest({
    params: { id: 'a' },
    headers: { authorization: 'k' },
    body: body({ frequency: 5, frequencyOffset: 51 }),
  })
  if (result.valid) throw new Error('The request is valid')
  expect(toProblemDetails(result)).toEqual({
    type: 'about:blank',
    title: 'Unprocessable Content',
    status: 422,
    errors: [
      { detail: result.errors[0].message, pointer: '#/headers/authorization', code: 'pattern' },
      {
        detail: result.errors[1]?.message,
        pointer: '#/body/frequencyOffset',
        code: 'frequency-offset',
      },
    ],
  })
})

it('problem details are the same for a ContractError, a result and a list of issues', () => {
  const error = contractError(body({ name: 5 }))
  const details = toProblemDetails(error)
  expect(details.errors.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(['#/name type'])
  expect(toProblemDetails(error.errors)).toEqual(details)
  expect(toProblemDetails({ valid: false, errors: error.errors })).toEqual(details)
})

describe('a pointer', () => {
  it('to a field is its JSON Pointer as a URI fragment, without lone surrogates', () => {
    const names = fc.string({
      unit: fc.constantFrom(...'a/~%#[] é😀', '\ud800', '\udc00'),
      minLength: 1,
    })
    fc.assert(
      fc.property(names, (name) => {
        const [issue = expect.fail()] = icmpMonitorUpdate.validate(body({ [name]: 1 }), {
          severity: { 'unknown-field': 'error' },
        }).errors
        const [error = expect.fail()] = toProblemDetails([issue]).errors
        expect(new URL(`https://example.org/${error.pointer}`).hash).toBe(error.pointer)
        expect(decodeURIComponent(error.pointer)).toBe(`#${Buffer.from(issue.pointer).toString()}`)
      }),
    )
  })

  it('to the whole value is the empty fragment', () =>
    expect(toProblemDetails(icmpMonitorUpdate.validate(null).errors).errors[0]?.pointer).toBe('#'))
})

it('has the status that is passed as its type', () => {
  const any: { status?: number } = { status: 404 }
  expectTypeOf(toProblemDetails([]).status).toEqualTypeOf<422>()
  expectTypeOf(toProblemDetails([], { status: 404 }).status).toEqualTypeOf<404>()
  expectTypeOf(toProblemDetails([], any)).toEqualTypeOf<ProblemDetails>()
})

describe('the options', () => {
  it.each<{ options: object; members: object }>([
    { options: {}, members: { type: 'about:blank', title: 'Unprocessable Content', status: 422 } },
    {
      options: { status: 400 },
      members: { type: 'about:blank', title: 'Bad Request', status: 400 },
    },
    { options: { status: 100 }, members: { type: 'about:blank', status: 100 } },
    { options: { status: 599 }, members: { type: 'about:blank', status: 599 } },
    {
      options: { type: 'urn:x', title: undefined, instance: undefined },
      members: { type: 'urn:x', status: 422 },
    },
    { options: { title: '' }, members: { type: 'about:blank', title: '', status: 422 } },
    {
      options: { type: 'urn:x', detail: 'a', instance: 'b' },
      members: { type: 'urn:x', status: 422, detail: 'a', instance: 'b' },
    },
  ])('members are omitted if they are not passed: $options', ({ options, members }) => {
    const { errors: _errors, ...others } = toProblemDetails(problem, options)
    expect(others).toStrictEqual(members)
  })
})

it.each([
  icmpMonitorUpdate.validate(body({ doubleCheck: true })),
  ...[
    null,
    'x',
    {},
    new Error('e'),
    { errors: [] },
    { errors: [null] },
    { errors: [...problem, 5] },
    [...problem, {}],
  ],
  ...[
    [{ code: 'type', message: 'x' }],
    [{ code: 'type', pointer: '' }],
    [{ message: 'x', pointer: '' }],
  ],
  [{ code: 'type', message: 'x', pointer: 5 }],
])('toProblemDetails throws a TypeError for a value without issues: %o', (value) => {
  expect(() => toProblemDetails(value as never)).toThrow(TypeError)
  expect(() => toProblemDetails(value as never)).toThrow(/^problem must/)
})

// Tests `prefixIssues`, which puts the name of a request part before issues.
import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  ContractError,
  listErrorGroupsQuery,
  updateIcmpMonitorOperation as updateIcmpMonitor,
  prefixIssues,
  type Issue,
  type Result,
} from 'monitor-contract'
import { damaged } from '../helpers/damaged.ts'
import { mixed } from '../helpers/generated-bodies.ts'
import { propertyRuns } from '../helpers/property-runs.ts'

/** Returns an issue that equals one with another message. */
const withAnyMessage = (issue: Issue): Issue => ({ ...issue, message: expect.any(String) })

describe('prefixed issues', () => {
  it('are those of validateRequest but for their messages, in the order of its parts', () => {
    const requests = fc.record({
      params: damaged(fc.constant({ id: 'a' })),
      query: damaged(fc.constant({ autoAssignAlerts: 'true' })),
      headers: damaged(
        fc.constant({ authorization: 'Bearer k', 'content-type': 'application/json' }),
      ),
      body: mixed('icmpMonitorUpdate'),
    })
    const all = { maxIssues: 100_000 }
    fc.assert(
      fc.property(requests, (request) => {
        fc.pre(!Object.values(request).includes(undefined))
        const whole = Reflect.apply(updateIcmpMonitor.validateRequest, undefined, [
          request,
          all,
        ]) as Result<unknown>
        const parts = (['params', 'query', 'headers', 'body'] as const).map(
          (part) => [part, updateIcmpMonitor[part].validate(request[part], all)] as const,
        )
        const values = parts.flatMap(([part, result]) =>
          result.valid ? [[part, result.value]] : [],
        )
        if (whole.valid) expect(whole.value).toEqual(Object.fromEntries(values))
        const errors = parts.flatMap(([part, result]) => prefixIssues(part, result.errors))
        expect(errors).toEqual(whole.errors.map(withAnyMessage))
        const warnings = parts.flatMap(([part, result]) => prefixIssues(part, result.warnings))
        expect(warnings).toEqual(whole.warnings.map(withAnyMessage))
      }),
      { numRuns: propertyRuns / 2 },
    )
  })

  it('can have any prefix, which is escaped in the JSON Pointer', () => {
    const { errors } = listErrorGroupsQuery.validate('limit=0')
    expect(prefixIssues('a/b~c', errors)[0]).toMatchObject({
      path: ['a/b~c', 'limit'],
      pointer: '/a~1b~0c/limit',
    })
  })
})

it('accepts issues with other codes, such as those of own rules', () => {
  const issue = {
    severity: 'warning',
    code: 'few-locations',
    path: ['locations'],
    pointer: '/locations',
    message: 'locations must have at most 4 items.',
    params: { maximum: 4 },
    related: [{ path: ['frequency'], pointer: '/frequency' }],
  } as const
  expect(prefixIssues('body', [issue])).toEqual([
    {
      ...issue,
      path: ['body', 'locations'],
      pointer: '/body/locations',
      related: [{ path: ['body', 'frequency'], pointer: '/body/frequency' }],
    },
  ])
})

it('has the type of a list that is not empty for the errors of an invalid result', () => {
  const result = listErrorGroupsQuery.validate('limit=0')
  if (result.valid) throw new Error('The query is valid')
  const errors = prefixIssues('query', result.errors)
  expectTypeOf(errors).toEqualTypeOf<[Issue, ...Issue[]]>()
  const error = new ContractError(listErrorGroupsQuery.id, errors, [], listErrorGroupsQuery.name)
  expect(error.message).toBe('listErrorGroupsQuery: limit must be at least 1.')
})

it.each([undefined, null, 5, ['body']])('throws a TypeError for the part %o', (part) => {
  expect(() => prefixIssues(part as never, [])).toThrow(new TypeError('The part must be a string.'))
})

it.each([
  null,
  {},
  [null],
  ['a'],
  [{ path: 'a', message: '' }],
  [{ path: [] }],
  [{ path: [], message: 5 }],
])('throws a TypeError for the issues %o', (issues) => {
  expect(() => prefixIssues('body', issues as never)).toThrow(
    new TypeError('The issues must be a list of issues.'),
  )
})

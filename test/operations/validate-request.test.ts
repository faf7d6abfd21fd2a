// Tests `validateRequest`, which validates every part of a request.
import { describe, expect, expectTypeOf, it } from 'vitest'
import { operations, type IcmpMonitorUpdate } from 'monitor-contract'
import { report } from '../helpers/report.ts'

const { updateIcmpMonitor, listErrorGroups } = operations

const headers = { authorization: 'Bearer k', 'x-service-account': 'a', 'content-type': 'application/json' }
const body = { heartbeat: {}, script: '' }
const fails = () => {
  throw new Error('fails')
}
const unreadable = { enumerable: true, get: fails }
const inheriting = (parts: object): object => Object.create(parts) as object
const request = (parts: object = {}) => ({ params: { id: '7f' }, headers, body, ...parts })

it('an operation is frozen, and its route is a literal type', () => {
  expectTypeOf(updateIcmpMonitor.route).toEqualTypeOf<'/v1/checks/icmp/:id'>()
  expectTypeOf(listErrorGroups.route).toEqualTypeOf<'/v1/error-groups'>()
  for (const part of [operations, updateIcmpMonitor, listErrorGroups]) expect(Object.isFrozen(part)).toBe(true)
})

describe('a valid request', () => {
  it('can be frozen and without prototypes, and is not changed', () => {
    const bare = (fields: object): object => Object.freeze(Object.setPrototypeOf({ ...fields }, null) as object)
    const parts = {
      params: bare({ id: '7f' }),
      query: bare({ autoAssignAlerts: 'false' }),
      headers: bare(headers),
      body: bare({ heartbeat: bare({}), script: '' }),
    }
    const before = structuredClone(parts)
    const result = updateIcmpMonitor.validateRequest(bare(parts))
    expect(result).toMatchObject({
      valid: true,
      value: { params: { id: '7f' }, query: { autoAssignAlerts: false }, headers },
    })
    expect(result.valid && result.value.body).toBe(parts.body)
    expect(updateIcmpMonitor.buildPath(Object.freeze({ params: { id: 'a' }, ...bare({ query: parts.query }) }))).toBe(
      '/v1/checks/icmp/a?autoAssignAlerts=false',
    )
    expect(structuredClone(parts)).toEqual(before)
  })

  it('returns the results of the contracts, part by part', () => {
    const result = updateIcmpMonitor.validateRequest(
      request({ query: '?autoAssignAlerts=false', headers: new Headers(headers) }),
    )
    expect(result).toEqual({
      valid: true,
      value: { params: { id: '7f' }, query: { autoAssignAlerts: false }, headers, body },
      errors: [],
      warnings: [],
      truncated: false,
    })
    if (!result.valid) return
    expect(result.value.body).toBe(body)
    expectTypeOf(result.value.body).toEqualTypeOf<IcmpMonitorUpdate>()
    expectTypeOf(result.value.query).toEqualTypeOf<{ autoAssignAlerts: boolean }>()
  })

  it('can omit optional parts', () => {
    expect(updateIcmpMonitor.validateRequest(request({ query: undefined }))).toMatchObject({
      valid: true,
      value: { query: { autoAssignAlerts: true } },
    })
    expect(listErrorGroups.validateRequest({ headers })).toEqual({
      valid: true,
      value: { query: { limit: 10, page: 1 }, headers: { authorization: 'Bearer k', 'x-service-account': 'a' } },
      errors: [],
      warnings: [],
      truncated: false,
    })
  })

  it('can have parts that only other operations use, which are ignored', () => {
    const parts = { headers, params: null, body: null }
    expect(listErrorGroups.validateRequest(parts)).toMatchObject({ valid: true, value: { query: { limit: 10 } } })
  })
})

describe('the issues of a request', () => {
  it('have the part at the beginning of their pointers, in the order of the parts', () => {
    const result = updateIcmpMonitor.validateRequest({
      body: { script: 5, frequency: 5, frequencyOffset: 51, nam: 'x' },
      headers: { Authorization: 'k' },
      query: 'autoAssignAlerts=yes',
      params: { id: 7 },
    })
    expect(report(result.errors)).toEqual([
      '/params/id type',
      '/query/autoAssignAlerts type',
      '/headers/authorization pattern',
      '/body/heartbeat required',
      '/body/script type',
      '/body/frequencyOffset frequency-offset',
    ])
    expect(result.errors.at(-1)).toMatchObject({
      path: ['body', 'frequencyOffset'],
      params: { frequency: 5, minimum: 1, maximum: 50 },
    })
    expect(report(result.warnings)).toEqual([
      '/headers/x-service-account missing-service-account',
      '/headers/content-type missing-content-type',
      '/body/nam unknown-field',
    ])
    for (const { path, message } of result.errors) expect(message.startsWith(`${path.join('.')} `)).toBe(true)
  })

  it.each<[what: string, parts: object, expected: string[]]>([
    ['left out', { params: undefined, body: undefined }, ['/params/id required', '/body required']],
    ['a null', { body: null }, ['/body type']],
    ['a list', { body: [] }, ['/body type']],
    ['all three others', { params: null, query: 5, headers: 'x' }, ['/params type', '/query type', '/headers type']],
    ['not to be read', { body: Object.defineProperty({}, 'x', unreadable) }, ['/body unreadable']],
  ])('are one for each part that is invalid as a whole: %s', (_, parts, expected) => {
    expect(report(updateIcmpMonitor.validateRequest(request(parts)).errors)).toEqual(expected)
  })

  it.each<[what: string, value: unknown, expected: string]>([
    ['null', null, ' type'],
    ['a text', 'x', ' type'],
    ['a function', () => ({}), ' type'],
    ['an accessor that throws', Object.defineProperty({}, 'headers', unreadable), ' unreadable'],
    ['a proxy that throws', new Proxy({}, { getOwnPropertyDescriptor: fails }), ' unreadable'],
  ])('are one error for a request that is not an object or cannot be read: %s', (_, value, expected) => {
    for (const validate of [updateIcmpMonitor.validateRequest, listErrorGroups.validateRequest]) {
      const untyped: (request: never) => ReturnType<typeof validate> = validate
      const result = untyped(value as never)
      expect(report(result.errors)).toEqual([expected])
      expect(result).toMatchObject({ valid: false, warnings: [], truncated: false })
      const message = 'Expected an object with the parts of a request.'
      if (expected === ' type')
        expect(result.errors).toMatchObject([{ path: [], params: { expected: ['object'] }, message }])
    }
  })

  it('report inherited parts as missing', () => {
    expect(report(updateIcmpMonitor.validateRequest(inheriting(request())).errors)).toEqual([
      '/params/id required',
      '/headers/authorization required',
      '/body required',
    ])
  })
})

describe('an unknown part of a request', () => {
  const validators = [updateIcmpMonitor.validateRequest, listErrorGroups.validateRequest]
  const known = 'Known parts: params, query, headers, body.'

  it.each<[what: string, request: object, name: string]>([
    ['misspelt', request({ qurey: 'limit=5' }), 'qurey'],
    ['in another letter case', request({ Body: body }), 'Body'],
    ['a name with quotes', { 'a "b"': 1 }, 'a "b"'],
    ['a name that objects inherit', { constructor: 1 }, 'constructor'],
    ['__proto__ of JSON.parse', JSON.parse('{ "__proto__": {} }') as object, '__proto__'],
    ['of a whole request of a framework', { method: 'PUT', url: '/', headers, body }, 'method'],
    [
      'an accessor, which is not called',
      Object.defineProperty({}, 'other', { enumerable: true, get: () => expect.unreachable() }),
      'other',
    ],
  ])('throws a TypeError: %s', (_, given, name) => {
    for (const validate of validators)
      expect(() => validate(given)).toThrow(
        new TypeError(`Unknown part ${JSON.stringify(name)} of a request. ${known}`),
      )
  })

  it('does not compile in an object literal', () => {
    // @ts-expect-error the part is called query
    expect(() => listErrorGroups.validateRequest({ qurey: 'limit=5', headers })).toThrow(TypeError)
  })

  it('is ignored unless it is an own enumerable property', () => {
    const inherited = Object.assign(inheriting({ other: 1 }), request())
    const hidden = Object.defineProperty(request(), 'other', { value: 1 })
    for (const given of [inherited, hidden]) expect(updateIcmpMonitor.validateRequest(given).valid).toBe(true)
  })

  it('is checked after the options', () => {
    const call = () => listErrorGroups.validateRequest({ other: 1 } as object, { maxIssues: 0 })
    expect(call).toThrow(/^Option "maxIssues"/)
  })
})

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

  it('include unknownFields for the query, too', () => {
    const misspelt = request({ query: 'autoAssign=true', body: { ...body, nam: 'x' } })
    expect(report(updateIcmpMonitor.validateRequest(misspelt).warnings)).toEqual([
      '/query/autoAssign unknown-field',
      '/body/nam unknown-field',
    ])
    expect(report(updateIcmpMonitor.validateRequest(misspelt, { unknownFields: 'error' }).errors)).toEqual([
      '/query/autoAssign unknown-field',
      '/body/nam unknown-field',
    ])
    const listed = { query: 'limt=20', headers }
    expect(report(listErrorGroups.validateRequest(listed, { unknownFields: 'warn' }).warnings)).toContain(
      '/query/limt unknown-field',
    )
    expect(listErrorGroups.validateRequest(listed, { unknownFields: 'error' }).valid).toBe(false)
    expect(listErrorGroups.validateRequest(listed).valid).toBe(true)
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

  it.each([1, 4, 5])('limit the warnings of the whole request to maxIssues %i', (maxIssues) => {
    const parts = request({ headers: { authorization: 'Bearer k' }, body: { ...body, nam: 1, doubleCheck: true } })
    const all = report(updateIcmpMonitor.validateRequest(parts).warnings)
    expect(all).toHaveLength(4)
    const { warnings, truncated } = updateIcmpMonitor.validateRequest(parts, { maxIssues })
    expect(report(warnings)).toEqual(all.slice(0, maxIssues))
    expect(truncated).toBe(maxIssues < 5)
  })

  it.each([{ reader: 'strict' }, { other: 1 }, { maxIssues: 0 }, { unknownFields: 'x' }, { baseline: null }, null, 5])(
    'are invalid and lead to a TypeError, even for an invalid request: %o',
    (options) => {
      expect(() => updateIcmpMonitor.validateRequest({}, options as never)).toThrow(TypeError)
      expect(() => updateIcmpMonitor.validateRequest(null as never, options as never)).toThrow(TypeError)
      expect(() => listErrorGroups.validateRequest({}, options as never)).toThrow(TypeError)
    },
  )

  it.each([{ unchanged: 'accept' }, { baseline: {} }])(
    'do not include those of a body if the operation has no body: %o',
    (options) => {
      expect(() => listErrorGroups.validateRequest({ headers }, options as never)).toThrow(TypeError)
      expect(report(listErrorGroups.validateRequest({ query: 'limit=0' }, { maxIssues: 1 }).errors)).toEqual([
        '/query/limit minimum',
      ])
    },
  )
})

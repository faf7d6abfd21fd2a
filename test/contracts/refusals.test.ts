import { describe, expect, it } from 'vitest'
import {
  errorGroup,
  errorGroupList,
  icmpMonitor,
  icmpMonitorUpdate,
  listErrorGroupsHeaders,
  listErrorGroupsQuery,
  toProblemDetails,
  updateIcmpMonitorHeaders,
  updateIcmpMonitorParams,
  updateIcmpMonitorQuery,
} from 'monitor-contract'
import * as main from 'monitor-contract'
import { ContractError } from 'monitor-contract'
import type { Issue } from 'monitor-contract'
import { group } from '../helpers/bodies.ts'

const unreadable = new Proxy(
  {},
  {
    ownKeys: () => {
      throw new Error('no')
    },
  },
)
const unreadableTag = {
  get [Symbol.toStringTag](): string {
    throw new Error('no')
  },
}
const refuse =
  (options: unknown, validate: unknown = icmpMonitorUpdate.validate) =>
  () =>
    (validate as (value: unknown, options: unknown) => unknown)({}, options)

/** The author of the calling program reads these messages. */
describe('a refusal of wrong options says what would be right', () => {
  it.each<[() => unknown, string]>([
    [refuse(5), 'Options must be an object.'],
    [refuse(null), 'Options must be an object.'],
    [
      refuse({ unknownField: 1 }),
      'Unknown option "unknownField". Known options: baseline, unchanged, unknownFields, maxIssues, messages.',
    ],
    [
      refuse({ unknownField: 1 }, icmpMonitor.validate),
      'Unknown option "unknownField". Known options: reader, unknownFields, maxIssues, messages.',
    ],
    [
      refuse({ unknownField: 1 }, listErrorGroupsQuery.validate),
      'Unknown option "unknownField". Known options: unknownFields, maxIssues, messages.',
    ],
    [refuse({ maxIssues: 0 }), 'Option "maxIssues" must be a positive integer.'],
    [refuse({ messages: null }), 'Option "messages" must be a table from code to function.'],
    [refuse({ messages: 'de' }), 'Option "messages" must be a table from code to function.'],
    [refuse({ unknownFields: 'x' }), 'Option "unknownFields" must be "ignore", "warn" or "error".'],
    [refuse({ unchanged: true }), 'Option "unchanged" must be "check" or "accept".'],
    [refuse({ reader: 'x' }, errorGroup.validate), 'Option "reader" must be "strict" or "tolerant".'],
    [refuse({ baseline: 5 }), 'Option "baseline" must be an object with monitor fields.'],
    [refuse({ baseline: null }), 'Option "baseline" must be an object with monitor fields.'],
    [refuse({ baseline: 'edge' }), 'Option "baseline" must be an object with monitor fields.'],
    [refuse({ baseline: [] }), 'Option "baseline" must be an object with monitor fields.'],
    [refuse({ baseline: new Map([['frequency', 5]]) }), 'Option "baseline" must be an object with monitor fields.'],
    [refuse({ baseline: new Set(['frequency']) }), 'Option "baseline" must be an object with monitor fields.'],
    [refuse({ baseline: Promise.resolve({}) }), 'Option "baseline" must be an object with monitor fields.'],
    [refuse({ baseline: unreadableTag }), 'Option "baseline" must be an object with monitor fields.'],
    [refuse({ baseline: unreadable }), 'Option "baseline" must be an object that can be read.'],
    [() => toProblemDetails([], null as never), 'Options must be an object.'],
    [() => toProblemDetails([], 5 as never), 'Options must be an object.'],
    [
      () => toProblemDetails([], { detail: 'x' } as never),
      'Unknown option "detail". Known options: status, type, title, instance.',
    ],
    [() => toProblemDetails([], { status: 99 }), 'Option "status" must be a whole number from 100 to 599.'],
    [() => toProblemDetails([], { type: 5 } as never), 'Option "type" must be a string.'],
    [() => toProblemDetails([], { title: 5 } as never), 'Option "title" must be a string.'],
    [() => toProblemDetails([], { instance: 5 } as never), 'Option "instance" must be a string.'],
  ])('throws, case %#: %s', (run, message) => expect(run).toThrow(new TypeError(message)))

  it.each(['input', 'output'] as const)('throws for an unknown target of the JSON Schema of the %s', (side) => {
    expect(() => icmpMonitor['~standard'].jsonSchema[side]({ target: 'draft-04' })).toThrow(
      new RangeError('target must be one of draft-2020-12, draft-07'),
    )
  })
})

it.each([
  ['updateIcmpMonitorParams', updateIcmpMonitorParams, ['object']],
  ['updateIcmpMonitorQuery', updateIcmpMonitorQuery, ['string', 'object']],
  ['listErrorGroupsQuery', listErrorGroupsQuery, ['string', 'object']],
  ['updateIcmpMonitorHeaders', updateIcmpMonitorHeaders, ['object']],
] as const)('the error of %s in none of its forms names the types of these forms', (_, contract, expected) => {
  expect(contract.validate(5).errors).toMatchObject([{ code: 'type', path: [], params: { expected } }])
})

it('a list as long as lists can be is read', () => {
  expect(errorGroupList.validate(Object.assign([], { length: 0xffff_ffff }), { maxIssues: 1 }).errors).toMatchObject([
    { code: 'type', path: [0] },
  ])
})

it('the error of an unreadable value names what it may contain', () => {
  expect(icmpMonitorUpdate.validate(unreadable).errors).toEqual([
    {
      severity: 'error',
      code: 'unreadable',
      path: [],
      pointer: '',
      params: {},
      message: 'The value cannot be read: an accessor or a proxy in it throws.',
    },
  ])
})

it.each([
  ['draft-2020-12', 'https://json-schema.org/draft/2020-12/schema'],
  ['draft-07', 'http://json-schema.org/draft-07/schema#'],
])('the JSON Schema for %s says so', (target, $schema) => {
  expect(icmpMonitor['~standard'].jsonSchema.input({ target })).toMatchObject({ $schema })
})

it.each([
  { forEach: 5, getAll: 5, sort: 5, append: 5 },
  { forEach: () => undefined, getAll: 5, sort: () => undefined, append: 5 },
])('properties of a class that are no methods make no collection: %o', (prototype) => {
  const value: unknown = Object.create(prototype)
  for (const contract of [listErrorGroupsQuery, listErrorGroupsHeaders])
    expect(contract.validate(value).errors).toMatchObject([{ pointer: '', code: 'type' }])
})

describe('the message of a ContractError', () => {
  const issue = (message: string): Issue => ({ ...icmpMonitor.validate(null).errors[0], message }) as Issue

  it.each<[first: string, others: string[], message: string]>([
    ['A.', [], 'icmpMonitor: A.'],
    ['A.', ['B.'], 'icmpMonitor: A. B.'],
    ['A.', ['B.', 'C.'], 'icmpMonitor: A. B. C.'],
    ['A.', ['B.', 'C.', 'D.'], 'icmpMonitor: A. B. C. And 1 more.'],
    ['A.', ['B.', 'C.', 'D.', 'E.'], 'icmpMonitor: A. B. C. And 2 more.'],
  ])('of %s and %j is %j', (first, others, message) => {
    const errors: [Issue, ...Issue[]] = [issue(first), ...others.map(issue)]
    expect(new ContractError('urn:x', errors, [], 'icmpMonitor').message).toBe(message)
  })

  it('names the id where no name is passed', () => {
    expect(new ContractError('urn:x', [issue('A.')], []).message).toBe('urn:x: A.')
  })
})

describe('the name of a contract', () => {
  const contracts = Object.entries(main).flatMap(([exported, value]) =>
    typeof value === 'object' && 'name' in value && '~standard' in value ? [[exported, value] as const] : [],
  )
  const ofOperations = Object.values(main.operations).flatMap((operation) =>
    [
      operation.query,
      operation.headers,
      operation.response,
      ...('body' in operation ? [operation.params, operation.body] : []),
    ].map(({ name }) => name),
  )

  it('belongs to each contract of an operation, and to the item of a list', () => {
    expect(contracts.map(([exported]) => exported).sort()).toEqual([...new Set(['errorGroup', ...ofOperations])].sort())
    expect(contracts.length).toBeGreaterThanOrEqual(9)
  })

  it.each(contracts)('%s is the name that the package exports it by, in its errors, too', (exported, contract) => {
    expect([contract.name, contract.with({ maxIssues: 1 }).name]).toEqual([exported, exported])
    expect(() => contract.parse(5)).toThrow(new RegExp(`^${exported}: `))
  })
})

describe('an item of a list', () => {
  it('is read of a list of a class of its own too', () => {
    class Groups extends Array<object> {}
    for (const list of [Groups.of<object>(group()), Groups.of<object>(group(), {})]) {
      expect([errorGroupList.is(list), errorGroupList.validate(list).errors.length === 0]).toEqual([
        list.length === 1,
        list.length === 1,
      ])
    }
  })

  it('is read whatever the prototype of arrays has at its index', () => {
    Object.defineProperty(Array.prototype, 0, { value: 5, configurable: true, writable: true })
    const lists = [[group()], [{}]]
    const validity = lists.map((list) => errorGroupList.is(list))
    const results = lists.map((list) => errorGroupList.validate(list).valid)
    Reflect.deleteProperty(Array.prototype, 0)
    expect([validity, results]).toEqual([
      [true, false],
      [true, false],
    ])
  })
})

describe('a hole in a list', () => {
  const withHole = (): unknown[] => Object.assign([], { length: 1 })

  it('is none whatever stands on a prototype that only this list has', () => {
    const list: unknown = Object.setPrototypeOf(
      withHole(),
      Object.create(Array.prototype, { 0: { value: group() } }) as object,
    )
    expect([errorGroupList.is(list), errorGroupList.validate(list).valid]).toEqual([false, false])
  })

  it('is no item', () => {
    expect(errorGroupList.validate(withHole()).errors).toMatchObject([{ code: 'type', path: [0] }])
    expect(errorGroupList.is(withHole())).toBe(false)
  })

  it.each<[what: string, list: () => unknown[]]>([
    ['a list', withHole],
    [
      'a list with a prototype of its own',
      () =>
        Object.setPrototypeOf(
          withHole(),
          Object.create(Array.prototype, { 0: { value: group() } }) as object,
        ) as unknown[],
    ],
  ])('is none whatever stands on the prototype of %s', (_, list) => {
    const given = list()
    Object.defineProperty(Array.prototype, 0, { value: group(), configurable: true, writable: true })
    const isValid = errorGroupList.is(given)
    const { valid } = errorGroupList.validate(given)
    Reflect.deleteProperty(Array.prototype, 0)
    expect([isValid, valid]).toEqual([false, false])
  })
})

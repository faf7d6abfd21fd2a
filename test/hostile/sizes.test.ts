// Tests very long lists and texts, and many unknown fields: at most `maxIssues` issues are
// reported, and a list is read only until that many items are invalid.
import { describe, expect, it } from 'vitest'
import { operations, type Issue } from 'monitor-contract'
import { bodyContracts, bodyNames, isList, type BodyName } from '../helpers/body-contracts.ts'
import { everyOption } from '../helpers/body-options.ts'
import { group, minimalBody, monitor, update } from '../helpers/minimal-bodies.ts'
import { resolve, schemaOf } from '../helpers/schema-documents.ts'

const million = 1_000_000
const huge = 'x'.repeat(50_000_000)

/** A list of a contract: a value with this list, a valid item and an invalid item. */
interface LongList {
  readonly name: BodyName
  readonly pointer: string
  readonly hold: (list: unknown) => unknown
  readonly right: unknown
  readonly wrong: unknown
}

const lists: readonly LongList[] = [
  {
    name: 'icmpMonitorUpdate',
    pointer: '/locations',
    hold: (locations) => update({ locations }),
    right: 'us-east-1',
    wrong: 'mars',
  },
  {
    name: 'icmpMonitorUpdate',
    pointer: '/tags',
    hold: (tags) => update({ tags }),
    right: 'x',
    wrong: 5,
  },
  {
    name: 'icmpMonitorUpdate',
    pointer: '/alertChannelSubscriptions',
    hold: (list) => update({ alertChannelSubscriptions: list }),
    right: {},
    wrong: null,
  },
  {
    name: 'icmpMonitorUpdate',
    pointer: '/retryStrategy/onlyOn',
    hold: (onlyOn) => update({ retryStrategy: { onlyOn } }),
    right: 'x',
    wrong: 5,
  },
  {
    name: 'icmpMonitorUpdate',
    pointer: '/request/assertions',
    hold: (assertions) => update({ request: { assertions } }),
    right: {},
    wrong: { source: 5 },
  },
  {
    name: 'icmpMonitor',
    pointer: '/privateLocations',
    hold: (privateLocations) => monitor({ privateLocations }),
    right: 'x',
    wrong: null,
  },
  {
    name: 'icmpMonitor',
    pointer: '/alertChannels/email',
    hold: (email) => monitor({ alertChannels: { email } }),
    right: {},
    wrong: { address: 5 },
  },
  {
    name: 'icmpMonitor',
    pointer: '/alertChannels/webhook/headers',
    hold: (headers) => monitor({ alertChannels: { webhook: { headers } } }),
    right: { key: 'x' },
    wrong: { key: 5 },
  },
  {
    name: 'errorGroup',
    pointer: '/rootCauseAnalyses',
    hold: (list) => group({ rootCauseAnalyses: list }),
    right: {},
    wrong: 'x',
  },
  { name: 'errorGroupList', pointer: '', hold: (list) => list, right: group(), wrong: {} },
]

/** Returns a list that repeats one item and counts how many items are read. */
function counted(item: unknown, length: number) {
  const counter = { reads: 0 }
  const list = new Proxy(new Array<unknown>(length), {
    get(target, key) {
      if (key === 'length') return target.length
      counter.reads++
      return item
    },
    getOwnPropertyDescriptor: () => ({
      value: item,
      writable: true,
      enumerable: true,
      configurable: true,
    }),
  })
  return { counter, list }
}

const off = { 'unknown-field': 'off' }
const warning = { 'unknown-field': 'warning' }
const error = { 'unknown-field': 'error' }

const unlisted = Object.fromEntries(
  Array.from({ length: million / 4 }, (_, index) => [`field${index}`, index]),
)

const longestOf = (issues: readonly Issue[]) =>
  Math.max(0, ...issues.map(({ message }) => message.length))

describe.each(lists)(
  '$name with a long list at $pointer',
  ({ name, pointer, hold, right, wrong }) => {
    const contract = bodyContracts[name]

    it('accepts a million valid items', () => {
      const value = hold(Array.from({ length: million }, () => right))
      expect(contract.is(value)).toBe(true)
      expect(contract.validate(value)).toMatchObject({ valid: true })
    })

    it.each([1, 2, 100])(
      'reports maxIssues of a million invalid items, and reads none of them twice: %i',
      (maxIssues) => {
        const { counter, list } = counted(wrong, million)
        const { errors } = contract.validate(hold(list), { maxIssues })
        expect(errors).toHaveLength(maxIssues)
        expect(errors[0]?.pointer.startsWith(`${pointer}/0`)).toBe(true)
        expect(counter.reads).toBeLessThanOrEqual(isList(name) ? maxIssues : million)
      },
    )

    it('returns at once for a list with four billion holes, with any options', () => {
      for (const options of everyOption[name]) {
        expect(contract.is(hold(new Array(0xffff_ffff)), options)).toBe(false)
        expect(
          contract.validate(hold(new Array(0xffff_ffff)), { ...options, maxIssues: 3 }).errors,
        ).toHaveLength(3)
      }
    })
  },
)

describe.each(bodyNames)('%s', (name) => {
  const contract = bodyContracts[name]
  const { properties, items = {} } = schemaOf(name)
  const fields = Object.keys(properties ?? resolve(items).properties ?? {})

  it('reports at most maxIssues unknown fields', () => {
    const value = minimalBody(name, unlisted)
    expect(contract.validate(value, { severity: off })).toMatchObject({ valid: true, warnings: [] })
    expect(contract.validate(value, { severity: warning, maxIssues: 5 }).warnings).toHaveLength(5)
    expect(contract.validate(value, { severity: error, maxIssues: 5 }).errors).toHaveLength(5)
    expect(contract.is(value, { severity: error })).toBe(false)
  })

  it('accepts or rejects a string of 50 MB in any field, with a short message', () => {
    const places = {
      ...Object.fromEntries(fields.map((field) => [field, huge])),
      tags: [huge],
      locations: [huge],
      request: { hostname: huge, assertions: [{ source: 'LATENCY', target: huge }] },
      environmentVariables: [{ value: huge, [huge]: huge }],
      [huge]: 5,
      alertChannels: { slack: [{ [`${huge}~`]: 1 }] },
    }
    for (const options of everyOption[name].slice(0, 4).concat({ severity: error })) {
      const { errors, warnings } = contract.validate(minimalBody(name, places), options)
      expect(longestOf([...errors, ...warnings])).toBeLessThan(600)
      expect(contract.is(minimalBody(name, places), options)).toBe(errors.length === 0)
    }
  })
})

it('reports at most maxIssues warnings about a body of a request, whose list breaks a rule a million times', () => {
  const body = update({ tags: new Array(million).fill('same') })
  const result = operations.updateIcmpMonitor.validateRequest({
    params: { id: 'a' },
    headers: { authorization: 'Bearer k', 'x-service-account': 'a' },
    body,
  })
  expect(result.warnings).toHaveLength(100)
  expect(result.truncated).toBe(true)
})

// Tests that English is a translation: each message is made from the issue and names of paths
// alone.
import fc from 'fast-check'
import {
  defineRule,
  english,
  icmpMonitorUpdate,
  operations,
  type Issue,
  type Path,
  type Result,
} from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'
import { describe, expect, it } from 'vitest'
import { bodyContracts, bodyNames } from '../helpers/body-contracts.ts'
import { everyOption } from '../helpers/body-options.ts'
import { damaged } from '../helpers/damaged.ts'
import { exampleIssues, issuesOf } from '../helpers/example-issues.ts'
import { mixed } from '../helpers/generated-bodies.ts'
import { update } from '../helpers/minimal-bodies.ts'
import { parameterContracts } from '../helpers/parameter-contracts.ts'

/** Number of generated values of all tests together. */
const total = 10_000

/** Returns the name of a path: `request.assertions[0].target`. */
const nameOf = (path: Path): string => {
  if (path.length === 0) return 'The value'
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
  return steps.join('').replace(/^\./, '')
}

type Write = (issue: Issue, name: (path: Path) => string) => string

const table = english as Readonly<Record<string, Write>>

/** Returns the messages that English does not make again. */
const otherMessages = (issues: readonly Issue[]): readonly string[] =>
  issues.flatMap((issue) => {
    const again = table[issue.code]?.(structuredClone({ ...issue, message: '' }), nameOf)
    return again === issue.message
      ? []
      : [`${issue.code}: ${issue.message} / ${again ?? 'no entry'}`]
  })

/** Expects that English makes the messages of a result again. Returns the number of issues. */
function expectAgain(result: Result<unknown>): number {
  const issues = issuesOf(result)
  expect(otherMessages(issues)).toEqual([])
  return issues.length
}

describe('the table of English messages', () => {
  it('has an entry for each code of the package, and is frozen', () => {
    const codes = new Set(exampleIssues().map(({ code }) => code as string))
    expect([...codes].filter((code) => !Object.hasOwn(english, code))).toEqual([])
    expect(Object.isFrozen(english)).toBe(true)
  })

  it('makes the messages of all vectors again', () => {
    expect(otherMessages(exampleIssues())).toEqual([])
  })

  it('is a value of the option messages, which changes nothing', () => {
    const value = { heartbeat: 5, frequency: 5, frequencyOffset: 51, colour: 1, doubleCheck: true }
    const expected = icmpMonitorUpdate.validate(value)
    expect(icmpMonitorUpdate.validate(value, { messages: english })).toEqual(expected)
  })
})

describe('English makes the message again of every issue', () => {
  const labelled = { label: (path: Path) => `<${path.join()}>` }

  it.each(bodyNames)('of %s', (name) => {
    const contract = bodyContracts[name]
    const options = everyOption[name]
    const seen = { issues: 0 }
    fc.assert(
      fc.property(mixed(name), fc.nat(), (value, nth) => {
        seen.issues += expectAgain(contract.validate(value, options[nth % options.length]))
      }),
      { numRuns: total / 8 },
    )
    expect(seen.issues).toBeGreaterThan(total / 8)
  })

  it('of an update with the invalid values of the arbitraries, and with any baseline', () => {
    const baselines = fc.oneof(
      arbitraries.icmpMonitor(),
      mixed('icmpMonitor').filter((value) => isPlainObject(value)),
    ) as fc.Arbitrary<object>
    fc.assert(
      fc.property(
        arbitraries.invalidIcmpMonitorUpdate(),
        mixed('icmpMonitorUpdate'),
        baselines,
        fc.constantFrom('check', 'accept'),
        (invalid, body, baseline, unchanged) => {
          for (const value of [invalid.value, body])
            expectAgain(icmpMonitorUpdate.validate(value, { baseline: baseline, unchanged }))
        },
      ),
      { numRuns: total / 8 },
    )
  })

  it.each(Object.entries(parameterContracts))('of %s', (_, contract) => {
    const fields = fc.dictionary(
      fc.constantFrom(
        'limit',
        'page',
        'id',
        'autoAssignAlerts',
        'authorization',
        'content-type',
        'limt',
      ),
      fc.oneof(
        fc.string(),
        fc.integer(),
        fc.constantFrom('', '0', '1.5', 'true', [], ['1', '2'], null),
      ),
      { noNullPrototype: true },
    )
    fc.assert(
      fc.property(fc.oneof(fields, fc.jsonValue()), (value) => {
        expectAgain(contract.validate(value))
      }),
      { numRuns: total / 40 },
    )
  })

  it('of a request, whose paths begin with the part', () => {
    const requests = damaged(
      fc.record({
        params: fc.constant({ id: '7f' }),
        query: fc.constant({ autoAssignAlerts: 'true' }),
        headers: fc.constant({ authorization: 'Bearer k', 'content-type': 'application/json' }),
        body: mixed('icmpMonitorUpdate'),
      }),
    ).filter(hasKnownParts)
    const { validateRequest } = operations.updateIcmpMonitor
    const seen = { issues: 0 }
    fc.assert(
      fc.property(
        requests,
        fc.constantFrom(undefined, { frequency: 5 as const }),
        (value, baseline) => {
          const result = Reflect.apply(validateRequest, undefined, [value, { baseline }])
          seen.issues += expectAgain(result as Result<unknown>)
        },
      ),
      { numRuns: total / 8 },
    )
    expect(seen.issues).toBeGreaterThan(total / 8)
  })

  it('with the names of the option label', () => {
    fc.assert(
      fc.property(mixed('icmpMonitorUpdate'), (value) => {
        for (const issue of issuesOf(icmpMonitorUpdate.validate(value, labelled))) {
          const { code, message, path } = issue
          const name = (other: Path): string =>
            other.length === 0 ? 'The value' : labelled.label(other)
          expect([path, message]).toEqual([path, table[code]?.(structuredClone(issue), name)])
        }
      }),
      { numRuns: total / 20 },
    )
  })
})

const isPlainObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Returns whether a request has no other parts, which would be a mistake of the program. */
const hasKnownParts = (request: unknown): boolean =>
  typeof request !== 'object' ||
  request === null ||
  Object.keys(request).every((part) => ['params', 'query', 'headers', 'body'].includes(part))

it('the message of an own rule is the name of its field, a blank, and the words', () => {
  const words = (maximum: number, field: string): string =>
    `must have at most ${maximum} items, fewer than ${field} has minutes.`
  const rule = defineRule(icmpMonitorUpdate, {
    code: 'few-tags',
    at: 'tags',
    reads: ['tags'],
    check: ({ tags }) => (tags.length > 2 ? { maximum: 2 } : undefined),
    message: ({ maximum }, name) => words(maximum, name('frequency')),
  })
  const contract = icmpMonitorUpdate.with({ rules: [rule] })
  const value = update({ tags: ['a', 'b', 'c'] })
  const [issue] = contract.validate(value).errors
  expect(issue?.message).toBe(`tags ${words(2, 'frequency')}`)
  const label = (path: Path) => path.join('/').toUpperCase()
  const [labelled] = contract.validate(value, { label }).errors
  expect(labelled?.message).toBe(`TAGS ${words(2, 'FREQUENCY')}`)
})

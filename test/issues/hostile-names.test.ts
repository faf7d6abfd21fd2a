// Tests that no name in a path makes a message long or unreadable.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defineRule, icmpMonitorUpdate, prefixIssues } from 'monitor-contract'
import { propertyRuns } from '../helpers/property-runs.ts'
import { exampleIssues } from '../helpers/example-issues.ts'

/** The messages of a long name take milliseconds, so few names are generated. */
const numRuns = Math.min(100, propertyRuns / 50)

/**
 * Control, format, private-use and surrogate code points, and line separators, by the Unicode data
 * of Node.js.
 */
const unreadable = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u

/** Returns the messages that are too long or contain an unreadable character. */
const faulty = (messages: readonly string[]): readonly string[] =>
  messages.filter((message) => message.length >= 600 || unreadable.test(message))

const name = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc
    .tuple(
      fc.constantFrom('x', '😀', '\u0000', '\u202e', '\ud800', '\udc00', '\u2028', ' ', '"', '~/'),
      fc.nat(50_000),
    )
    .map(([text, count]) => text.repeat(count)),
)
const path = fc.oneof(
  fc.array(fc.oneof(name, fc.nat(0xffff_ffff)), { minLength: 1, maxLength: 12 }),
  fc
    .tuple(name, fc.nat(2_000))
    .map(([step, depth]) => [...Array<string>(depth).fill(step.slice(0, 3)), step]),
)

/** Returns a body with an unknown field of a name in three objects. */
const bodyWith = (name: string): object => ({
  ...Object.fromEntries([[name, 1]]),
  request: Object.fromEntries([[name, 1]]),
  environmentVariables: [{}, Object.fromEntries([[name, 1]])],
})

describe('messages', () => {
  const messagesOf = (body: object): readonly string[] => {
    const { errors, warnings } = icmpMonitorUpdate.validate(body)
    return [...errors, ...warnings].map(({ message }) => message)
  }

  it('are short and readable with any name of a part before them', () => {
    fc.assert(
      fc.property(name, (part) => {
        expect(faulty(prefixIssues(part, exampleIssues()).map(({ message }) => message))).toEqual(
          [],
        )
      }),
      { numRuns },
    )
  })

  it('are short and readable for unknown fields with any name', () => {
    fc.assert(
      fc.property(name, (unknown) => {
        const found = messagesOf(bodyWith(unknown))
        expect(found.length).toBeGreaterThan(2)
        expect(faulty(found)).toEqual([])
      }),
      { numRuns },
    )
  })

  it('are short and readable with any path of an own rule', () => {
    fc.assert(
      fc.property(path, (steps) => {
        const rule = defineRule(icmpMonitorUpdate, {
          code: 'own-rule',
          at: 'name',
          check: () => [{ path: steps, params: {} }],
          message: () => 'is wrong.',
        })
        const { errors } = icmpMonitorUpdate
          .with({ rules: [rule] })
          .validate({ heartbeat: {}, script: '' })
        expect(errors).toHaveLength(1)
        expect(faulty(errors.map(({ message }) => message))).toEqual([])
      }),
      { numRuns },
    )
  })
})

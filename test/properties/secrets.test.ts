// Tests with damaged values that no message, params, problem details or error contains a text of
// the value.
import { inspect } from 'node:util'
import fc from 'fast-check'
import {
  ContractError,
  icmpMonitor,
  icmpMonitorUpdate,
  operations,
  toProblemDetails,
  type Issue,
  type AnyIssue,
} from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'
import { describe, expect, it } from 'vitest'
import { bodyContracts, bodyNames } from '../helpers/body-contracts.ts'
import { everyOption } from '../helpers/body-options.ts'
import { damaged } from '../helpers/damaged.ts'
import { valid } from '../helpers/generated-bodies.ts'
import { propertyRuns } from '../helpers/property-runs.ts'

const numRuns = Math.min(1_000, propertyRuns / 4)

/** A text that no message, code or name contains by chance. */
const secret = 'Zq7SECRET7f3a9c'

const failing = (): never => {
  throw new Error(secret)
}

/** Values that contain the secret, in place of a text. */
const plants: readonly unknown[] = [
  secret,
  `Bearer ${secret}`,
  `Bearer ${secret}, Bearer ${secret}`,
  `Basic ${secret}`,
  `2026-01-01${secret}`,
  [secret],
  { value: secret, secret: true },
  { toString: () => secret, toJSON: () => secret },
  new String(secret),
  new Error(secret),
  Symbol(secret),
  new Map([['key', secret]]),
  Object.defineProperty({}, 'value', { enumerable: true, get: failing }),
  new Proxy({}, { ownKeys: failing }),
]

/**
 * Replaces every text of a value by the next of the given values. Names of fields, which are no
 * secrets, stay.
 */
function planted(value: unknown, choices: readonly unknown[]): unknown {
  let turn = 0
  const plant = (part: unknown, depth: number): unknown => {
    if (typeof part === 'string') return choices[turn++ % choices.length]
    if (Array.isArray(part)) return Array.from(part, (item: unknown) => plant(item, depth + 1))
    if (typeof part !== 'object' || part === null || part instanceof Date || depth > 8) return part
    return Object.fromEntries(
      Object.entries(part).map(([name, inner]) => [name, plant(inner, depth + 1)]),
    )
  }
  return plant(value, 0)
}

const choices = fc.array(fc.constantFrom(secret, ...plants), { minLength: 1, maxLength: 4 })

/** Returns everything that a program could write to a log or send. */
const written = (output: unknown): string =>
  `${inspect(output, { depth: Infinity, showHidden: true })}\n${JSON.stringify(output)}\n${String(output)}`

function expectSilence(errors: readonly AnyIssue[], warnings: readonly AnyIssue[]): void {
  for (const issues of [errors, warnings])
    expect(written(issues) + written(toProblemDetails(issues))).not.toContain(secret)
}

/**
 * Expects that a call returns, or throws a `ContractError` without the secret. Returns whether it
 * throws.
 */
function throwsSilently(call: () => unknown): boolean {
  try {
    call()
    return false
  } catch (error) {
    expect(error).toBeInstanceOf(ContractError)
    if (!(error instanceof ContractError)) return true
    expect([written(error), error.stack, inspect(error.cause)].join('\n')).not.toContain(secret)
    expect(written(toProblemDetails(error))).not.toContain(secret)
    expectSilence(error.errors, error.warnings)
    return true
  }
}

describe.each(bodyNames)('the issues of %s', (name) => {
  const contract = bodyContracts[name]
  const lastName = (path: Issue['path']) =>
    path.filter((step) => typeof step === 'string').at(-1) ?? ''

  it('the messages are short, name the field, and contain no text of the value', () => {
    const seen = { issues: 0, thrown: 0 }
    fc.assert(
      fc.property(damaged(valid[name]), choices, fc.nat(), (value, chosen, nth) => {
        const options = everyOption[name][nth % everyOption[name].length] ?? {}
        for (const given of [value, planted(value, chosen)]) {
          const { errors, warnings } = contract.validate(given, options)
          expectSilence(errors, warnings)
          for (const { message, path } of [...errors, ...warnings]) {
            seen.issues++
            expect(message.length).toBeLessThan(600)
            if (/^\w{1,40}$/u.test(lastName(path))) expect(message).toContain(lastName(path))
          }
          if (throwsSilently(() => contract.parse(given, options))) seen.thrown++
        }
      }),
      { numRuns },
    )
    expect(Math.min(seen.issues, seen.thrown)).toBeGreaterThan(numRuns / 2)
  })
})

const { updateIcmpMonitor } = operations
const levels = fc.constantFrom('off', 'warning', 'error')

it('the issues and errors of an update request contain no text of it', () => {
  const seen = { thrown: 0 }
  const property = fc.property(
    arbitraries.updateIcmpMonitorRequest(),
    choices,
    levels,
    (request, chosen, level) => {
      const { params, query, headers, body } = planted(request, chosen) as Record<string, unknown>
      const twice = { ...(headers as object), AUTHORIZATION: `Bearer ${secret}` }
      for (const sent of [
        headers,
        twice,
        new Headers({ authorization: `Bearer ${secret} ${secret}` }),
      ]) {
        const whole = updateIcmpMonitor.validateRequest(
          { params, query, headers: sent, body },
          { severity: { 'unknown-field': level } },
        )
        expectSilence(whole.errors, whole.warnings)
        const calls = [
          () => updateIcmpMonitor.headers.parse(sent),
          () => updateIcmpMonitor.query.parse(query),
          () =>
            updateIcmpMonitor.query.parse(`autoAssignAlerts=${secret}&autoAssignAlerts=${secret}`),
          () => updateIcmpMonitor.params.parse(params),
          () => updateIcmpMonitor.buildPath({ params, query } as never),
          () => icmpMonitorUpdate.parse(body),
          () =>
            icmpMonitor.parse(
              { ...(body as object), name: secret },
              { reader: 'tolerant', severity: { 'unknown-field': 'warning' } },
            ),
        ]
        seen.thrown += calls.filter(throwsSilently).length
      }
    },
  )
  fc.assert(property, { numRuns: numRuns / 2 })
  expect(seen.thrown).toBeGreaterThan(numRuns)
})

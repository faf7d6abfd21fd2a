// Tests with generated secrets that no issue, problem details or error contains one.
import { inspect } from 'node:util'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  ContractError,
  errorGroupList,
  icmpMonitor,
  icmpMonitorUpdate,
  operations,
  toProblemDetails,
  type Issue,
} from 'monitor-contract'
import { group } from '../helpers/minimal-bodies.ts'

/** Generates a secret that no message, code or name contains by chance. */
const secret = fc
  .string({ unit: fc.constantFrom(...'0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'), minLength: 12, maxLength: 20 })
  .map((text) => `Zq7${text}`)

type Plant = (secret: string) => unknown

/** Values with a secret in its normal place or in another, and with mistakes around it. */
const anywhere: readonly Plant[] = [
  (s) => s,
  (s) => [s],
  (s) => [[s]],
  (s) => ({ value: s }),
  (s) => ({ toString: () => s, toJSON: () => s }),
  (s) => new String(s),
  (s) => new Error(s),
  (s) => Symbol(s),
  (s) => new Map([['key', s]]),
  (s) =>
    Object.defineProperty({}, 'value', {
      enumerable: true,
      get: () => {
        throw new Error(s)
      },
    }),
  (s) =>
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error(s)
        },
      },
    ),
]

const parameter: readonly Plant[] = [
  (s) => ({ key: 'k', value: s, locked: true }),
  (s) => ({ key: 'k', value: s, locked: 'yes' }),
  (s) => ({ key: 5, value: s }),
  (s) => ({ key: 'k', value: [s] }),
  (s) => ({ value: s, other: s }),
  ...anywhere,
]
const variables: readonly Plant[] = [
  (s) => [{ key: 'TOKEN', value: s, locked: true, secret: true }],
  (s) => [{ key: 'TOKEN', value: s, secret: 'true' }],
  (s) => [
    { value: s, key: null },
    { key: 'B', value: [s] },
  ],
  (s) => Array.from({ length: 51 }, () => ({ key: 'K', value: s })),
  (s) => ({ key: 'TOKEN', value: s }),
  ...anywhere,
]
const authorization: readonly Plant[] = [
  (s) => `Bearer ${s}`,
  (s) => `Bearer ${s} ${s}`,
  (s) => `Basic ${s}`,
  (s) => ` Bearer ${s}`,
  (s) => `Bearer ${s}, Bearer ${s}`,
  (s) => [`Bearer ${s}`],
  (s) => [`Bearer ${s}`, `Bearer ${s}`],
  ...anywhere,
]

/** Generates a value with a secret. The first kind, which is valid, is as frequent as all others together. */
const planted = (plants: readonly Plant[]): fc.Arbitrary<Plant> =>
  fc.oneof(fc.constant(plants[0] ?? ((s: string) => s)), fc.constantFrom(...plants))
const channels: fc.Arbitrary<Plant> = fc
  .tuple(planted(parameter), planted(parameter), fc.boolean(), fc.boolean())
  .map(([header, query, inLists, isList]) => (s: string) => {
    const webhook = {
      url: 5,
      headers: inLists ? [header(s)] : header(s),
      queryParameters: inLists ? [query(s), header(s)] : query(s),
    }
    return { webhook: isList ? [webhook, webhook] : webhook, email: s, slack: [s] }
  })

/** Values of the ICMP request of a monitor, with a secret in each field that is a string. */
const pings: readonly Plant[] = [
  (s) => ({ hostname: s, assertions: [{ source: 'LATENCY', property: s, comparison: s, target: s }] }),
  (s) => ({ hostname: s, assertions: [{ source: s, target: s }] }),
  ...anywhere,
]

const names = [...Object.keys(icmpMonitor.schema.properties ?? {}), 'heartbeat', 'script', 'sslCheckDomain', 'other']
/** Generates a body with the secret in any field, which may become invalid. */
const strays = fc.oneof(
  fc.constant({}),
  fc.dictionary(fc.constantFrom(...names), planted(anywhere), { maxKeys: 4, noNullPrototype: true }),
)

interface Planted {
  readonly secret: string
  readonly headers: object
  readonly body: object
  readonly query: unknown
  readonly params: unknown
}

const request: fc.Arbitrary<Planted> = fc
  .record({
    secret,
    authorization: planted(authorization),
    again: fc.option(planted(authorization), { freq: 1 }),
    type: fc.option(planted(anywhere)),
    asHeaders: fc.boolean(),
    account: planted(anywhere),
    variables: planted(variables),
    channels,
    ping: planted(pings),
    strays,
    query: planted([
      // A string alone would be the name of a parameter, which is not a secret.
      ...anywhere.filter((plant) => typeof plant('') !== 'string'),
      (s) => `other=${s}`,
      (s) => `autoAssignAlerts=${s}`,
      (s) => ({ autoAssignAlerts: s }),
      (s) =>
        new URLSearchParams([
          ['autoAssignAlerts', s],
          ['autoAssignAlerts', s],
        ]),
    ]),
    id: planted(anywhere),
  })
  .map(
    ({
      secret: s,
      authorization: credential,
      again,
      asHeaders,
      account,
      type,
      variables: environment,
      channels: alertChannels,
      ping,
      strays: others,
      query,
      id,
    }) => {
      const first = credential(s)
      return {
        secret: s,
        headers:
          asHeaders && typeof first === 'string'
            ? new Headers([
                ['authorization', first],
                ['authorization', first],
              ])
            : {
                authorization: first,
                ...(again && { Authorization: again(s) }),
                'X-Service-Account': account(s),
                'content-type': type === null ? 'application/json' : type(s),
              },
        body: {
          heartbeat: { key: s },
          script: s,
          environmentVariables: environment(s),
          alertChannels: alertChannels(s),
          request: ping(s),
          ...Object.fromEntries(Object.entries(others).map(([name, plant]) => [name, plant(s)])),
        },
        query: query(s),
        params: { id: id(s) },
      }
    },
  )

/** Returns everything that a program could write to a log or send. */
const written = (output: unknown): string =>
  `${inspect(output, { depth: Infinity, showHidden: true })}\n${JSON.stringify(output)}\n${String(output)}`

function expectSilence(errors: readonly Issue[], warnings: readonly Issue[], hidden: string): void {
  for (const issues of [errors, warnings]) {
    expect(written(issues)).not.toContain(hidden)
    expect(written(toProblemDetails(issues))).not.toContain(hidden)
  }
}

/** Returns the error that a call throws, if it throws one. */
function thrownBy(call: () => unknown): unknown {
  try {
    call()
    return undefined
  } catch (error) {
    return error
  }
}

it('the issues of a request and its problem details contain no secret', () => {
  let [valid, invalid] = [0, 0]
  fc.assert(
    fc.property(
      request,
      fc.constantFrom<'ignore' | 'warn' | 'error'>('ignore', 'warn', 'error'),
      ({ secret: hidden, ...given }, unknownFields) => {
        const result = operations.updateIcmpMonitor.validateRequest(given, { unknownFields })
        expectSilence(result.errors, result.warnings, hidden)
        const listing = operations.listErrorGroups.validateRequest({
          headers: given.headers,
          query: { limit: hidden, page: hidden },
        })
        expectSilence(listing.errors, listing.warnings, hidden)
        if (operations.updateIcmpMonitor.headers.is(given.headers) && icmpMonitorUpdate.is(given.body)) valid++
        else invalid++
      },
    ),
    { numRuns: 1000 },
  )
  expect(valid).toBeGreaterThan(0)
  expect(invalid).toBeGreaterThan(0)
})

it('the issues of error groups contain no text of their fields', () => {
  fc.assert(
    fc.property(secret, fc.constantFrom('strict' as const, 'tolerant' as const), (hidden, reader) => {
      const same = group({ checkId: hidden, errorHash: hidden, cleanedErrorMessage: hidden })
      const wrong = { id: [hidden], firstSeen: hidden, lastSeen: `2026-01-01${hidden}`, rootCauseAnalyses: hidden }
      const { errors, warnings } = errorGroupList.validate([same, same, group(wrong)], { reader })
      expect(errors.length).toBeGreaterThan(0)
      expect(warnings.map(({ code }) => code)).toContain('duplicate-group')
      expectSilence(errors, warnings, hidden)
    }),
    { numRuns: 100 },
  )
})

it('thrown errors contain no secret', () => {
  let thrown = 0
  fc.assert(
    fc.property(request, ({ secret: hidden, headers, body, params, query }) => {
      const { updateIcmpMonitor, listErrorGroups } = operations
      const monitor = { name: hidden, ...body }
      for (const call of [
        () => updateIcmpMonitor.headers.parse(headers),
        () => listErrorGroups.headers.parse(headers),
        () => updateIcmpMonitor.query.parse(query),
        () => updateIcmpMonitor.params.parse(params),
        () => icmpMonitorUpdate.parse(body),
        () => icmpMonitor.parse(monitor),
        () => icmpMonitor.parse(monitor, { reader: 'tolerant', unknownFields: 'warn' }),
        () => updateIcmpMonitor.buildPath({ params, query } as never),
      ]) {
        const error = thrownBy(call)
        if (error === undefined) continue
        thrown++
        expect(error).toBeInstanceOf(ContractError)
        if (!(error instanceof ContractError)) continue
        expect([written(error), error.stack, error.message, inspect(error.cause)].join('\n')).not.toContain(hidden)
        expect(written(toProblemDetails(error))).not.toContain(hidden)
        expectSilence(error.errors, error.warnings, hidden)
      }
    }),
    { numRuns: 500 },
  )
  expect(thrown).toBeGreaterThan(0)
})

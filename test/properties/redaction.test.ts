// Tests with generated values that `redact` removes every secret and nothing else.
import { inspect } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redact, type IcmpMonitor, type WebhookAlertChannel, type WebhookParameter } from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'
import { propertyRuns } from '../helpers/property-runs.ts'

/** Returns whether `redact` knows which part of an item is secret. */
const isDescribed = (item: object): boolean =>
  ('key' in item && 'value' in item) ||
  Object.keys(item).every((name) => ['key', 'value', 'locked', 'secret'].includes(name))

const planted = (parameters: readonly WebhookParameter[], text: string): WebhookParameter[] =>
  parameters
    .filter(isDescribed)
    .map((parameter) => (parameter.locked && parameter.value !== undefined ? { ...parameter, value: text } : parameter))

/** Returns a channel with a text as every `url` in it, also inside unknown fields. */
const withUrls = <T>(channel: T, text: string): T =>
  JSON.parse(JSON.stringify(channel), (name, value) => (name === 'url' && value !== null ? text : value))

const plantedIn = (hook: WebhookAlertChannel, text: string): WebhookAlertChannel => ({
  ...withUrls(hook, text),
  url: text,
  ...(hook.headers && { headers: planted(hook.headers, text) }),
  ...(hook.queryParameters && { queryParameters: planted(hook.queryParameters, text) }),
})

/** Returns the monitor with a text in each field that the service description calls a secret. */
function withSecrets(monitor: IcmpMonitor, text: string): IcmpMonitor {
  const { environmentVariables, alertChannels } = monitor
  const webhook = alertChannels?.webhook
  const slack = alertChannels?.slack && [{ url: text }, { ...withUrls(alertChannels.slack, text), url: text }]
  const hooks = Array.isArray(webhook) ? webhook.map((hook) => plantedIn(hook, text)) : plantedIn(webhook ?? {}, text)
  return {
    ...monitor,
    ...(environmentVariables && {
      environmentVariables: environmentVariables
        .filter(isDescribed)
        .map((variable) =>
          (variable.secret || variable.locked) && variable.value !== undefined
            ? { ...variable, value: text }
            : variable,
        ),
    }),
    ...(alertChannels && {
      alertChannels: { ...alertChannels, ...(webhook && { webhook: hooks }), ...(slack && { slack }) },
    }),
  }
}

const secret = 'kq7#planted'
const headerName = fc
  .constantFrom('authorization', 'proxy-authorization', 'cookie', 'set-cookie')
  .chain((name) => fc.mixedCase(fc.constant(name)))

/** Generates a value with a secret in one of the possible places, and the same value without the secret. */
const sensitive =
  (monitor: IcmpMonitor, name: string, junk: unknown) =>
  (text: string, bearer: string): unknown[] => [
    withSecrets(monitor, text),
    {
      params: { id: junk },
      query: junk,
      headers: { [name]: bearer, 'x-service-account': junk },
      body: withSecrets(monitor, text),
    },
    { ...withSecrets(monitor, text), environmentVariables: text, frequency: junk },
    { environmentVariables: [{ key: junk, value: text, locked: 'yes', secret: junk }] },
    { alertChannels: [{ webhook: { headers: text, queryParameters: text } }], monitors: [withSecrets(monitor, text)] },
    {
      headers: [
        ['accept', junk],
        [name, bearer],
      ],
      rawHeaders: ['accept', '*/*', name, bearer],
    },
    {
      request: {
        headers: [
          { name: 'accept', value: junk },
          { name, value: bearer, comment: junk },
        ],
      },
    },
    {
      map: new Map<unknown, unknown>([
        [name, bearer],
        ['a', { [name]: bearer }],
      ]),
      set: new Set([[name, bearer]]),
    },
  ]

describe('redact', () => {
  it('removes every planted secret, and changes nothing else', () => {
    const seen = { secrets: 0 }
    const junk = fc
      .jsonValue({ maxDepth: 2 })
      .filter((value) => !/secret|locked|authorization|cookie/iu.test(JSON.stringify(value)))
    fc.assert(
      fc.property(arbitraries.icmpMonitor({ unlisted: true }), headerName, junk, (monitor, name, other) => {
        const write = sensitive(monitor, name, other)
        const value = write(secret, `Bearer ${secret}`)
        const copy = redact(value)
        expect(inspect(copy, { depth: Infinity, maxStringLength: Infinity, maxArrayLength: Infinity })).not.toContain(
          secret,
        )
        expect(copy).toEqual(write('[redacted]', '[redacted]'))
        if (JSON.stringify(withSecrets(monitor, secret)).includes(secret)) seen.secrets++
      }),
      { numRuns: propertyRuns / 2 },
    )
    expect(seen.secrets).toBeGreaterThan(30)
  })

  it('returns a copy that shares no objects with the original', () => {
    fc.assert(
      fc.property(fc.object({ withNullPrototype: true }), (value) => {
        const objects = new Set<unknown>()
        const visit = (part: unknown, met: (object: object) => void): void => {
          if (typeof part !== 'object' || part === null) return
          met(part)
          for (const inner of Object.values(part)) visit(inner, met)
        }
        visit(value, (object) => objects.add(object))
        visit(redact(value), (object) => expect(objects.has(object)).toBe(false))
      }),
    )
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (value) => {
        expect(redact(redact(value))).toEqual(redact(value))
      }),
    )
  })
})

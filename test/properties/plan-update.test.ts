// Tests the laws of `planUpdate` with generated monitors of today's and of newer services.
import fc from 'fast-check'
import {
  applyUpdate,
  icmpMonitor,
  icmpMonitorDefaults,
  icmpMonitorUpdate,
  planUpdate,
  redact,
  toUpdate,
  withDefaults,
  type IcmpMonitor,
  type IcmpMonitorUpdate,
  type PlanOptions,
} from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'
import { expect, it } from 'vitest'
import { propertyRuns } from '../helpers/property-runs.ts'
import { schemaNamed } from '../helpers/schema-documents.ts'
import { setField } from '../helpers/set-field.ts'
import { frozen } from './frozen.ts'

type Fields = Record<string, unknown>

const required = { heartbeat: {}, script: '' }
const text = fc.string({ minLength: 1, maxLength: 4 })
/** Monitors as a newer service may return them: unknown fields and values, other bounds, nulls and date-times. */
const newer: fc.Arbitrary<object> = fc
  .tuple(
    arbitraries.icmpMonitor({ unlisted: true }),
    fc.record(
      {
        frequency: fc.constantFrom(3, 5, 0, 2880),
        frequencyOffset: fc.integer({ min: 1, max: 5000 }),
        locations: fc.array(fc.oneof(fc.constant('eu-west-1'), text)),
        runtimeId: fc.option(text),
        degradedPacketLossThreshold: fc.option(fc.double({ min: -5, max: 150, noNaN: true })),
        maxPacketLossThreshold: fc.option(fc.double({ min: -5, max: 150, noNaN: true })),
        description: fc.string({ minLength: 400, maxLength: 600 }),
        retryStrategy: fc.record(
          { type: text, maxRetries: fc.constantFrom(null, 3), extra: fc.jsonValue() },
          { requiredKeys: [] },
        ),
        environmentVariables: fc
          .tuple(fc.integer({ min: 48, max: 55 }), text, fc.jsonValue())
          .map(([length, key, extra]) => Array.from({ length }, (_, index) => ({ key: `${key}${index}`, extra }))),
        tags: fc.constant(null),
        created_at: fc.constant('2026-02-28T12:00:00Z'),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([monitor, changes]): object => ({ ...monitor, ...changes }))
  .filter((monitor) => icmpMonitor.is(monitor, { reader: 'tolerant' }))
const stored = fc.oneof(newer, arbitraries.icmpMonitor()) as fc.Arbitrary<IcmpMonitor>
/** Returns a monitor with each list in another order and without its first item. */
const moved = (monitor: IcmpMonitor): Fields =>
  Object.fromEntries(
    Object.entries(toUpdate(monitor)).flatMap(([name, value]) =>
      Array.isArray(value) ? [[name, value.slice(1).reverse()]] : [],
    ),
  )
/** Some fields of an update, or the moved items of the monitor. */
const changes = fc.oneof(
  { weight: 4, arbitrary: arbitraries.icmpMonitorUpdate({ unlisted: true }).map((update): Fields => ({ ...update })) },
  { weight: 1, arbitrary: fc.constant(moved) },
)
const options: fc.Arbitrary<PlanOptions> = fc.record({
  send: fc.constantFrom('all', 'changed'),
  unknownFields: fc.constantFrom('omit', 'keep'),
})
const responseOnly = ['id', 'created_at', 'updated_at', 'alertChannels', 'checkType']

/** Returns a value without the fields that are null or missing, at any depth. */
const withoutNulls = (value: unknown): unknown =>
  typeof value !== 'object' || value === null
    ? value
    : Array.isArray(value)
      ? value.map(withoutNulls)
      : Object.fromEntries(
          Object.entries(value).flatMap(([name, field]) =>
            field === null || field === undefined ? [] : [[name, withoutNulls(field)]],
          ),
        )

/** Returns a monitor in a form in which equal monitors are equal texts. A threshold keeps its null. */
function canonical(monitor: object, isLeftOut = (name: string) => responseOnly.includes(name)): Fields {
  const updateFields: Fields = schemaNamed('icmp-monitor-update').properties ?? {}
  const entries = Object.entries(monitor).flatMap(([name, value]) => {
    const isThreshold = /Threshold$|ResponseTime$/.test(name)
    if (isLeftOut(name) || value === undefined || (value === null && !isThreshold)) return []
    return [[name, name in updateFields || value !== null ? withoutNulls(value) : value] as const]
  })
  return { ...icmpMonitorDefaults, ...Object.fromEntries(entries) }
}

/** Returns an object after the changes of a plan. */
function patched(
  before: Fields,
  list: readonly { path: readonly (string | number)[]; kind: string; to?: unknown }[],
): Fields {
  const after = structuredClone(before)
  for (const { path, kind, to } of list) {
    const parent = path.slice(0, -1).reduce<Fields>((object, step) => object[step] as Fields, after)
    const name = String(path.at(-1))
    if (kind === 'remove') Reflect.deleteProperty(parent, name)
    else setField(parent, name, withoutNulls(to))
  }
  return after
}

/** Checks a law for monitors, changes and options. A function that modifies one of them throws. */
const check = (law: (monitor: IcmpMonitor, update: Fields, given: PlanOptions) => void) => {
  fc.assert(
    fc.property(stored, changes, fc.nat(), options, (monitor, made, selection, given) => {
      const all = Object.entries(typeof made === 'function' ? made(monitor) : made)
      const update = Object.fromEntries(all.filter((_, index) => ((selection >> (index % 31)) & 1) === 1))
      law(frozen(monitor), frozen(update), given)
    }),
    { numRuns: propertyRuns / 20 },
  )
}

it('the changes lead from the stored monitor to the updated one, and no change is without effect', () => {
  check((monitor, update, given) => {
    const { body, changes: planned } = planUpdate(monitor, update, given)
    const [before, after] = [canonical(monitor), canonical(applyUpdate(monitor, body))]
    expect(canonical(patched(before, planned))).toEqual(after)
    for (const change of planned) expect(canonical(patched(before, [change]))).not.toEqual(before)
  })
})

it('the body has every stored field that the changes do not set, or it is omitted with a reason', () => {
  check((monitor, update, { unknownFields }) => {
    const { body, omitted } = planUpdate(monitor, update, { unknownFields })
    const left = new Map(omitted.map(({ pointer, reason }) => [pointer, reason]))
    const missing = (value: unknown, sent: unknown, pointer: string): string[] => {
      if (left.has(pointer) || value === undefined) return []
      if (typeof value !== 'object' || value === null) return Object.is(value, sent) ? [] : [pointer]
      return Object.entries(value).flatMap(([name, field]) =>
        missing(
          field,
          Object.getOwnPropertyDescriptor(sent ?? {}, name)?.value,
          `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
        ),
      )
    }
    const unchanged = Object.fromEntries(Object.entries(monitor).filter(([name]) => !Object.hasOwn(update, name)))
    expect(missing(unchanged, body, '')).toEqual([])
  })
})

it('nothing is uncertain exactly where replacing and merging lead to the same monitor', () => {
  check((monitor, update, given) => {
    const { body, uncertain } = planUpdate(monitor, update, given)
    const isLeftOut = (name: string) => responseOnly.includes(name) || name === 'privateLocations'
    const [merged, replaced] = [withDefaults(applyUpdate(monitor, body)), withDefaults(body as IcmpMonitorUpdate)].map(
      (each) => canonical(each, isLeftOut),
    )
    const textAt = (object: object | undefined, name: string) =>
      JSON.stringify(Object.getOwnPropertyDescriptor(object ?? {}, name)?.value)
    const differ = Object.keys({ ...merged, ...replaced }).filter(
      (name) => textAt(merged, name) !== textAt(replaced, name),
    )
    const hasLocations = [monitor, body].some((each) => each.privateLocations !== undefined)
    expect(uncertain.map(({ path }) => path[0]).sort()).toEqual(
      [...differ, ...(hasLocations ? ['privateLocations'] : [])].sort(),
    )
  })
})

it('what the service returned does not make the plan invalid: the plan is valid if the changes are by themselves', () => {
  check((monitor, update, given) => {
    const alone = { ...required, ...update }
    if (icmpMonitorUpdate.is(alone, { baseline: monitor, unchanged: 'accept' }))
      expect(planUpdate(monitor, alone, given).result.errors).toEqual([])
  })
})

it('a redacted plan contains no secret', () => {
  const secret = fc.constantFrom('hidden-1', { inner: 'hidden-2' })
  const marked = fc
    .tuple(secret, fc.constantFrom({ secret: true }, { locked: 1 }, { key: 'Cookie' }), fc.nat())
    .map(([value, mark, weight]) => ({ value, ...mark, weight }))
  const variables = fc.array(marked)
  const object = fc.record(
    {
      authorization: secret,
      inner: fc.record({ cookie: secret, variable: marked }),
      variable: marked,
      lists: fc.array(variables),
    },
    { requiredKeys: [] },
  )
  const fields = { environmentVariables: variables, heartbeat: object, newer: object, authorization: secret }
  const secretive = fc.record(fields, { requiredKeys: [] })
  /** Returns a monitor whose values are no secrets, unless the name of a field says so. */
  const opened = (before: object & { [name in keyof typeof fields]?: unknown }): object =>
    JSON.parse(
      JSON.stringify({ ...before, authorization: undefined }, (name, value: unknown) =>
        name === 'secret' || name === 'locked' ? false : name === 'key' ? 'plain' : value,
      ),
    )
  fc.assert(
    fc.property(stored, secretive, secretive, fc.boolean(), options, (monitor, before, after, opens, given) => {
      const update = { ...after, ...(opens && opened(before)), description: 'x' }
      const plan = planUpdate({ ...monitor, ...(before as object) }, update as object, given)
      expect(JSON.stringify(redact(plan))).not.toContain('hidden-')
    }),
    { numRuns: propertyRuns / 20 },
  )
})

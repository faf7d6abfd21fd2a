// Tests the laws of `planUpdate` with generated monitors of today's and of newer services.
import fc from 'fast-check'
import {
  applyUpdate,
  icmpLocations,
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
import { resolve, schemaNamed, type SchemaNode } from '../helpers/schema-documents.ts'
import { setField } from '../helpers/set-field.ts'
import { frozen } from './frozen.ts'

type Fields = Record<string, unknown>
type Path = readonly (string | number)[]

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const required = { heartbeat: {}, script: '' }
const text = fc.string({ minLength: 1, maxLength: 4 })
/**
 * Monitors as a newer service may return them: unknown fields and values, other bounds, nulls and
 * date-times.
 */
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
          .map(([length, key, extra]) =>
            Array.from({ length }, (_, index) => ({ key: `${key}${index}`, extra })),
          ),
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
  {
    weight: 4,
    arbitrary: arbitraries
      .icmpMonitorUpdate({ unlisted: true })
      .map((update): Fields => ({ ...update })),
  },
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

const isThreshold = (name: string): boolean => /Threshold$|ResponseTime$/.test(name)

/**
 * Returns a monitor in a form in which equal monitors are equal texts. A threshold keeps its null.
 */
function canonical(
  monitor: object,
  isLeftOut = (name: string) => responseOnly.includes(name),
): Fields {
  const updateFields: Fields = schemaNamed('icmp-monitor-update').properties ?? {}
  const entries = Object.entries(monitor).flatMap(([name, value]) => {
    if (isLeftOut(name) || value === undefined) return []
    if (value === null && !isThreshold(name)) return []
    return [[name, name in updateFields || value !== null ? withoutNulls(value) : value] as const]
  })
  const { locations, tags, ...others } = Object.fromEntries(entries)
  return {
    ...icmpMonitorDefaults,
    ...others,
    ...(locations !== undefined && { locations: sorted(locations) }),
    ...(tags !== undefined && { tags: sorted(tags) }),
  }
}

/** Returns the items of a list in an order of their own. */
const sorted = (list: unknown): unknown =>
  Array.isArray(list) ? list.map((item) => JSON.stringify(item)).sort() : list

/** Returns a value inside objects and lists; undefined if there is none. */
const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (parent, name) => Object.getOwnPropertyDescriptor(parent ?? {}, name)?.value,
    value,
  )

/** Returns an object with the values of another one at some paths. */
function patched(before: Fields, after: Fields, paths: readonly Path[]): Fields {
  const result = structuredClone(before)
  for (const path of paths) {
    const parent = valueAt(result, path.slice(0, -1)) as Fields
    const [name, value] = [String(path.at(-1)), valueAt(after, path)]
    if (value === undefined || value === null) Reflect.deleteProperty(parent, name)
    else setField(parent, name, value)
    // Null is a value of a threshold.
    if (value === null && path.length === 1 && isThreshold(name)) parent[name] = null
  }
  return result
}

/** Returns what `redact` makes of the value of a field. */
const shown = (path: Path, value: unknown): unknown =>
  valueAt(redact(icmpMonitor, nestedAt(path, value)), path)

const nestedAt = (path: Path, value: unknown): unknown =>
  path.reduceRight<unknown>((inner, name) => setField({}, String(name), inner), value)

/** The paths of the described fields of a monitor, an object before its fields. */
const describedPaths = (node: SchemaNode, path: Path = []): readonly Path[] =>
  Object.entries(resolve(node).properties ?? {}).flatMap(([name, field]) => [
    [...path, name],
    ...describedPaths(field, [...path, name]),
  ])

const order = describedPaths(schemaNamed('icmp-monitor-update')).map((path) => path.join('.'))

/** Checks a law for monitors, changes and options. A function that modifies one of them throws. */
const check = (law: (monitor: IcmpMonitor, update: Fields, given: PlanOptions) => void) => {
  fc.assert(
    fc.property(stored, changes, fc.nat(), options, (monitor, made, selection, given) => {
      const all = Object.entries(typeof made === 'function' ? made(monitor) : made)
      const update = Object.fromEntries(
        all.filter((_, index) => ((selection >> (index % 31)) & 1) === 1),
      )
      law(frozen(monitor), frozen(update), given)
    }),
    { numRuns: propertyRuns / 20 },
  )
}

it('the changes lead from the stored monitor to the updated one, and each has an effect', () => {
  check((monitor, update, given) => {
    const { body, changes: planned } = planUpdate(monitor, update, given)
    const [before, after] = [canonical(monitor), canonical(applyUpdate(monitor, body))]
    const paths = planned.map(({ path }) => path)
    expect(patched(before, after, paths)).toEqual(after)
    for (const path of paths) expect(patched(before, after, [path])).not.toEqual(before)
  })
})

it('the changes are of described fields by themselves, and in the order of the schema', () => {
  check((monitor, update, given) => {
    const { body, changes: planned } = planUpdate(monitor, update, given)
    const updated = applyUpdate(monitor, body)
    for (const { path } of planned) {
      const areObjects = [monitor, updated].every((each) => isFields(valueAt(each, path)))
      const isCompared = order.some((place) => place.startsWith(`${path.join('.')}.`))
      expect(areObjects && isCompared, path.join('.')).toBe(false)
    }
    const places = planned.map(({ path }) => order.indexOf(path.join('.')))
    const described = places.filter((place) => place >= 0)
    expect(described).toEqual(described.slice().sort((a, b) => a - b))
  })
})

/** Returns the secret values of variables in two states of a list. */
const secretsIn = (states: readonly unknown[]): readonly unknown[] =>
  states
    .flatMap((state) => (Array.isArray(state) ? state : []))
    .flatMap((item: unknown) => {
      if (!isFields(item)) return []
      const isSecret = [item['secret'], item['locked']].some((flag) => (flag ?? false) !== false)
      return isSecret ? [item['value']] : []
    })

/** Hides the values of variables that are secret in another state of their list. */
const withoutTexts = (list: unknown, secrets: readonly unknown[]): unknown =>
  Array.isArray(list)
    ? list.map((item: unknown) =>
        isFields(item) && typeof item['value'] === 'string' && secrets.includes(item['value'])
          ? { ...item, value: '[redacted]' }
          : item,
      )
    : list

it('the values of a change are those before and after, as redact returns them', () => {
  const seen = { secret: 0, shown: 0 }
  check((monitor, update, given) => {
    const { body, changes: planned } = planUpdate(monitor, update, given)
    const [before, after] = [{ ...icmpMonitorDefaults, ...monitor }, applyUpdate(monitor, body)]
    const withDefault = { ...icmpMonitorDefaults, ...after }
    for (const { path, kind, secret, ...values } of planned) {
      const [from, to] = [before, withDefault].map((each) => valueAt(each, path) ?? undefined)
      const isNull = (each: object) => valueAt(each, path) === null && isThreshold(String(path[0]))
      seen[secret ? 'secret' : 'shown']++
      if (isNull(before) || isNull(withDefault)) continue
      expect(kind).toBe(kindOf(from, to))
      const shownAs = (value: unknown): unknown =>
        value === undefined ? undefined : withoutTexts(shown(path, value), secretsIn([from, to]))
      expect(values.from).toEqual(shownAs(from))
      expect(values.to).toEqual(shownAs(to))
      const isHidden = JSON.stringify([values.from, values.to]) !== JSON.stringify([from, to])
      expect(secret).toBe(isHidden)
    }
  })
  expect(Math.min(seen.secret, seen.shown)).toBeGreaterThan(0)
})

it('another order of locations or tags is no change, and of any other list is one', () => {
  const lists = fc.record({
    locations: fc.shuffledSubarray([...icmpLocations]),
    tags: fc.array(fc.string({ maxLength: 2 }), { maxLength: 5 }),
    environmentVariables: fc
      .uniqueArray(fc.string(), { maxLength: 3 })
      .map((keys) => keys.map((key) => ({ key }))),
  })
  const property = fc.property(lists, fc.infiniteStream(fc.nat()), (monitor, numbers) => {
    const update = Object.fromEntries(
      Object.entries(monitor).map(([name, list]) => [name, shuffled(list, numbers)]),
    )
    const { changes: planned } = planUpdate(monitor, update)
    const isMoved =
      JSON.stringify(monitor.environmentVariables) !==
      JSON.stringify(update['environmentVariables'])
    expect(planned.map(({ pointer }) => pointer)).toEqual(isMoved ? ['/environmentVariables'] : [])
    const counted = (tags: readonly string[]) => JSON.stringify([...tags].sort())
    const tags = monitor.tags.map((tag) => (tag === 'a' ? 'b' : tag))
    const other = planUpdate(monitor, { tags }).changes
    expect(other.length).toBe(counted(tags) === counted(monitor.tags) ? 0 : 1)
  })
  fc.assert(property, { numRuns: propertyRuns / 4 })
})

/** Returns a list in an order that the numbers choose. */
const shuffled = (list: readonly unknown[], numbers: Iterator<number>): unknown[] =>
  list
    .map((item) => ({ item, key: Number(numbers.next().value) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)

function kindOf(from: unknown, to: unknown): string {
  if (from === undefined) return 'add'
  return to === undefined ? 'remove' : 'replace'
}

it('the body has every stored field that the changes do not set, or the plan says why not', () => {
  check((monitor, update, { unknownFields }) => {
    const { body, omitted } = planUpdate(monitor, update, { unknownFields })
    const left = new Map(omitted.map(({ pointer, reason }) => [pointer, reason]))
    const missing = (value: unknown, sent: unknown, pointer: string): string[] => {
      if (left.has(pointer) || value === undefined) return []
      if (typeof value !== 'object' || value === null)
        return Object.is(value, sent) ? [] : [pointer]
      return Object.entries(value).flatMap(([name, field]) =>
        missing(
          field,
          Object.getOwnPropertyDescriptor(sent ?? {}, name)?.value,
          `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
        ),
      )
    }
    const unchanged = Object.fromEntries(
      Object.entries(monitor).filter(([name]) => !Object.hasOwn(update, name)),
    )
    expect(missing(unchanged, body, '')).toEqual([])
  })
})

it('nothing is uncertain exactly where replacing and merging lead to the same monitor', () => {
  check((monitor, update, given) => {
    const { body, uncertain } = planUpdate(monitor, update, given)
    const isLeftOut = (name: string) => responseOnly.includes(name) || name === 'privateLocations'
    const [merged, replaced] = [
      withDefaults(applyUpdate(monitor, body)),
      withDefaults(body as IcmpMonitorUpdate),
    ].map((each) => canonical(each, isLeftOut))
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

it('the plan is valid if the changes are by themselves, whatever the service returned', () => {
  check((monitor, update, given) => {
    const alone = { ...required, ...update }
    if (icmpMonitorUpdate.is(alone, { baseline: monitor, unchanged: 'accept' }))
      expect(planUpdate(monitor, alone, given).result.errors).toEqual([])
  })
})

it('a plan without its body contains nothing that is secret or not described', () => {
  const secret = fc.constantFrom('hidden-1', ['hidden-2'], { inner: 'hidden-3' })
  const flags = fc.constantFrom({ secret: true }, { locked: true }, { locked: 1 }, { secret: 'no' })
  const variable = fc.tuple(secret, flags).map(([value, flag]) => ({ key: 'A', value, ...flag }))
  const fields = {
    environmentVariables: fc.array(variable, { minLength: 1, maxLength: 3 }),
    heartbeat: fc.record({ token: secret }),
    newer: secret,
    name: fc.record({ text: secret }),
    request: fc.record({ hostname: fc.string(), cookie: secret }, { requiredKeys: [] }),
    alertChannelSubscriptions: fc.array(fc.record({ token: secret })),
    privateLocations: fc.oneof(fc.record({ a: secret }), fc.array(fc.record({ a: secret }))),
    alertChannels: fc.record({ slack: fc.record({ url: secret }) }),
  }
  const secretive = fc.record(fields, { requiredKeys: [] })
  const seen = { hidden: 0 }
  fc.assert(
    fc.property(stored, secretive, secretive, options, (monitor, before, after, given) => {
      const kept = { ...monitor, ...(before as object) }
      const { body: _, ...logged } = planUpdate(kept, { ...(after as object) }, given)
      expect(JSON.stringify(logged)).not.toContain('hidden-')
      if (JSON.stringify(logged).includes('[redacted]')) seen.hidden++
    }),
    { numRuns: propertyRuns / 4 },
  )
  expect(seen.hidden).toBeGreaterThan(propertyRuns / 10)
})

// Tests the laws of `planUpdate` with generated monitors of today's and of newer services.
import fc from 'fast-check'
import {
  applyUpdate,
  icmpMonitorDefaults,
  planUpdate,
  redact,
  withDefaults,
  type IcmpMonitor,
  type IcmpMonitorUpdate,
  type PlanOptions,
} from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'
import { expect, it } from 'vitest'
import { newer } from '../helpers/newer-monitors.ts'
import { propertyRuns, propertyTimeout } from '../helpers/property-runs.ts'
import { schemaNamed } from '../helpers/schema-documents.ts'
import { frozen } from './frozen.ts'

type Fields = Record<string, unknown>

const required = { heartbeat: {}, script: '' }
const stored = fc.oneof(newer, arbitraries.icmpMonitor()) as fc.Arbitrary<IcmpMonitor>
const changes = arbitraries
  .icmpMonitorUpdate({ unlisted: true })
  .chain((update) =>
    fc
      .subarray(Object.keys(update))
      .map((names) => Object.fromEntries(Object.entries(update).filter(([name]) => names.includes(name)))),
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
    else
      Object.defineProperty(parent, name, {
        value: withoutNulls(to),
        configurable: true,
        enumerable: true,
        writable: true,
      })
  }
  return after
}

const check = (law: (monitor: IcmpMonitor, update: Fields, given: PlanOptions) => void) => {
  fc.assert(
    fc.property(stored, changes, options, (...values) => {
      law(...values)
    }),
    { numRuns: propertyRuns / 20 },
  )
}

it(
  'a plan without changes has no changes',
  () => {
    check((monitor, _, given) => expect(planUpdate(monitor, {}, given).changes).toEqual([]))
  },
  propertyTimeout,
)

it(
  'the changes lead from the stored monitor to the updated one, and no change is without effect',
  () => {
    check((monitor, update, given) => {
      const { body, changes: planned } = planUpdate(monitor, update, given)
      const [before, after] = [canonical(monitor), canonical(applyUpdate(monitor, body))]
      expect(canonical(patched(before, planned))).toEqual(after)
      for (const change of planned) expect(canonical(patched(before, [change]))).not.toEqual(before)
    })
  },
  propertyTimeout,
)

it(
  'the body has every stored field that the changes do not set, or it is omitted with a reason',
  () => {
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
  },
  propertyTimeout,
)

it(
  'nothing is uncertain exactly where replacing and merging lead to the same monitor',
  () => {
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
  },
  propertyTimeout,
)

it(
  'what the service returned does not make the plan invalid, and no input is modified',
  () => {
    fc.assert(
      fc.property(stored, options, (monitor, given) => {
        expect(planUpdate(frozen(monitor), frozen({ ...required, muted: true }), given).result.errors).toEqual([])
      }),
      { numRuns: propertyRuns / 20 },
    )
  },
  propertyTimeout,
)

it(
  'a redacted plan contains no secret',
  () => {
    const secret = fc.constantFrom('hidden-1', 'hidden-2')
    const variables = fc.array(
      fc.record({ key: fc.constantFrom('A', 'B'), value: secret, secret: fc.constant(true), weight: fc.nat() }),
    )
    const secretive = fc.record(
      {
        environmentVariables: variables,
        heartbeat: fc.record({ authorization: secret, inner: fc.record({ cookie: secret }) }),
        authorization: secret,
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(stored, secretive, secretive, options, (monitor, before, after, given) => {
        const plan = planUpdate({ ...monitor, ...before }, { ...after, description: 'x' }, given)
        expect(JSON.stringify(redact(plan))).not.toContain('hidden-')
      }),
      { numRuns: propertyRuns / 20 },
    )
  },
  propertyTimeout,
)

// Tests `applyUpdate`, `toUpdate` and `withDefaults` with generated monitors and updates.
import fc from 'fast-check'
import { arbitraries } from 'monitor-contract/testing'
import { describe, expect, it } from 'vitest'
import {
  applyUpdate,
  icmpMonitor,
  icmpMonitorDefaults,
  icmpMonitorUpdate,
  toUpdate,
  withDefaults,
  type IcmpMonitor,
  type IcmpMonitorUpdate,
} from 'monitor-contract'
import { schemaNamed } from '../helpers/schema-documents.ts'
import { valid } from '../helpers/generated-bodies.ts'

const monitors = arbitraries.icmpMonitor({ unlisted: true })
const updates = arbitraries.icmpMonitorUpdate({ unlisted: true })

const fieldsOf = (document: string): readonly string[] =>
  Object.keys(schemaNamed(document).properties ?? {})
const sentBack = fieldsOf('icmp-monitor-update').filter(
  (name) => fieldsOf('icmp-monitor').includes(name) && name !== 'privateLocations',
)

describe('applyUpdate', () => {
  it('keeps a monitor valid after an update that is valid with it, except for subscriptions', () => {
    const seen = { accepted: 0, rejected: 0 }
    fc.assert(
      fc.property(monitors, valid.icmpMonitorUpdate, (monitor, update) => {
        if (!icmpMonitorUpdate.is(update, { baseline: monitor })) {
          seen.rejected++
          return
        }
        seen.accepted++
        const { alertChannelSubscriptions: _, ...updated } = applyUpdate(monitor, update)
        expect(icmpMonitor.validate(updated).errors).toEqual([])
      }),
      { numRuns: 500 },
    )
    expect(Math.min(seen.accepted, seen.rejected)).toBeGreaterThan(10)
  })

  it('returns the values of the update for the fields of the update, and keeps all others', () => {
    fc.assert(
      fc.property(monitors, updates, (monitor, update) => {
        const updated: Partial<Record<string, unknown>> = { ...applyUpdate(monitor, update) }
        const before: Partial<Record<string, unknown>> = { ...monitor }
        const sent: Partial<Record<string, unknown>> = { ...update }
        for (const name of new Set([
          ...Object.keys(monitor),
          ...Object.keys(update),
          ...Object.keys(updated),
        ])) {
          const isReplaced = sent[name] !== undefined && sentBack.includes(name)
          expect(updated[name], name).toBe(isReplaced ? sent[name] : before[name])
        }
      }),
    )
  })
})

describe('toUpdate', () => {
  it('returns a valid update for a monitor with nulls that only a tolerant reader accepts', () => {
    fc.assert(
      fc.property(monitors, fc.nat(), (monitor, at) => {
        // Without a frequency, a response may have any offset, and an update at most 600.
        fc.pre((monitor.frequencyOffset ?? 0) <= 600)
        const tolerated = nulled(monitor, at)
        const result = icmpMonitor.validate(tolerated, { reader: 'tolerant' })
        expect(result).toMatchObject({ valid: true, warnings: [] })
        if (result.valid)
          expect(
            icmpMonitorUpdate.validate(toUpdate(result.value, { heartbeat: {}, script: '' }))
              .errors,
          ).toEqual([])
      }),
    )
  })
})

/** Returns a monitor with null in one of its optional fields, at any depth. */
function nulled(monitor: IcmpMonitor, at: number): IcmpMonitor {
  const copy: IcmpMonitor = structuredClone(monitor)
  const placesIn = (parent: object): (readonly [parent: object, name: string])[] =>
    Object.entries(parent).flatMap(([name, part]: [string, unknown]) => [
      ...(Array.isArray(parent) ? [] : [[parent, name] as const]),
      ...(typeof part === 'object' && part !== null ? placesIn(part) : []),
    ])
  const places = placesIn(copy).filter(([parent, name]) => parent !== copy || name !== 'name')
  const [parent, name] = places[at % places.length] ?? []
  if (parent !== undefined && name !== undefined) Object.assign(parent, { [name]: null })
  return copy
}

describe('withDefaults', () => {
  it('is idempotent, changes no present field, and fills in each default that is left out', () => {
    fc.assert(
      fc.property(
        fc.oneof(monitors, updates),
        (fields: Partial<IcmpMonitor> | IcmpMonitorUpdate) => {
          const filled = withDefaults(fields)
          expect(filled).toEqual({ ...icmpMonitorDefaults, ...fields })
          expect(withDefaults(filled)).toEqual(filled)
        },
      ),
    )
  })

  it('returns a monitor that is still valid, except for rules that its defaults break', () => {
    fc.assert(
      fc.property(monitors, (monitor) => {
        const codes = icmpMonitor.validate(withDefaults(monitor)).errors.map(({ code }) => code)
        expect(
          codes.filter((code) => code !== 'frequency-offset' && code !== 'packet-loss-order'),
        ).toEqual([])
      }),
    )
  })
})

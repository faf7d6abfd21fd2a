// Property tests of `unchanged: 'accept'`: a monitor of a newer service can be read, changed and sent back, but an
// invalid change is still reported.
import fc from 'fast-check'
import { icmpMonitorUpdate, toUpdate, type IcmpMonitorUpdate } from 'monitor-contract'
import { describe, expect, it } from 'vitest'
import { newer } from '../helpers/newer-monitors.ts'
import { propertyRuns, propertyTimeout } from '../helpers/property-runs.ts'

const accept = (baseline: object) => ({ baseline, unchanged: 'accept' }) as const

describe('a monitor that a newer service returns', () => {
  const changes = { heartbeat: {}, script: '', muted: true }

  it(
    'leads to a valid update with a valid change',
    () => {
      fc.assert(
        fc.property(newer, fc.constantFrom('ignore', 'warn'), (monitor, unknownFields) => {
          const { errors } = icmpMonitorUpdate.validate(toUpdate(monitor, changes), {
            ...accept(monitor),
            unknownFields,
          })
          expect(errors).toEqual([])
        }),
        { numRuns: propertyRuns / 10 },
      )
    },
    propertyTimeout,
  )

  it(
    'leads to an invalid update with an invalid change',
    () => {
      const wrong: readonly [keyof IcmpMonitorUpdate, unknown][] = [
        ['frequency', 4],
        ['runtimeId', '1.0'],
        ['maxResponseTime', 300_001],
        ['locations', ['yy-new-1', 'yy-new-2']],
        ['description', 'y'.repeat(501)],
        ['name', 5],
      ]
      fc.assert(
        fc.property(newer, fc.constantFrom(...wrong), (monitor, [name, value]) => {
          const body = { ...toUpdate(monitor, changes), [name]: value }
          const { errors } = icmpMonitorUpdate.validate(body, accept(monitor))
          expect(errors.map(({ path }) => path[0])).toContain(name)
        }),
        { numRuns: propertyRuns / 20 },
      )
    },
    propertyTimeout,
  )
})

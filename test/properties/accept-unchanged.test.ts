// Tests with generated monitors that `unchanged: 'accept'` accepts no invalid change. That it accepts the rest is a law of
// `planUpdate`.
import fc from 'fast-check'
import { icmpMonitorUpdate, toUpdate, type IcmpMonitorUpdate } from 'monitor-contract'
import { expect, it } from 'vitest'
import { newer } from '../helpers/newer-monitors.ts'
import { propertyRuns, propertyTimeout } from '../helpers/property-runs.ts'

it(
  'reports an invalid change of a monitor that a newer service returned',
  () => {
    const changes = { heartbeat: {}, script: '', muted: true }
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
        const { errors } = icmpMonitorUpdate.validate(body, { baseline: monitor, unchanged: 'accept' })
        expect(errors.map(({ path }) => path[0])).toContain(name)
      }),
      { numRuns: propertyRuns / 20 },
    )
  },
  propertyTimeout,
)

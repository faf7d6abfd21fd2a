// Tests that contracts keep nothing of a value that they have validated: its texts can be secrets.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { errorGroupList, icmpMonitor, icmpMonitorUpdate } from 'monitor-contract'

setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')

/** Returns the megabytes in use after garbage collection. */
function megabytes(): number {
  if (typeof collect === 'function') collect()
  return process.memoryUsage().heapUsed / 1e6
}

/** Returns a text of 50 MB. `repeat` alone would share its parts. */
const hugeText = (): unknown => JSON.parse(`"${'x'.repeat(50_000_000)}"`)

/** Fields with warnings of rules and an error of the schema. */
const broken = {
  muted: 5,
  doubleCheck: true,
  alertSettings: {},
  frequency: 0,
  environmentVariables: [{}],
}

it.each<{ what: string; validate: () => { readonly errors: readonly unknown[] } }>([
  {
    what: 'an update',
    validate: () => icmpMonitorUpdate.validate({ ...broken, script: hugeText() }),
  },
  {
    what: 'a baseline',
    validate: () =>
      icmpMonitorUpdate.validate({ ...broken, script: hugeText() }, { baseline: { frequency: 5 } }),
  },
  {
    what: 'a monitor',
    validate: () => icmpMonitor.validate({ ...broken, script: hugeText() }, { reader: 'tolerant' }),
  },
  {
    what: 'a list',
    validate: () =>
      errorGroupList.validate([
        { id: hugeText(), firstSeen: '2026-01-02', lastSeen: '2026-01-01' },
      ]),
  },
])('keeps nothing of $what', ({ validate }) => {
  const before = megabytes()
  expect(validate().errors.length).toBeGreaterThan(0)
  expect(megabytes() - before).toBeLessThan(25)
})

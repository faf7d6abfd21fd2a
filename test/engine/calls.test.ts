// Tests how many functions of the package run in a call: a measure of its cost that does not depend on the machine.
import { Session, type Profiler } from 'node:inspector'
import { errorGroupList, icmpMonitorUpdate, operations } from 'monitor-contract'
import { validateText } from 'monitor-contract/text'
import { expect, it } from 'vitest'
import { group, update } from '../helpers/minimal-bodies.ts'

/** Returns the number of functions of `dist/` that run in a call. Functions that run for the first time do not count. */
function callsIn(run: () => unknown): number {
  run()
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  run()
  let scripts: readonly Profiler.ScriptCoverage[] = []
  session.post('Profiler.takePreciseCoverage', (_, { result }) => (scripts = result))
  session.disconnect()
  return scripts
    .filter(({ url }) => /\/dist\/(?:index|text)\.js$/.test(url))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.slice(0, 1)))
    .reduce((sum, { count }) => sum + count, 0)
}

const full = update({
  name: 'edge',
  locations: ['eu-west-1', 'us-east-1'],
  tags: ['a', 'b'],
  frequency: 5,
  frequencyOffset: 10,
  request: { hostname: 'host.example', assertions: [{ source: 'LATENCY', target: '200' }] },
  environmentVariables: [{ key: 'A', value: 'b' }],
})
const six = {
  ...full,
  name: 5,
  frequency: '5',
  locations: ['eu-wst-1'],
  maxResponseTime: 300_001,
  activted: true,
  tags: [1],
}
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`colour${index}`, index]))
const headers = { authorization: 'Bearer k', 'x-service-account': 'a', 'content-type': 'application/json' }
const groups = Array.from({ length: 100 }, (_, index) => group({ id: `g${index}`, errorHash: `h${index}` }))

/** The calls, each with the number of functions that ran when this table was written. */
const rows: readonly (readonly [what: string, recorded: number, run: () => unknown])[] = [
  ['is, a full body', 34, () => icmpMonitorUpdate.is(full)],
  ['is, six mistakes', 7, () => icmpMonitorUpdate.is(six)],
  ['validate, a minimal body', 22, () => icmpMonitorUpdate.validate(update())],
  ['validate, a full body with a warning', 83, () => icmpMonitorUpdate.validate(full)],
  ['validate, six mistakes', 597, () => icmpMonitorUpdate.validate(six)],
  ['validate, 1,000 unknown fields', 14_564, () => icmpMonitorUpdate.validate(update(many(1_000)))],
  ['validate, 1,000 wrong items', 3_439, () => icmpMonitorUpdate.validate(update({ tags: Array(1_000).fill(5) }))],
  ['is, 100 groups', 906, () => errorGroupList.is(groups)],
  ['a request', 251, () => operations.updateIcmpMonitor.validateRequest({ params: { id: 'a' }, headers, body: full })],
  ['text with six mistakes', 854, () => validateText(icmpMonitorUpdate, JSON.stringify(six))],
]

it.each(rows)('%s: about %i functions run, and at most a tenth more', (_, recorded, run) => {
  const calls = callsIn(run)
  // A rule or a field more may add three.
  expect(calls).toBeGreaterThan(recorded / 2)
  expect(calls).toBeLessThanOrEqual(recorded * 1.1 + 3)
})

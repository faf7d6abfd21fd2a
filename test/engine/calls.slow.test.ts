// Tests that the number of functions that run in a call grows linearly with its input.
import { Session, type Profiler } from 'node:inspector'
import { setFlagsFromString } from 'node:v8'
import {
  applyUpdate,
  defineRule,
  errorGroup,
  errorGroupList,
  icmpMonitor,
  icmpMonitorUpdate,
  listErrorGroupsQuery,
  operations,
  planUpdate,
  redact,
  toProblemDetails,
  toUpdate,
  updateIcmpMonitorHeaders,
  withDefaults,
} from 'monitor-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { group, monitor, update } from '../helpers/minimal-bodies.ts'

/**
 * Returns the number of functions of `dist/` that run in a call. Functions that run for the
 * first time do not count.
 */
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
    .filter(({ url }) => /\/dist\/[\w-]+\.js$/.test(url))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.slice(0, 1)))
    .reduce((sum, { count }) => sum + count, 0)
}

const times = <T>(size: number, item: (index: number) => T): T[] =>
  Array.from({ length: size }, (_, index) => item(index))
const fields = (size: number, prefix: string) =>
  Object.fromEntries(times(size, (index) => [`${prefix}${index}`, index]))
const all = { maxIssues: 1e9 }
const errors = { severity: { 'unknown-field': 'error' }, ...all } as const
const wrongGroups = (size: number) =>
  times(size, () => group({ id: 5, errorHash: 5, firstSeen: 'x', lastSeen: 'x' }))
const reversed = (list: readonly string[]) => ({
  baseline: update({ locations: [...list].reverse() }),
  unchanged: 'accept' as const,
  ...all,
})
const { updateIcmpMonitor } = operations

/** A contract with a rule that reports each tag. */
const tagged = icmpMonitorUpdate.with({
  rules: [
    defineRule(icmpMonitorUpdate, {
      code: 'tag',
      at: 'tags',
      reads: ['tags'],
      check: ({ tags }) => tags.map((_, index) => ({ path: ['tags', index], params: {} })),
      message: () => 'is a tag.',
    }),
  ],
})

/** Calls whose input has a given size. */
const growing: Readonly<Record<string, (size: number) => () => unknown>> = {
  'is, valid items': (size) => () => icmpMonitorUpdate.is(update({ tags: times(size, () => 'x') })),
  'wrong items': (size) => () =>
    icmpMonitorUpdate.validate(update({ tags: times(size, () => 5) }), all),
  'items with unknown fields': (size) => () =>
    icmpMonitorUpdate.validate(
      update({ request: { assertions: times(size, () => ({ sourec: 'x' })) } }),
      errors,
    ),
  'items with a warning': (size) => () =>
    icmpMonitorUpdate.validate(
      update({ request: { assertions: times(size, () => ({ source: 'LATENCY', target: 'x' })) } }),
      all,
    ),
  'nested wrong items': (size) => () =>
    icmpMonitor.validate(
      monitor({ alertChannels: { webhook: times(size, () => ({ headers: [{ key: 5 }] })) } }),
      all,
    ),
  'unknown fields': (size) => () => icmpMonitorUpdate.validate(update(fields(size, 'f')), all),
  'unknown fields near a known one': (size) => () =>
    icmpMonitorUpdate.validate(update(fields(size, 'frequencyOffset')), errors),
  'wrong items that equal those of the baseline, in another order': (size) => () => {
    const locations = times(size, (index) => `moon-${index + 1000}`)
    return icmpMonitorUpdate.validate(update({ locations }), reversed(locations))
  },
  'unknown fields of items that equal those of the baseline, in another order': (size) => () => {
    const environmentVariables = times(size, (index) => ({
      key: 'k',
      value: 'v',
      extra: { index },
    }))
    const baseline = { environmentVariables: [...environmentVariables].reverse() }
    return icmpMonitorUpdate.validate(update({ environmentVariables }), {
      baseline,
      unchanged: 'accept',
      ...errors,
    })
  },
  'different groups': (size) => () =>
    errorGroupList.validate(times(size, (index) => group({ errorHash: `h${index}` }))),
  'equal groups': (size) => () =>
    errorGroupList.validate(
      times(size, () => group()),
      all,
    ),
  'groups with hashes like indices': (size) => () =>
    errorGroupList.validate(
      times(size, (index) => group({ errorHash: String((index + 1) * 65_536) })),
    ),
  'wrong groups': (size) => () => errorGroupList.validate(wrongGroups(size), all),
  'root cause analyses': (size) => () =>
    errorGroup.validate(group({ rootCauseAnalyses: times(size, () => ({})) })),
  'unknown headers': (size) => () => updateIcmpMonitorHeaders.validate(fields(size, 'x-')),
  'one parameter many times': (size) => () =>
    listErrorGroupsQuery.validate('limit=20&'.repeat(size)),
  'unknown parameters': (size) => () =>
    listErrorGroupsQuery.validate(times(size, (index) => `p${index}=1`).join('&')),
  'a wrong request': (size) => () =>
    updateIcmpMonitor.validateRequest(
      { body: { ...fields(size, 'f'), tags: times(size, () => 5) } },
      all,
    ),
  'a problem of many errors': (size) => () =>
    toProblemDetails(
      icmpMonitorUpdate.validate(update({ tags: times(size, () => 5) }), all).errors,
    ),
  'redact, secrets': (size) => () =>
    redact(icmpMonitorUpdate, {
      environmentVariables: times(size, () => ({ key: 'k', value: 'v', secret: true })),
    }),
  'planUpdate, changed items': (size) => () => {
    const tags = times(size, (index) => `tag${index}`)
    return planUpdate(monitor({ tags }), { tags: [...tags, 'new'].reverse() })
  },
  'withDefaults, unknown fields': (size) => () => withDefaults(update(fields(size, 'f'))),
  'toUpdate, unknown fields': (size) => () => toUpdate(monitor(fields(size, 'f'))),
  'applyUpdate, unknown fields': (size) => () => applyUpdate(monitor(), update(fields(size, 'f'))),
  'an own rule about each item': (size) => () =>
    tagged.validate(update({ tags: times(size, () => 'x') }), all),
  'an own rule about a wrong list': (size) => () =>
    tagged.validate(update({ tags: times(size, (index) => (index === size - 1 ? 5 : 'x')) }), all),
}

describe('ten times the input', () => {
  // Optimized code does not count the functions that it contains.
  beforeAll(() => ['--no-opt', '--no-maglev', '--no-sparkplug'].forEach(setFlagsFromString))
  afterAll(() => ['--opt', '--sparkplug'].forEach(setFlagsFromString))

  it.each(Object.entries(growing))(
    'lets at most thirteen times as many functions run: %s',
    (_, of) => {
      expect(callsIn(of(1_000))).toBeLessThan(13 * callsIn(of(100)))
    },
  )
})

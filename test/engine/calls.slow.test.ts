// Tests that the number of functions that run in a call grows linearly with its input.
import { Session, type Profiler } from 'node:inspector'
import { setFlagsFromString } from 'node:v8'
import {
  applyUpdate,
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
import { parseJson, validateText } from 'monitor-contract/text'
import { validateYaml } from 'monitor-contract/yaml'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { group, monitor, update } from '../helpers/minimal-bodies.ts'

/**
 * Returns the number of functions of `dist/` and of the package `yaml` that run in a call. Functions that run for the
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
    .filter(({ url }) => /\/dist\/(?:index|text|yaml)\.js$|\/node_modules\/yaml\//.test(url))
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
const yaml = (text: string) => validateYaml(errorGroupList, text)
const { updateIcmpMonitor } = operations

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
    redact(times(size, () => ({ key: 'k', value: 'v', secret: true }))),
  'planUpdate, changed items': (size) => () => {
    const tags = times(size, (index) => `tag${index}`)
    return planUpdate(monitor({ tags }), { tags: [...tags, 'new'].reverse() })
  },
  'withDefaults, unknown fields': (size) => () => withDefaults(update(fields(size, 'f'))),
  'toUpdate, unknown fields': (size) => () => toUpdate(monitor(fields(size, 'f'))),
  'applyUpdate, unknown fields': (size) => () => applyUpdate(monitor(), update(fields(size, 'f'))),
  'text, wrong groups': (size) => () =>
    validateText(errorGroupList, JSON.stringify(wrongGroups(size)), all),
  'text, unknown fields': (size) => () =>
    validateText(icmpMonitorUpdate, JSON.stringify(update(fields(size, 'f')), null, 2), errors),
  'text, duplicate keys': (size) => () =>
    validateText(icmpMonitorUpdate, `{${'"a":1,'.repeat(size)}"a":1}`, all),
  'text, duplicate keys in nested objects': (size) => () =>
    validateText(
      icmpMonitorUpdate,
      `${'{"a":'.repeat(size)}{${'"b":1,'.repeat(size)}"b":1}${'}'.repeat(size)}`,
    ),
  'text, an endless string': (size) => () => parseJson(`"${'\\u0041'.repeat(size)}`),
  'text, the range of each item': (size) => () => {
    const parsed = parseJson(JSON.stringify(times(size, (index) => index)))
    return parsed.ok && times(size, (index) => parsed.rangeOf(`/${index}`))
  },
  'text, the range of a deep value': (size) => () => {
    const parsed = parseJson(`${'{"a":'.repeat(size)}1${'}'.repeat(size)}`)
    return parsed.ok && parsed.rangeOf('/a'.repeat(size))
  },
  'YAML, indicators of lists': (size) => () => yaml('- '.repeat(size)),
  'YAML, anchors without a value': (size) => () => yaml('&a '.repeat(size)),
  'YAML, fields': (size) => () => yaml(`a:\n${' - b: 1\n   c: x\n'.repeat(size)}`),
  'YAML, aliases': (size) => () => yaml('- &a x\n- *a\n'.repeat(size)),
  'YAML, merge keys': (size) => () =>
    yaml(`- &a\n${' - x: 1\n'.repeat(size)}${'- <<: *a\n'.repeat(90)}`),
}

describe('ten times the input', () => {
  // Optimized code does not count the functions that it contains.
  beforeAll(() => ['--no-opt', '--no-maglev', '--no-sparkplug'].forEach(setFlagsFromString))
  afterAll(() => ['--opt', '--sparkplug'].forEach(setFlagsFromString))

  it.each(Object.entries(growing))(
    'lets at most twelve times as many functions run: %s',
    (_, of) => {
      expect(callsIn(of(1_000))).toBeLessThan(12 * callsIn(of(100)))
    },
  )
})

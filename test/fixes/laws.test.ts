// Tests the laws of fixes: each mends its issue and nothing else, and mending one issue after the other ends.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyFix,
  errorGroup,
  errorGroupList,
  fixesFor,
  icmpMonitor,
  icmpMonitorUpdate,
  updateIcmpMonitorOperation,
  type Fix,
  type Issue,
  type Result,
} from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'
import { propertyRuns } from '../helpers/property-runs.ts'
import { frozen } from '../properties/frozen.ts'
import { spoilt } from './spoilt.ts'

type Validate = (value: unknown) => Result<unknown>

const maxIssues = 10_000
const strict = { maxIssues, unknownFields: 'error' } as const
const tolerant = { maxIssues, unknownFields: 'warn', reader: 'tolerant' } as const
const { validateRequest } = updateIcmpMonitorOperation

const inRequest = <T>(bodies: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  bodies.map((body) => ({ params: { id: 'x' }, headers: { authorization: 'Bearer x' }, body }))

/** The bodies of each validation. */
const cases: [string, Validate, fc.Arbitrary<unknown>][] = [
  [
    'an invalid update',
    (value) => icmpMonitorUpdate.validate(value, strict),
    arbitraries.invalidIcmpMonitorUpdate().map(({ value }) => value),
  ],
  [
    'an invalid monitor',
    (value) => icmpMonitor.validate(value, strict),
    arbitraries.invalidIcmpMonitor().map(({ value }) => value),
  ],
  [
    'an invalid list of error groups',
    (value) => errorGroupList.validate(value, strict),
    fc.oneof(
      arbitraries.invalidErrorGroupList().map(({ value }) => value),
      spoilt(arbitraries.errorGroupList()),
    ),
  ],
  ['a spoilt update', (value) => icmpMonitorUpdate.validate(value, strict), spoilt(arbitraries.icmpMonitorUpdate())],
  [
    'a spoilt update with a baseline',
    (value) => icmpMonitorUpdate.validate(value, { maxIssues, baseline: { name: 'edge', maxPacketLossThreshold: 1 } }),
    spoilt(arbitraries.icmpMonitorUpdate()),
  ],
  ['a spoilt monitor', (value) => icmpMonitor.validate(value, strict), spoilt(arbitraries.icmpMonitor())],
  ['a spoilt newer monitor', (value) => icmpMonitor.validate(value, tolerant), spoilt(arbitraries.icmpMonitor())],
  ['a spoilt error group', (value) => errorGroup.validate(value, strict), spoilt(arbitraries.errorGroup())],
  [
    'a request with a spoilt body',
    (value) => validateRequest(isRequest(value) ? value : {}, strict),
    inRequest(spoilt(arbitraries.icmpMonitorUpdate())),
  ],
]

const isRequest = (value: unknown): value is Parameters<typeof validateRequest>[0] => typeof value === 'object'

const issuesOf = (result: Result<unknown>): readonly Issue[] => [...result.errors, ...result.warnings]
const nameOf = ({ code, pointer }: Issue): string => `${code} ${pointer}`

/** The codes of errors about several fields, which are silent while one of the fields is invalid or elsewhere. */
const ruleCodes = new Set(['frequency-offset', 'packet-loss-order'])

const placesOf = ({ patch }: Fix): string[] =>
  patch.flatMap((step) => ('from' in step ? [step.from, step.path] : step.path))

/** Returns the leaves of a value outside the given places, by pointer. An added object is one of the places. */
function leavesOutside(places: readonly string[], value: unknown, pointer = ''): string[] {
  if (places.includes('')) return []
  const isAdded = places.includes(pointer)
  if (isAdded) return typeof value === 'object' && value !== null ? inside(places, value, pointer) : []
  if (typeof value !== 'object' || value === null) return [`${pointer} ${typeof value} ${String(value)}`]
  return [
    `${pointer} ${Array.isArray(value) ? `list of ${value.length}` : 'object'}`,
    ...inside(places, value, pointer),
  ]
}

const inside = (places: readonly string[], value: object, pointer: string): string[] =>
  Object.entries(value).flatMap(([name, part]) => {
    const step = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
    return isMoved(places, step) ? [] : leavesOutside(places, part, step)
  })

/** Whether the value at a pointer is below none of the places, so that all of it moves. */
const isMoved = (places: readonly string[], pointer: string): boolean =>
  places.includes(pointer) && !places.some((place) => place.startsWith(`${pointer}/`))

/** Checks the laws for one fix, and returns the mended value. */
function mended(validate: Validate, value: unknown, issue: Issue, fix: Fix): unknown {
  const after = applyFix(frozen(value), fix)
  const places = placesOf(fix)
  expect(leavesOutside(places, after).sort()).toEqual(leavesOutside(places, value).sort())
  const result = validate(after)
  expect(issuesOf(result).map(nameOf)).not.toContain(nameOf(issue))
  const known = new Set(issuesOf(validate(value)).map(nameOf))
  const foreign = result.errors.filter(
    (error) =>
      !known.has(nameOf(error)) &&
      !ruleCodes.has(error.code) &&
      !places.some((place) => `${error.pointer}/`.startsWith(`${place}/`)),
  )
  expect(foreign).toEqual([])
  return after
}

describe('the fixes of', () => {
  it.each(cases)('%s mend their issues and nothing else, and come to an end', (_, validate, values) => {
    let steps = 0
    fc.assert(
      fc.property(values, (first) => {
        let value = first
        for (let count = 0; ; count++) {
          expect(count).toBeLessThan(200)
          const issues = issuesOf(validate(value))
          const found = issues
            .map((issue) => ({ issue, fixes: fixesFor(issue, value) }))
            .filter(({ fixes }) => fixes.length > 0)
          if (found.length === 0) return
          for (const { issue, fixes } of found) {
            expect(new Set(fixes.map(({ title }) => title)).size).toBe(fixes.length)
            for (const fix of fixes) mended(validate, value, issue, fix)
            steps += fixes.length
          }
          const [{ issue, fixes: [fix] } = { fixes: [] }] = found
          if (issue === undefined || fix === undefined) return
          value = applyFix(value, fix)
        }
      }),
      { numRuns: propertyRuns / 5 },
    )
    expect(steps).toBeGreaterThan(propertyRuns / 100)
  })
})

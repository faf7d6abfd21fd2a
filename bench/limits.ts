import { ours, yardstick } from './contenders/index.ts'
import { median, ratio } from './measure/statistics.ts'
import type { Results } from './report/results.ts'

/**
 * A limit of speed, which must be met, and an aim, which should be. All figures are the other time divided by ours, so
 * that larger is better.
 */
export interface Limit {
  readonly what: string
  /** Returns the measured figure, or undefined if its scenario was omitted. */
  readonly measured: (results: Results) => number | undefined
  readonly limit: number
  readonly aim: number
}

type Way = 'is' | 'validate'
type Bounds = readonly [limit: number, aim: number]

const speed = (what: string, scenario: string, way: Way, [limit, aim]: Bounds, other = yardstick): Limit => ({
  what: `\`${way}\`, ${what}, against ${other === yardstick ? `\`${other}\`` : other}`,
  measured({ together }) {
    const { [ours]: own, [other]: theirs } = together[scenario]?.[way] ?? {}
    return own && theirs && ratio(theirs, own)
  },
  limit,
  aim,
})

/** Compares the time per group of a short list with that of a long one. */
const growth = (way: Way, [limit, aim]: Bounds): Limit => ({
  what: `\`${way}\`, a group of 1,000,000, against one of 10,000`,
  measured({ together }) {
    const [long, short] = [together['groups-1000000']?.[way][ours], together['groups-10000']?.[way][ours]]
    return long && short && median(short) / 10_000 / (median(long) / 1_000_000)
  },
  limit,
  aim,
})

export const limits: readonly Limit[] = [
  speed('full body', 'full', 'is', [7, 10]),
  speed('full body', 'full', 'is', [1 / 3, 1 / 2], 'by-hand'),
  ...['ajv', 'ata-validator'].map((other) => speed('full body', 'full', 'is', [1, 1.25], other)),
  speed('256 shapes', 'shapes-256', 'is', [8, 12]),
  ...['ajv', 'typebox', 'by-hand'].map((other) => speed('256 shapes', 'shapes-256', 'is', [10, 14], other)),
  speed('1,024 shapes', 'shapes-1024', 'is', [6, 8]),
  ...['ajv', 'typebox', 'by-hand'].map((other) => speed('1,024 shapes', 'shapes-1024', 'is', [7, 10], other)),
  ...['first', 'last'].flatMap((end) =>
    ['ajv-first-error', 'valibot', 'arktype', 'ata-validator'].map((other) =>
      speed(`the ${end} field invalid`, `${end}-field`, 'is', [1, 2], other),
    ),
  ),
  speed('full body', 'full', 'validate', [4, 6]),
  speed('one shape', 'shapes-1', 'validate', [1 / 1.2, 1], 'ata-validator'),
  speed('256 shapes', 'shapes-256', 'validate', [4, 6]),
  speed('256 shapes', 'shapes-256', 'validate', [5, 8], 'ajv'),
  ...['zod', 'valibot'].flatMap((other) => [
    speed('one mistake', 'one-mistake-256', 'validate', [3, 5], other),
    speed('six mistakes', 'six-mistakes-256', 'validate', [2, 3], other),
    speed('twenty mistakes', 'twenty-mistakes-256', 'validate', [2, 3], other),
  ]),
  speed('list of 100 groups', 'groups-100', 'is', [8, 12]),
  speed('list of 100 groups', 'groups-100', 'is', [1 / 2, 1 / 1.5], 'by-hand'),
  speed('list of 100 groups', 'groups-100', 'is', [3, 5], 'ajv'),
  speed('list of 100 groups', 'groups-100', 'validate', [4, 6]),
  growth('is', [1 / 2.5, 1 / 2]),
  growth('validate', [1 / 4, 1 / 2.5]),
  speed('1,000,000 wrong items', 'wrong-items', 'validate', [10, 50]),
  speed('1,000,000 unknown names', 'unknown-names', 'validate', [1 / 1.1, 1.25]),
  {
    what: 'import and first validation, against zod',
    measured: ({ startup: { [ours]: own, zod } }) => own && zod && zod / own,
    limit: 8,
    aim: 12,
  },
]

import { ours, yardstick } from './contenders/index.ts'
import { median, ratio } from './measure/statistics.ts'
import type { Results } from './report/results.ts'
import { share, times } from './report/words.ts'

/** A limit of speed, which must be met, and an aim, which should be. */
export interface Limit {
  readonly what: string
  /** Returns the measured figure, or undefined if its scenario was omitted. */
  readonly measured: (results: Results) => number | undefined
  /** Returns whether a figure is good enough for a bound. */
  readonly meets: (figure: number, bound: number) => boolean
  readonly inWords: (figure: number) => string
  readonly limit: number
  readonly aim: number
}

type Way = 'is' | 'validate'
type Bounds = readonly [limit: number, aim: number]

const atMost: Limit['meets'] = (figure, bound) => figure <= bound
const atLeast: Limit['meets'] = (figure, bound) => figure >= bound

const between = (first: string, second: string, scenario: string, way: Way) =>
  function measured({ together }: Results): number | undefined {
    const { [first]: one, [second]: other } = together[scenario]?.[way] ?? {}
    return one && other && ratio(one, other)
  }

/** A maximum for our time as a share of another time. */
const fraction = (what: string, scenario: string, way: Way, [limit, aim]: Bounds, of = yardstick): Limit => ({
  what: `${what}, against \`${of}\``,
  measured: between(ours, of, scenario, way),
  meets: atMost,
  inWords: share,
  limit,
  aim,
})

/** A minimum for another time divided by ours. */
const lead = (what: string, scenario: string, way: Way, over: string, [limit, aim]: Bounds): Limit => ({
  what: `${what}, faster than ${over}`,
  measured: between(over, ours, scenario, way),
  meets: atLeast,
  inWords: times,
  limit,
  aim,
})

/** A maximum for our time per group of a long list, divided by that of a shorter list. */
const growth = (way: Way, [limit, aim]: Bounds): Limit => ({
  what: `\`${way}\`, per group at 1,000,000 against 10,000`,
  measured({ together }) {
    const [long, short] = [together['groups-1000000']?.[way][ours], together['groups-10000']?.[way][ours]]
    return long && short && median(long) / 1_000_000 / (median(short) / 10_000)
  },
  meets: atMost,
  inWords: times,
  limit,
  aim,
})

export const limits: readonly Limit[] = [
  fraction('`is`, full body', 'full', 'is', [1 / 7, 1 / 10]),
  fraction('`is`, full body', 'full', 'is', [3, 2], 'by-hand'),
  ...['ajv', 'typebox', 'by-hand'].map((over) => lead('`is`, 256 shapes', 'shapes-256', 'is', over, [10, 14])),
  fraction('`is`, 256 shapes', 'shapes-256', 'is', [1 / 8, 1 / 12]),
  ...['ajv', 'typebox', 'by-hand'].map((over) => lead('`is`, 1,024 shapes', 'shapes-1024', 'is', over, [7, 10])),
  fraction('`is`, 1,024 shapes', 'shapes-1024', 'is', [1 / 6, 1 / 8]),
  fraction('`validate`, valid full body', 'full', 'validate', [1 / 4, 1 / 6]),
  fraction('`validate`, 256 shapes', 'shapes-256', 'validate', [1 / 4, 1 / 6]),
  lead('`validate`, 256 shapes', 'shapes-256', 'validate', 'ajv', [5, 8]),
  ...['ajv', 'ata-validator'].map((of) => fraction('`is`, full body', 'full', 'is', [1, 0.8], of)),
  ...['first', 'last'].flatMap((end) =>
    ['ajv-first-error', 'valibot', 'arktype', 'ata-validator'].map((over) =>
      lead(`\`is\`, the ${end} field invalid`, `${end}-field`, 'is', over, [1, 2]),
    ),
  ),
  fraction('`validate`, one shape', 'shapes-1', 'validate', [1.2, 1], 'ata-validator'),
  ...['zod', 'valibot'].flatMap((over) => [
    lead('`validate`, one mistake', 'one-mistake-256', 'validate', over, [3, 5]),
    lead('`validate`, six mistakes', 'six-mistakes-256', 'validate', over, [2, 3]),
    lead('`validate`, twenty mistakes', 'twenty-mistakes-256', 'validate', over, [2, 3]),
  ]),
  fraction('`is`, list of 100 groups', 'groups-100', 'is', [2, 1.5], 'by-hand'),
  fraction('`is`, list of 100 groups', 'groups-100', 'is', [1 / 8, 1 / 12]),
  lead('`is`, list of 100 groups', 'groups-100', 'is', 'ajv', [3, 5]),
  fraction('`validate`, list of 100 groups', 'groups-100', 'validate', [1 / 4, 1 / 6]),
  growth('is', [2.5, 2]),
  growth('validate', [4, 2.5]),
  fraction('`validate`, 1,000,000 wrong items', 'wrong-items', 'validate', [1 / 10, 1 / 50]),
  fraction('`validate`, 1,000,000 unknown names', 'unknown-names', 'validate', [1.1, 0.8]),
  {
    what: 'import and first validation, against zod',
    measured: ({ startup: { [ours]: own, zod } }) => own && zod && own / zod,
    meets: atMost,
    inWords: share,
    limit: 1 / 8,
    aim: 1 / 12,
  },
]

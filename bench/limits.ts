import { ours, yardstick } from './contenders/index.ts'
import type { Way } from './measure/measured.ts'
import { ratio } from './measure/statistics.ts'
import type { Results } from './report/results.ts'

/** How many times as fast as another contender this package must be, and should be. */
export interface Limit {
  readonly way: Way
  readonly scenario: string
  readonly other: string
  readonly limit: number
  readonly aim?: number
}

export const limits: readonly Limit[] = [
  { way: 'is', scenario: 'shapes-256', other: 'ajv', limit: 5.5, aim: 10 },
  { way: 'is', scenario: 'shapes-256', other: yardstick, limit: 4.2 },
  { way: 'is', scenario: 'full', other: 'ajv', limit: 0.25, aim: 0.6 },
  { way: 'is', scenario: 'full', other: 'zod', limit: 2 },
  { way: 'validate', scenario: 'two-warnings', other: 'zod', limit: 1.3, aim: 2 },
  { way: 'validate', scenario: 'two-warnings', other: yardstick, limit: 2.3 },
  { way: 'validate', scenario: 'shapes-256', other: 'zod', limit: 7, aim: 12 },
  { way: 'validate', scenario: 'shapes-256', other: yardstick, limit: 2.4 },
  ...['six-mistakes-256', 'six-mistakes-1'].flatMap((scenario) =>
    ['zod', 'valibot'].map((other) => ({ way: 'validate', scenario, other, limit: 1.6, aim: 3 }) as const),
  ),
  { way: 'validate', scenario: 'twenty-mistakes-256', other: 'valibot', limit: 1.2, aim: 2 },
  { way: 'is', scenario: 'six-mistakes', other: yardstick, limit: 3, aim: 50 },
  { way: 'is', scenario: 'groups-100', other: 'ajv', limit: 1.5, aim: 3 },
  { way: 'is', scenario: 'groups-100', other: 'zod', limit: 1.7 },
  { way: 'validate', scenario: 'groups-100', other: yardstick, limit: 2, aim: 6 },
]

/** Returns how many times as fast this package was measured, or undefined if the figures lack the scenario. */
export function measured({ way, scenario, other }: Limit, { together }: Pick<Results, 'together'>): number | undefined {
  const { [ours]: own, [other]: theirs } = together[scenario]?.[way] ?? {}
  return own && theirs && ratio(theirs, own)
}

import { ours } from './contenders/index.ts'
import type { Way } from './measure/measured.ts'
import { ratio } from './measure/statistics.ts'
import type { Results } from './report/results.ts'

/**
 * How many times as fast as other contenders this package should be. The tables print these
 * figures beside the measured ones; no test compares them, because times depend on the machine.
 */
export interface Limit {
  readonly way: Way
  readonly scenario: string
  /** The contenders of which the fastest is compared. */
  readonly others: readonly string[]
  readonly limit: number
}

export const limits: readonly Limit[] = [
  { way: 'validate', scenario: 'full', others: ['zod'], limit: 1.8 },
  { way: 'validate', scenario: 'shapes-256', others: ['zod'], limit: 7 },
  { way: 'validate', scenario: 'groups-100', others: ['zod'], limit: 1.7 },
  { way: 'validate', scenario: 'six-mistakes', others: ['zod', 'valibot'], limit: 1.6 },
  { way: 'validate', scenario: 'six-mistakes-256', others: ['zod', 'valibot'], limit: 1.6 },
  { way: 'is', scenario: 'shapes-256', others: ['ajv'], limit: 5 },
]

/** Returns how many times as fast this package was measured; undefined if a figure is missing. */
export function measured(
  { way, scenario, others }: Limit,
  { together }: Pick<Results, 'together'>,
): number | undefined {
  const rounds = together[scenario]?.[way] ?? {}
  const own = rounds[ours]
  const ratios = others.map((other) => {
    const theirs = rounds[other]
    return own === undefined || theirs === undefined ? undefined : ratio(theirs, own)
  })
  const known = ratios.filter((each) => each !== undefined)
  return known.length === others.length ? Math.min(...known) : undefined
}

import { ours } from '../contenders/index.ts'
import { limits, type Limit } from '../limits.ts'
import { median, ratio } from '../measure/statistics.ts'
import type { Rounds } from '../measure/worker.ts'
import type { Results } from './results.ts'
import { kilobytes, share, table, times } from './words.ts'

const between = (rounds: Rounds | undefined, first: string, second: string): number | undefined => {
  const [one, other] = [rounds?.[first], rounds?.[second]]
  return one === undefined || other === undefined ? undefined : ratio(one, other)
}

/** Returns the measured value of a limit; undefined if its scenario was omitted. */
function measured(limit: Limit, { together, startup, sizes, types }: Results): number | undefined {
  switch (limit.kind) {
    case 'share':
      return between(together[limit.scenario]?.[limit.way], ours, limit.of)
    case 'lead':
      return between(together[limit.scenario]?.[limit.way], limit.over, ours)
    case 'growth': {
      const [large, small] = [together[limit.scenario]?.[limit.way][ours], together[limit.from]?.[limit.way][ours]]
      return large && small && median(large) / limit.parts / (median(small) / limit.fromParts)
    }
    case 'issues':
      return together[limit.scenario]?.mistakes[ours]
    case 'startup': {
      const [own, other] = [startup[ours], startup[limit.of]]
      return own === undefined || other === undefined ? undefined : own / other
    }
    case 'size':
      return sizes[ours]?.[limit.consumer]?.esbuild
    case 'types':
      return types[ours]
  }
}

const words: Readonly<Record<Limit['kind'], (value: number) => string>> = {
  share,
  lead: times,
  growth: times,
  issues: String,
  startup: share,
  size: kilobytes,
  types: (value) => value.toLocaleString('en'),
}

function keeps({ kind }: Limit, value: number, bound: number): boolean {
  if (kind === 'issues') return value === bound
  return kind === 'lead' ? value >= bound : value <= bound
}

function outcome(limit: Limit, value: number | undefined): string {
  if (value === undefined) return 'not measured'
  if (keeps(limit, value, limit.aim)) return 'aim reached'
  return keeps(limit, value, limit.limit) ? 'limit kept' : '**limit missed**'
}

/** Returns a table of every limit and aim with the measured value. */
export function limitsTable(results: Results): string {
  return table(
    ['what', 'measured', 'limit', 'aim', 'result'],
    limits.map((limit) => {
      const value = measured(limit, results)
      const say = words[limit.kind]
      return [
        limit.what,
        value === undefined ? '' : say(value),
        say(limit.limit),
        say(limit.aim),
        outcome(limit, value),
      ]
    }),
  )
}

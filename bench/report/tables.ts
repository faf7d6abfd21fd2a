import { contenders, ours, yardstick } from '../contenders/index.ts'
import { limits, measured, type Limit } from '../limits.ts'
import { median } from '../measure/statistics.ts'
import { scenarios } from '../scenarios/index.ts'
import type { Results } from './results.ts'
import { kilobytes, table, time, times } from './words.ts'

const names = [...contenders, yardstick]

const rowTitle = (way: string, scenario: string): string => `\`${way}\`, ${scenarios[scenario]?.title ?? scenario}`

/** Returns a table of medians, with a row for each function and scenario. */
export const timesTable = ({ together }: Pick<Results, 'together'>): string =>
  table(
    ['case', ...names],
    (['is', 'validate'] as const).flatMap((way) =>
      Object.entries(together)
        .filter(([, { [way]: rounds }]) => rounds[ours] !== undefined)
        .map(([scenario, { [way]: rounds }]) => [
          rowTitle(way, scenario),
          ...names.map((name) => (rounds[name] === undefined ? '' : time(median(rounds[name])))),
        ]),
    ),
  )

export const sizesTable = ({ sizes }: Pick<Results, 'sizes'>): string =>
  table(
    ['contender', '`validate`', '`is`'],
    Object.entries(sizes).map(([name, { validate, is }]) => [name, kilobytes(validate.esbuild), kilobytes(is.esbuild)]),
  )

/** Returns a table of every limit and aim with the measured figure. */
export const limitsTable = (results: Pick<Results, 'together'>): string =>
  table(
    ['how many times as fast', 'measured', 'limit', 'aim', 'result'],
    limits.map((row) => {
      const figure = measured(row, results)
      return [
        `${rowTitle(row.way, row.scenario)}, against ${row.other}`,
        figure === undefined ? '' : times(figure),
        times(row.limit),
        row.aim === undefined ? '' : times(row.aim),
        outcome(row, figure),
      ]
    }),
  )

function outcome({ limit, aim = Infinity }: Limit, figure: number | undefined): string {
  if (figure === undefined) return 'not measured'
  if (figure >= aim) return 'aim reached'
  return figure >= limit ? 'limit kept' : '**limit missed**'
}

/** Returns the paragraph about speed and size in the project's README. */
export function summary({ together, sizes, environment: { date, commit } }: Results): string {
  const share = (way: 'is' | 'validate'): number => {
    const timeOf = (name: string): number => median(together['full']?.[way][name] ?? [])
    return Math.round((timeOf(ours) / timeOf(yardstick)) * 100)
  }
  const size = Math.round((sizes[ours]?.validate.esbuild ?? 0) / 1000)
  const page = 'https://github.com/monitor-contract/monitor-contract/blob/main/bench/README.md'
  return [
    `At commit ${commit} (${date}), \`is\` took ${share('is')} % and \`validate\` ${share('validate')} % as long as`,
    '`JSON.parse` of the same full body; small bodies can take a larger share.',
    `A bundle with \`icmpMonitorUpdate\` was ${size} KB, minified and gzipped ([benchmark](${page})).`,
  ].join(' ')
}

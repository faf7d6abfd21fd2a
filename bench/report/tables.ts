import { contenders, ours, yardstick } from '../contenders/index.ts'
import { limits, measured } from '../limits.ts'
import type { Measured, Way } from '../measure/measured.ts'
import { median } from '../measure/statistics.ts'
import { scenarios } from '../scenarios/index.ts'
import type { Results } from './results.ts'
import { kilobytes, table, time, times } from './words.ts'

const names = [...contenders, yardstick]

const rowTitle = (way: Way, scenario: string): string =>
  `\`${way}\`, ${scenarios[scenario]?.title ?? scenario}`

/** The scenarios of the published table, for both functions; the picture shows more shapes. */
const published = ['full', 'two-warnings', 'shapes-1', 'shapes-256', 'groups-100']

/** The scenarios with mistakes, for `validate` alone: `is` stops at the first one. */
const withMistakes = ['six-mistakes', 'six-mistakes-256', 'twenty-mistakes-256']

/** Returns a table of medians, with a row for each function and scenario. */
export function timesTable({ together }: Pick<Results, 'together'>): string {
  const row = (way: Way, scenario: string): readonly string[] => [
    rowTitle(way, scenario),
    ...names.map((name) => timeOrEmpty(together[scenario]?.[way][name])),
  ]
  const rows = [
    ...published.map((scenario) => row('is', scenario)),
    ...[...published, ...withMistakes].map((scenario) => row('validate', scenario)),
  ]
  const all = [...rows, perIssueRow(together)]
  const measuredRows = all.filter(([, ...cells]) => cells.some((cell) => cell !== ''))
  return table(['case', ...names], measuredRows)
}

const timeOrEmpty = (rounds: readonly number[] | undefined): string =>
  rounds === undefined ? '' : time(median(rounds))

/** Returns what `validate` takes longer for each further mistake, by twenty and six of them. */
function perIssueRow(together: Measured): readonly string[] {
  const twenty = together['twenty-mistakes-256']?.validate ?? {}
  const six = together['six-mistakes-256']?.validate ?? {}
  const cells = contenders.map((name) => {
    const more = twenty[name]?.map((value, round) => (value - (six[name]?.[round] ?? NaN)) / 14)
    const each = more === undefined ? NaN : median(more)
    return each > 0 ? time(each) : ''
  })
  return ['`validate`, each further mistake', ...cells, '']
}

export const sizesTable = ({ sizes }: Pick<Results, 'sizes'>): string =>
  table(
    ['contender', '`validate`', '`is`'],
    Object.entries(sizes).map(([name, { validate, is }]) => [
      name,
      kilobytes(validate.esbuild),
      kilobytes(is.esbuild),
    ]),
  )

/** Returns a table of every limit with the measured figure. */
export const limitsTable = (results: Pick<Results, 'together'>): string =>
  table(
    ['how many times as fast', 'measured', 'should be'],
    limits.map((row) => {
      const figure = measured(row, results)
      return [
        `${rowTitle(row.way, row.scenario)}, against ${row.others.join(' or ')}`,
        figure === undefined ? '' : times(figure),
        times(row.limit),
      ]
    }),
  )

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

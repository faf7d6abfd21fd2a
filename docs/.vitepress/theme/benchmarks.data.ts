import { readFileSync } from 'node:fs'
import { median } from '../../../bench/measure/statistics.ts'
import { kilobytes, time } from '../../../bench/report/words.ts'

export interface Bar {
  readonly name: string
  readonly value: number
  readonly text: string
}

export interface Chart {
  readonly title: string
  readonly bars: readonly Bar[]
}

/** The parts of the results that the charts show. */
interface Results {
  readonly environment: {
    readonly date: string
    readonly commit: string
    readonly machine: string
    readonly node: string
  }
  readonly together: Readonly<Record<string, Measured>>
  readonly sizes: Readonly<Record<string, { readonly validate: { readonly esbuild: number } }>>
}
type Rounds = Readonly<Record<string, readonly number[]>>

interface Measured {
  readonly is: Rounds
  readonly validate: Rounds
  readonly mistakes: Readonly<Record<string, number>>
}

export interface Benchmarks {
  readonly measured: string
  readonly charts: readonly Chart[]
}

declare const data: Benchmarks
export { data }

const ours = 'monitor-contract'

const chart = (title: string, values: Readonly<Record<string, number>>, inWords: (value: number) => string): Chart => ({
  title,
  bars: Object.entries(values)
    .map(([name, value]) => ({ name, value, text: inWords(value) }))
    .sort((a, b) => a.value - b.value),
})

/** Our value divided by the best value of a chart. */
const factorOf = ({ bars }: Chart): number =>
  (bars.find(({ name }) => name === ours)?.value ?? NaN) / (bars[0]?.value ?? NaN)

const mapped = <T>(record: Readonly<Record<string, T>>, valueOf: (value: T) => number): Record<string, number> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, valueOf(value)]))

export default {
  watch: ['../../../bench/results/results.json'],
  load([file = '']: string[]): Benchmarks {
    const { environment, together, sizes } = JSON.parse(readFileSync(file, 'utf8')) as Results
    const { date, commit, machine, node } = environment

    /** Returns a chart of medians, without contenders that report fewer mistakes than this package. */
    function timeChart(title: string, scenario: string, way: 'is' | 'validate'): Chart {
      const { [way]: rounds, mistakes } = together[scenario] ?? { is: {}, validate: {}, mistakes: {} }
      const { [ours]: own = 0 } = mistakes
      const complete = Object.entries(rounds).filter(([name]) => way === 'is' || (mistakes[name] ?? own) >= own)
      return chart(title, mapped(Object.fromEntries(complete), median), time)
    }

    return {
      measured: `Measured on ${date} at ${commit}: ${machine}, Node.js ${node}. Medians; shorter is better. The chart in which ${ours} takes the most time or space, compared with the best, comes first.`,
      charts: [
        timeChart('Many shapes: time of is() for bodies with 256 different sets of fields', 'shapes-256', 'is'),
        timeChart('One shape: time of is() for bodies with the same fields', 'shapes-1', 'is'),
        timeChart('A full body: time of validate() for a valid body', 'full', 'validate'),
        timeChart('Six mistakes, one shape: time of validate()', 'six-mistakes-1', 'validate'),
        timeChart('Six mistakes, 256 different sets of fields: time of validate()', 'six-mistakes-256', 'validate'),
        chart(
          'Size: bundle of a program that validates updates, minified and gzipped',
          mapped(sizes, ({ validate }) => validate.esbuild),
          kilobytes,
        ),
      ].sort((a, b) => factorOf(b) - factorOf(a)),
    }
  },
}

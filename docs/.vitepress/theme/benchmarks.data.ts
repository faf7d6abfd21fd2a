import { readFileSync } from 'node:fs'

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
  readonly startup: Readonly<Record<string, number>>
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

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
const time = (nanoseconds: number): string =>
  nanoseconds < 1_000 ? `${Math.round(nanoseconds)} ns` : `${(nanoseconds / 1_000).toFixed(1)} µs`

const chart = (title: string, values: Readonly<Record<string, number>>, inWords: (value: number) => string): Chart => ({
  title,
  bars: Object.entries(values)
    .map(([name, value]) => ({ name, value, text: inWords(value) }))
    .sort((a, b) => a.value - b.value),
})

/** Returns the times of `validate`, without contenders that report fewer mistakes than this package. */
function timesOfAllMistakes({ validate, mistakes }: Measured): Record<string, number> {
  const { 'monitor-contract': own = 0 } = mistakes
  const complete = Object.entries(validate).filter(([name]) => (mistakes[name] ?? own) >= own)
  return mapped(Object.fromEntries(complete), median)
}

/** Our place in a chart, from 0 for the best. */
const placeOf = ({ bars }: Chart): number => bars.findIndex(({ name }) => name === 'monitor-contract')

const mapped = <T>(record: Readonly<Record<string, T>>, valueOf: (value: T) => number): Record<string, number> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, valueOf(value)]))

export default {
  watch: ['../../../bench/results/results.json'],
  load([file = '']: string[]): Benchmarks {
    const { environment, together, sizes, startup } = JSON.parse(readFileSync(file, 'utf8')) as Results
    const { date, commit, machine, node } = environment
    const timesOfIs = (scenario: string): Record<string, number> => mapped(together[scenario]?.is ?? {}, median)
    const mistakes = together['six-mistakes-256']
    return {
      measured: `Measured on ${date} at ${commit}: ${machine}, Node.js ${node}. Medians; shorter is better. The comparison in which monitor-contract is furthest behind comes first.`,
      charts: [
        chart('Many shapes: time of is() for bodies with 256 different sets of fields', timesOfIs('shapes-256'), time),
        chart('One shape: time of is() for bodies with the same fields', timesOfIs('shapes-1'), time),
        chart(
          'Mistakes: time of validate() for 256 shapes with six mistakes',
          mistakes === undefined ? {} : timesOfAllMistakes(mistakes),
          time,
        ),
        chart(
          'Size: bundle of a program that validates updates, minified and gzipped',
          mapped(sizes, ({ validate }) => validate.esbuild),
          (bytes) => `${(bytes / 1_000).toFixed(1)} KB`,
        ),
        chart(
          'Start: time of the import and the first validation',
          startup,
          (milliseconds) => `${milliseconds.toFixed(1)} ms`,
        ),
      ].sort((a, b) => placeOf(b) - placeOf(a)),
    }
  },
}

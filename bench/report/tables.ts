import { contenders, ours, yardstick } from '../contenders/index.ts'
import { limits, type Limit } from '../limits.ts'
import { median, quantile, ratio } from '../measure/statistics.ts'
import type { MeasuredScenario } from '../measure/worker.ts'
import { partNames } from '../parts/part-names.ts'
import { scenarios } from '../scenarios/index.ts'
import type { Results } from './results.ts'
import { kilobytes, milliseconds, table, time, times } from './words.ts'

const ways = { is: '`is`: valid or not', validate: '`validate`: all issues' } as const

const names = [...contenders.map(({ name }) => name), yardstick]
const titleOf = (scenario: string): string => scenarios[scenario]?.title ?? scenario

/** Returns a table of medians with a row for each scenario, and with what the contenders of a scenario did. */
function timeTable(together: Results['together'], way: keyof typeof ways): string {
  const row = (name: string, { bytes, [way]: rounds }: MeasuredScenario): readonly string[] => [
    `${titleOf(name)} (${Math.round(bytes).toLocaleString('en')} bytes)`,
    ...names.map((one) => (rounds[one] === undefined ? '' : time(median(rounds[one])))),
  ]
  return table(
    ['', ...names],
    Object.entries(together).map(([name, measured]) => row(name, measured)),
  )
}

/** Returns a table of the number of errors that `validate` reports, with a row for each scenario with mistakes. */
const mistakesTable = ({ together }: Results): string =>
  table(
    ['', ...names],
    Object.entries(together)
      .filter(([name]) => scenarios[name]?.valid === false)
      .map(([name, { mistakes }]) => [titleOf(name), ...names.map((one) => mistakes[one]?.toLocaleString('en') ?? '')]),
  )

/** Returns a line for each contender that a scenario omits. */
const omissions = ({ together }: Results): string =>
  Object.entries(together)
    .flatMap(([name, { leftOut }]) =>
      Object.entries(leftOut).map(([contender, reason]) => `- ${titleOf(name)}, without ${contender}: ${reason}.`),
    )
    .join('\n')

/** Returns a table with a row for each contender and a column for each scenario: medians in separate processes. */
function aloneTable(alone: Results['alone'], way: keyof typeof ways): string {
  const columns = [...new Set(Object.values(alone).flatMap((measured) => Object.keys(measured)))]
  const cell = (name: string, scenario: string): string => {
    const rounds = alone[name]?.[scenario]?.[way][name]
    return rounds === undefined ? '' : time(median(rounds))
  }
  return table(
    ['', ...columns.map(titleOf)],
    Object.keys(alone).map((name) => [name, ...columns.map((scenario) => cell(name, scenario))]),
  )
}

/** Returns a table of the time of `is` by the number of shapes. */
export function shapesTable({ together }: Results): string {
  const columns = Object.keys(together).filter((name) => name.startsWith('shapes-'))
  return table(
    ['`is` of one body', ...columns.map(titleOf)],
    names.map((name) => [name, ...columns.map((scenario) => time(median(together[scenario]?.is[name] ?? [])))]),
  )
}

const consumers = ['validate', 'is', 'everything'] as const

export function sizesTable({ sizes }: Results): string {
  const head = [
    '',
    ...['validates updates', '`is` of updates', 'whole main entry'].flatMap((consumer) => [
      `${consumer}, esbuild`,
      'rolldown',
    ]),
  ]
  return table(
    head,
    Object.entries(sizes).map(([name, of]) => [
      name,
      ...consumers.flatMap((consumer) =>
        [of[consumer]?.esbuild, of[consumer]?.rolldown].map((bytes) => (bytes === undefined ? '' : kilobytes(bytes))),
      ),
    ]),
  )
}

export function footprintTable({ startup, types }: Results): string {
  return table(
    ['', 'import and first validation', 'type instantiations'],
    Object.keys(startup).map((name) => [
      name,
      milliseconds(startup[name] ?? NaN),
      types[name]?.toLocaleString('en') ?? '',
    ]),
  )
}

export const timeTables = (results: Results): string =>
  [
    ...Object.entries(ways).map(
      ([way, title]) => `${title}\n\n${timeTable(results.together, way as keyof typeof ways)}`,
    ),
    `Errors that \`validate\` reports\n\n${mistakesTable(results)}`,
    omissions(results),
  ].join('\n\n')

export const aloneTables = ({ alone }: Results): string =>
  Object.entries(ways)
    .map(([way, title]) => `${title}\n\n${aloneTable(alone, way as keyof typeof ways)}`)
    .join('\n\n')

/** Returns a table of the contenders with other results for the conformance vectors. */
export function deviationsTable({ deviations }: Results): string {
  return table(
    ['', 'conformance vectors', 'other results', 'files'],
    Object.entries(deviations).map(([name, { cases, names }]) => [
      name,
      cases.toLocaleString('en'),
      String(names.length),
      [...new Set(names.map((one) => one.replace(/^(\w+): ([\w-]+)\.json:.*$/s, '$1: $2')))].join('<br>'),
    ]),
  )
}

/** Returns a table of the time of `validateText` for each text. */
export const textTable = ({ texts }: Results): string =>
  table(
    ['text', '`validateText`', 'middle half of the rounds', 'over `JSON.parse` and `validate`', 'over jsonc-parser'],
    Object.entries(texts).map(([title, { ours: own, engine, jsonc }]) => [
      title,
      time(median(own)),
      `${time(quantile(own, 0.25))} to ${time(quantile(own, 0.75))}`,
      times(ratio(own, engine)),
      times(ratio(own, jsonc)),
    ]),
  )

/** Returns a table of the time of `validate` for each language of the messages. */
export const languagesTable = ({ languages }: Results): string =>
  table(
    ['language', '`validate`, six mistakes', 'over English'],
    Object.entries(languages).map(([language, rounds]) => [
      language,
      time(median(rounds)),
      times(ratio(rounds, languages['en'] ?? [])),
    ]),
  )

/** Returns a table of the parts of our calls of `validate`, in per cent, and of their floor. */
export const partsTable = ({ parts }: Results): string =>
  table(
    ['`validate`', ...partNames, 'over the floor'],
    Object.entries(parts).map(([name, { shares, call, floor }]) => [
      titleOf(name),
      ...partNames.map((part) => String(Math.round(100 * shares[part]))),
      times(ratio(call, floor)),
    ]),
  )

/** Returns a table of every limit and aim with the measured figure. */
export const limitsTable = (results: Results): string =>
  table(
    ['what', 'measured', 'limit', 'aim', 'result'],
    limits.map((row) => {
      const figure = row.measured(results)
      return [
        row.what,
        figure === undefined ? '' : times(figure),
        times(row.limit),
        times(row.aim),
        outcome(row, figure),
      ]
    }),
  )

function outcome({ limit, aim }: Limit, figure: number | undefined): string {
  if (figure === undefined) return 'not measured'
  if (figure >= aim) return 'aim reached'
  return figure >= limit ? 'limit kept' : '**limit missed**'
}

/**
 * Returns a row for each scenario and function in which a contender is faster than this package. Contenders of `validate`
 * that report fewer errors are left out.
 */
export function lossesTable({ together }: Results): string {
  const rows = Object.entries(together).flatMap(([scenario, measured]) =>
    (['is', 'validate'] as const).flatMap((way) => {
      const { [ours]: own = [], ...others } = measured[way]
      const faster = contenders
        .filter(({ name }) => way === 'is' || (measured.mistakes[name] ?? 0) >= (measured.mistakes[ours] ?? 0))
        .map(({ name }) => ({ name, factor: ratio(own, others[name] ?? []) }))
        .filter(({ factor }) => factor > 1.05)
        .sort((a, b) => b.factor - a.factor)
        .map(({ name, factor }) => `${name} ${times(factor)}`)
      const shown = [...faster.slice(0, 3), ...(faster.length > 3 ? [`${faster.length - 3} more`] : [])]
      return faster.length === 0 ? [] : [[`\`${way}\`, ${titleOf(scenario)}`, time(median(own)), shown.join(', ')]]
    }),
  )
  return table(['what', ours, 'the fastest, and how many times as fast'], rows)
}

import { codePage, codesPage, meaningOf } from '../report/code-reference.ts'
import type { CheckedFile, MonitorResult } from './check-text.ts'
import { fixesOf, mayBeNoMonitor } from './fixes-of.ts'
import type { FixMode, Flags } from './flags.ts'

/** What the summary says besides the results. */
export interface SummaryOptions extends Pick<Flags, 'diff' | 'fix' | 'quiet'> {
  /** Whether the flag `--at` or the configuration says where the monitors are. */
  readonly hasAt: boolean
}

/**
 * Returns the lines at the end of the output: what was checked, found and fixed, and what could be.
 */
export function summary(checked: readonly CheckedFile[], options: SummaryOptions): string {
  const { hasAt, fix, diff } = options
  const lines = [
    ...(hasAt ? [] : [...automaticPlaces(checked), ...noPlaces(checked)]),
    ...checked.flatMap(unfixed(fix)),
    fixed(checked, diff),
    counts(checked, options),
    fixable(checked),
    aboutCodes(checked, options),
  ]
  return lines.filter((line) => line !== '').join('\n')
}

/** Says where monitors were found in files that are no monitor themselves. */
function automaticPlaces(checked: readonly CheckedFile[]): readonly string[] {
  const files = new Map<string, string[]>()
  for (const { file, results } of checked) {
    const places = new Set(
      results.map(({ at }) => at.replace(/[^/]*$/, '*')).filter((at) => at !== '*'),
    )
    for (const place of places) {
      const known = files.get(place) ?? []
      known.push(file)
      files.set(place, known)
    }
  }
  return Array.from(files, ([place, names]) => {
    return `Monitors found at ${place} in ${filesIn(names)}; --at names another place.`
  })
}

/** Says how to check files in which no monitor was found. */
function noPlaces(checked: readonly CheckedFile[]): readonly string[] {
  const files = checked.filter(({ results }) => {
    return results.some(({ at, result }) => at === '' && mayBeNoMonitor(result))
  })
  if (files.length === 0) return []
  const names = filesIn(files.map(({ file }) => file))
  return [`Found no heartbeat or script in ${names}; --at names the place of monitors in a file.`]
}

const filesIn = (names: readonly string[]): string =>
  names.length > 3 ? counted(names.length, 'file') : names.join(', ')

/** Says which values were not fixed because they may be no monitor. */
const unfixed =
  (fix: FixMode) =>
  ({ file, results }: CheckedFile): readonly string[] => {
    if (fix === 'none') return []
    return results.filter(isUnfixed).map(({ result: { errors } }) => {
      const { line, column } = errors[0]?.range.start ?? { line: 1, column: 1 }
      const place = `${file}:${line}:${column}`
      return `${place}: not fixed, because it has neither heartbeat nor script: is it a monitor?`
    })
  }

/** Returns whether a value may be no monitor, and has issues with fixes. */
const isUnfixed = ({ result }: MonitorResult): boolean =>
  mayBeNoMonitor(result) &&
  [...result.errors, ...result.warnings].some(({ fixes }) => fixes.length > 0)

/** Says what was checked and found. */
function counts(checked: readonly CheckedFile[], options: SummaryOptions): string {
  const results = checked.flatMap((file) => file.results)
  const where = `${counted(results.length, 'monitor')} in ${counted(checked.length, 'file')}`
  return `Checked ${where}: ${found(results, options)}.`
}

function found(results: readonly MonitorResult[], { quiet, diff }: SummaryOptions): string {
  const errors = sum(results, ({ result }) => result.errors.length)
  const warnings = sum(results, ({ result }) => result.warnings.length)
  if (errors + warnings === 0) return 'no issues'
  const parts = [
    `${counted(errors, 'error')}, ${counted(warnings, 'warning')}`,
    quiet && warnings > 0 ? ' (not shown)' : '',
    results.some(({ result }) => result.truncated) ? ', and more' : '',
    diff ? ' would be left' : '',
  ]
  return parts.join('')
}

/** Says how many fixes were made. */
function fixed(checked: readonly CheckedFile[], isDiff: boolean): string {
  const changed = checked.filter(({ before, text }) => before !== text)
  if (changed.length === 0) return ''
  const fixes = counted(
    sum(changed, ({ applied }) => applied.length),
    'issue',
  )
  return `${isDiff ? 'Would fix' : 'Fixed'} ${fixes} in ${counted(changed.length, 'file')}.`
}

/** Says how many of the issues that are left can be fixed, and how. */
function fixable(checked: readonly CheckedFile[]): string {
  const left = checked.flatMap(waysToFix)
  if (left.length === 0) return ''
  const safe = count(left, 'safe')
  const unsafe = count(left, 'unsafe')
  const none = left.length - safe - unsafe
  const haveNone = `${none === 1 ? 'has' : 'have'} no fix`
  if (none === left.length) return `${counted(none, 'issue')} ${haveNone}.`
  const parts = [
    ...(safe > 0 ? [`--fix can fix ${safe}`] : []),
    ...(unsafe > 0 ? [`--unsafe-fixes can fix ${unsafe}${safe > 0 ? ' more' : ''}`] : []),
    ...(none > 0 ? [`${none} ${haveNone}`] : []),
  ]
  return `Of ${counted(left.length, 'issue')}, ${parts.join(', ')}.`
}

/** Says where the shown codes are described, apart from those of own rules. */
function aboutCodes(checked: readonly CheckedFile[], { quiet, diff }: SummaryOptions): string {
  if (diff) return ''
  const issues = checked.flatMap(({ results }) =>
    results.flatMap(({ result }) => [...result.errors, ...(quiet ? [] : result.warnings)]),
  )
  const codes = [...new Set(issues.map(({ code }) => code))].filter(
    (code) => meaningOf(code) !== undefined,
  )
  const [code] = codes
  if (code === undefined) return ''
  return codes.length === 1 ? `About ${code}: ${codePage(code)}` : `About the codes: ${codesPage}`
}

type WayToFix = 'safe' | 'unsafe' | 'none'

const waysToFix = ({ results }: CheckedFile): readonly WayToFix[] =>
  results.flatMap(({ result }) => {
    const fixOf = fixesOf(result)
    const { errors, warnings } = result
    return [...errors, ...warnings].map((issue) => fixOf(issue)?.applicability ?? 'none')
  })

const count = (ways: readonly WayToFix[], way: WayToFix): number =>
  ways.filter((each) => each === way).length

const counted = (amount: number, noun: string): string =>
  `${amount} ${noun}${amount === 1 ? '' : 's'}`

const sum = <Item>(items: readonly Item[], amount: (item: Item) => number): number =>
  items.reduce((total, item) => total + amount(item), 0)

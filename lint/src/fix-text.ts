import type { Issue } from 'monitor-contract'
import { assertContract, type LintContract } from './lint-contract.ts'
import { resolveOptions, type LintOptions } from './lint-options.ts'
import type { AnyIssue, LintResult, TextEdit } from './lint-result.ts'
import { issuesByMonitor } from './lint-text.ts'
import type { LocatedIssue } from './monitors/located-issues.ts'
import { resultOf, type MonitorIssues } from './monitors/monitor-issues.ts'
import { edited } from './text/spell.ts'

/** Options of `fixText`. */
export interface FixTextOptions extends Pick<LintOptions, 'language' | 'at'> {
  /** Whether fixes that are only likely are applied, too: `false` by default. */
  readonly unsafe?: boolean | undefined
}

/** A fix that `fixText` applied. */
export interface AppliedFix {
  readonly document: number
  readonly at: string
  readonly pointer: string
  readonly code: string
  readonly title: string
  /** The line of the issue in the text to which the fix was applied. */
  readonly line: number
}

/** A text with fixes. */
export interface FixTextResult<T = unknown, I extends AnyIssue = Issue> {
  readonly text: string
  readonly applied: readonly AppliedFix[]
  /** The results of `lintText` for the new text. */
  readonly results: readonly LintResult<T, I>[]
}

/**
 * Applies the fixes of a text, safe ones by default, and checks it again, until none is left.
 *
 * The new text never has more errors than the given one. A value with neither `heartbeat` nor
 * `script` is not fixed, because it may be no monitor.
 *
 * @throws TypeError if the contract, the text or an option is none
 * @example
 * fixText(icmpMonitorUpdate, '{"heartbeat":{},"script":"","activted":true}').text
 * // '{"heartbeat":{},"script":"","activated":true}'
 */
export function fixText<T, I extends AnyIssue = Issue>(
  contract: LintContract<T, I>,
  text: string,
  options?: FixTextOptions,
): FixTextResult<T, I>
export function fixText(
  contract: LintContract,
  given: string,
  options: FixTextOptions = {},
): FixTextResult<unknown, AnyIssue> {
  const resolved = resolveFixOptions(contract, given, options)
  const check = (text: string): Checked => {
    const monitors = issuesByMonitor(contract, text, resolved)
    return { text, monitors, errors: errorsIn(monitors, contract) }
  }
  const unsafe = options.unsafe === true
  const tried = new Set<string>()
  const applied: AppliedFix[] = []
  let state = check(given)
  let fixes = candidatesIn(state, unsafe, tried)
  while (fixes.length > 0) {
    for (const { key } of fixes) tried.add(key)
    const round = applyAll(fixes, { state, kept: [] }, { text: state.text, check })
    applied.push(...round.kept.map(({ report }) => report))
    state = round.state
    fixes = candidatesIn(state, unsafe, tried)
  }
  return { text: state.text, applied, results: state.monitors.map(resultOf) }
}

function resolveFixOptions(contract: LintContract, text: string, options: FixTextOptions) {
  assertContract(contract)
  if (typeof text !== 'string') throw new TypeError('The text must be a string.')
  const resolved = resolveOptions(options, ['language', 'at', 'unsafe'])
  if (options.unsafe !== undefined && typeof options.unsafe !== 'boolean')
    throw new TypeError('Option "unsafe" must be a boolean.')
  return resolved
}

/** A text with what was found in it. */
interface Checked {
  readonly text: string
  readonly monitors: readonly MonitorIssues[]
  readonly errors: number
}

/** A fix of an issue that can be applied. */
interface Candidate {
  /** What makes the fix the same in two rounds: each is tried once. */
  readonly key: string
  readonly edits: readonly TextEdit[]
  readonly report: AppliedFix
}

/** Some fixes of a round, and the text with them. */
interface Round {
  readonly state: Checked
  readonly kept: readonly Candidate[]
}

/** The text at the start of a round. */
interface Start {
  readonly text: string
  readonly check: (text: string) => Checked
}

/**
 * Applies fixes beside others of the same round. Where they leave more errors, both halves are
 * tried by themselves, so that only the fixes that add errors are left out.
 */
function applyAll(fixes: readonly Candidate[], round: Round, start: Start): Round {
  const kept = [...round.kept, ...fixes]
  const state = start.check(withEdits(start.text, kept))
  if (state.errors <= round.state.errors) return { state, kept }
  if (fixes.length === 1) return round
  const middle = Math.ceil(fixes.length / 2)
  const first = applyAll(fixes.slice(0, middle), round, start)
  return applyAll(fixes.slice(middle), first, start)
}

function withEdits(text: string, fixes: readonly Candidate[]): string {
  const edits = fixes.flatMap((fix) =>
    fix.edits.map(({ range: { start, end }, insert }) => {
      return { start: start.offset, end: end.offset, insert }
    }),
  )
  return edited(text, edits)
}

/** Returns the first fix of each issue that was not tried, as far as they do not touch. */
function candidatesIn(
  { monitors }: Checked,
  isUnsafe: boolean,
  tried: ReadonlySet<string>,
): readonly Candidate[] {
  const found = monitors
    .filter(isMonitor)
    .flatMap((monitor) => monitor.issues.flatMap((issue) => candidateOf(issue, monitor, isUnsafe)))
  const untried = found.filter(({ key }) => !tried.has(key))
  const sorted = untried.sort((a, b) => startOf(a) - startOf(b))
  const apart: Candidate[] = []
  let end = -1
  for (const candidate of sorted) {
    if (startOf(candidate) <= end) continue
    apart.push(candidate)
    end = candidate.edits.at(-1)?.range.end.offset ?? end
  }
  return apart
}

const startOf = ({ edits: [first] }: Candidate): number => first?.range.start.offset ?? 0

/** Returns whether a value is a monitor: without `heartbeat` and `script`, it may be none. */
function isMonitor({ value }: MonitorIssues): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.hasOwn(value, 'heartbeat') || Object.hasOwn(value, 'script')
}

function candidateOf(
  { pointer, code, range, fixes }: LocatedIssue,
  { document, at }: MonitorIssues,
  isUnsafe: boolean,
): readonly Candidate[] {
  const fix = fixes.find(({ applicability }) => isUnsafe || applicability === 'safe')
  if (fix === undefined) return []
  const { title, edits } = fix
  const report = { document, at, pointer, code, title, line: range.start.line }
  return [{ key: JSON.stringify([document, at, pointer, code, title]), edits, report }]
}

/** Returns the number of all errors, also of those that the results leave out. */
const errorsIn = (monitors: readonly MonitorIssues[], contract: LintContract): number =>
  monitors.reduce((sum, monitor) => sum + errorsOf(monitor, contract), 0)

function errorsOf({ issues, truncated, value }: MonitorIssues, contract: LintContract): number {
  const errors = issues.filter(({ severity }) => severity === 'error')
  if (!truncated) return errors.length
  return contract.validate(value, { maxIssues: Number.MAX_SAFE_INTEGER }).errors.length
}

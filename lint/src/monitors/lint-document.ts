import { changesOf } from '../fixes/safety.ts'
import { toPointer } from '../issues/pointer.ts'
import { textIssue } from '../issues/text-issues.ts'
import type { LintContract } from '../lint-contract.ts'
import type { ResolvedOptions } from '../lint-options.ts'
import type { TextRange } from '../lint-result.ts'
import {
  isValid,
  type Fault,
  type InvalidDocument,
  type LocatedDocument,
  type LocatedValue,
  type ParsedText,
  type Span,
} from '../text/located.ts'
import { characterAt } from '../text/ranges.ts'
import { hasLongPointers, isSchema, monitorsAt, monitorsIn, type Monitor } from './find-monitors.ts'
import type { Ignores } from './ignore-comments.ts'
import { linesOf, locatedIssue, textFacts, type LocatedIssue } from './located-issues.ts'
import type { MonitorIssues } from './monitor-issues.ts'
import { impreciseNumbers, maxFindings, repeatedKeys, type PlacedFinding } from './text-findings.ts'

/** What all documents of a text share while they are checked. */
export interface LintContext {
  readonly contract: LintContract
  readonly text: ParsedText
  readonly rangeOf: (span: Span) => TextRange
  readonly options: ResolvedOptions
  readonly ignores: Ignores
  /** How many more issues the results may have before each has at most two. */
  readonly budget: { issues: number }
}

/** Checks the monitors of a document. */
export function lintDocument(
  document: LocatedDocument | InvalidDocument,
  context: LintContext,
): readonly MonitorIssues[] {
  const faults = document.faults.map((fault) => faultIssue(fault, context))
  if (!isValid(document)) return [documentIssues(document, undefined, faults)]
  const { root } = document
  const { at } = context.options
  const found = at === undefined ? monitorsIn(root, context.contract) : monitorsAt(root, at)
  const monitors = hasLongPointers(found, context.text.text) ? [] : found
  const { inside, outside } = repeatedKeys(document, monitors, context.rangeOf)
  const linted = lintMonitors(monitors, inside, document, context)
  const issues = [...faults, ...outside.map((found) => placedIssue(found, context))]
  if (monitors.length === 0) issues.push(missingMonitor(root.value, found.length > 0, context))
  if (issues.length === 0) return linted
  const whole = linted.findIndex(({ at: pointer }) => pointer === '')
  if (whole < 0) return [documentIssues(document, root.value, issues), ...linted]
  return linted.map((monitor, index) =>
    index === whole ? { ...monitor, issues: [...issues, ...monitor.issues] } : monitor,
  )
}

function lintMonitors(
  monitors: readonly Monitor[],
  repeated: ReadonlyMap<number, readonly PlacedFinding[]>,
  document: LocatedDocument,
  context: LintContext,
): readonly MonitorIssues[] {
  const known = new Map<LocatedValue, MonitorIssues>()
  return monitors.map((monitor, index): MonitorIssues => {
    // An alias of a list puts the same items in several places.
    const same = known.get(monitor.field.value)
    if (same !== undefined) return { ...same, at: monitor.pointer }
    const found = lintMonitor(monitor, repeated.get(index) ?? [], document, context)
    known.set(monitor.field.value, found)
    return found
  })
}

function lintMonitor(
  monitor: Monitor,
  repeated: readonly PlacedFinding[],
  document: LocatedDocument,
  context: LintContext,
): MonitorIssues {
  const { contract, text, rangeOf, options, ignores, budget } = context
  const location = { text, document, monitor, rangeOf }
  const value = withoutSchema(monitor)
  const result = contract.validate(value, budget.issues > 0 ? {} : { maxIssues: 1 })
  const subject = { value, tryChange: changesOf(contract, value), ...textFacts(location) }
  const found = [...result.errors, ...result.warnings].filter((issue) => {
    return !ignores.isIgnored(issue.code, linesOf(issue.path, location))
  })
  const imprecise = options.severity['imprecise-number']
  const numbers = imprecise === 'off' ? [] : impreciseNumbers(monitor.field.value, imprecise)
  const placed = [
    ...repeated,
    ...numbers.filter(({ finding }) => {
      return !ignores.isIgnored(finding.code, linesOf(finding.path, location))
    }),
  ]
  const issues = [
    ...placed.map((each) => placedIssue(each, context)),
    ...found.map((issue) => locatedIssue(issue, subject, location)),
  ]
  budget.issues -= issues.length
  return {
    document: document.index,
    at: monitor.pointer,
    span: monitor.field,
    value: result.valid ? result.value : value,
    issues,
    truncated: result.truncated || placed.length >= maxFindings,
  }
}

/** Returns the value of a monitor without a text `$schema` at the top of its document. */
function withoutSchema({ pointer, field }: Monitor): unknown {
  const { value, fields } = field.value
  const schema = fields.get('$schema')
  if (pointer !== '' || schema === undefined || Array.isArray(value)) return value
  if (!isSchema({ path: ['$schema'], pointer: '/$schema', field: schema })) return value
  const others = Object.entries(value ?? {}).filter(([name]) => name !== '$schema')
  return Object.fromEntries(others)
}

/** Returns the result for issues about a whole document. */
const documentIssues = (
  { index }: { readonly index: number },
  root: LocatedValue | undefined,
  issues: readonly LocatedIssue[],
): MonitorIssues => ({
  document: index,
  at: '',
  span: root ?? { start: 0, end: 0 },
  value: root?.value,
  issues,
  truncated: false,
})

/** Returns an issue that only lint has, with its range. */
export function placedIssue(
  { finding, span }: PlacedFinding,
  { options, rangeOf }: LintContext,
): LocatedIssue {
  return { ...textIssue(finding, options.messages), range: rangeOf(span), fixes: [] }
}

function faultIssue(fault: Fault, context: LintContext): LocatedIssue {
  const { severity, reason, message } = fault
  const code = context.text.language === 'json' ? 'json-syntax' : 'yaml-syntax'
  const finding = { code, severity, path: [], params: { reason }, message } as const
  return placedIssue({ finding, span: fault }, context)
}

/** Returns the error about pointers at which nothing is, or more than a result can hold. */
function missingMonitor(
  root: LocatedValue,
  isTooLong: boolean,
  { text, rangeOf, options }: LintContext,
): LocatedIssue {
  const missing = (options.at ?? []).map(toPointer).join(', ')
  const message = isTooLong
    ? 'The monitors are too many, or the names around them are too long.'
    : `Nothing is at ${missing}.`
  return {
    severity: 'error',
    code: 'required',
    path: [],
    pointer: '',
    message,
    params: { missing },
    range: rangeOf(characterAt(text.text, root.start)),
    fixes: [],
  }
}

import { changesOf } from '../fixes/safety.ts'
import { hasLongPointers, isSchema, monitorsAt, monitorsIn, type Monitor } from './find-monitors.ts'
import type { Ignores } from './ignore-comments.ts'
import type { LintContract } from '../lint-contract.ts'
import type { ResolvedOptions } from '../lint-options.ts'
import type { TextRange } from '../lint-result.ts'
import { linesOf, locatedIssue, textFacts, type LocatedIssue } from './located-issues.ts'
import { toPointer } from '../issues/pointer.ts'
import { impreciseNumbers, maxFindings, repeatedKeys, type PlacedFinding } from './text-findings.ts'
import { textIssue } from '../issues/text-issues.ts'
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

/** What all documents of a text share while they are checked. */
export interface Linting {
  readonly contract: LintContract
  readonly text: ParsedText
  readonly rangeOf: (span: Span) => TextRange
  readonly options: ResolvedOptions
  readonly ignores: Ignores
  /** How many more issues the results may have before each has at most two. */
  readonly budget: { issues: number }
}

/** The result for a monitor before it is known which of its issues are ignored. */
export interface Draft {
  readonly document: number
  readonly at: string
  /** The part of the text that the result is about. */
  readonly span: Span
  readonly value: unknown
  readonly issues: readonly LocatedIssue[]
  readonly truncated: boolean
}

/** Checks the monitors of a document. */
export function lintDocument(
  document: LocatedDocument | InvalidDocument,
  linting: Linting,
): readonly Draft[] {
  const faults = document.faults.map((fault) => faultIssue(fault, linting))
  if (!isValid(document)) return [documentDraft(document, undefined, faults)]
  const { root } = document
  const { at } = linting.options
  const found = at === undefined ? monitorsIn(root, linting.contract) : monitorsAt(root, at)
  const monitors = hasLongPointers(found, linting.text.text) ? [] : found
  const { inside, outside } = repeatedKeys(document, monitors, linting.rangeOf)
  const drafts = monitorDrafts(monitors, inside, document, linting)
  const issues = [...faults, ...outside.map((found) => placedIssue(found, linting))]
  if (monitors.length === 0) issues.push(missingMonitor(root.value, found.length > 0, linting))
  if (issues.length === 0) return drafts
  const whole = drafts.findIndex(({ at: pointer }) => pointer === '')
  if (whole < 0) return [documentDraft(document, root.value, issues), ...drafts]
  return drafts.map((draft, index) =>
    index === whole ? { ...draft, issues: [...issues, ...draft.issues] } : draft,
  )
}

function monitorDrafts(
  monitors: readonly Monitor[],
  repeated: ReadonlyMap<number, readonly PlacedFinding[]>,
  document: LocatedDocument,
  linting: Linting,
): readonly Draft[] {
  const known = new Map<LocatedValue, Draft>()
  return monitors.map((monitor, index): Draft => {
    // An alias of a list puts the same items in several places.
    const same = known.get(monitor.field.value)
    if (same !== undefined) return { ...same, at: monitor.pointer }
    const draft = monitorDraft(monitor, repeated.get(index) ?? [], document, linting)
    known.set(monitor.field.value, draft)
    return draft
  })
}

function monitorDraft(
  monitor: Monitor,
  repeated: readonly PlacedFinding[],
  document: LocatedDocument,
  linting: Linting,
): Draft {
  const { contract, text, rangeOf, options, ignores, budget } = linting
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
    ...placed.map((each) => placedIssue(each, linting)),
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
const documentDraft = (
  { index }: { readonly index: number },
  root: LocatedValue | undefined,
  issues: readonly LocatedIssue[],
): Draft => ({
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
  { options, rangeOf }: Linting,
): LocatedIssue {
  return { ...textIssue(finding, options.messages), range: rangeOf(span), fixes: [] }
}

function faultIssue(fault: Fault, linting: Linting): LocatedIssue {
  const { severity, reason, message } = fault
  const code = linting.text.language === 'json' ? 'json-syntax' : 'yaml-syntax'
  const finding = { code, severity, path: [], params: { reason }, message } as const
  return placedIssue({ finding, span: fault }, linting)
}

/** Returns the error about pointers at which nothing is, or more than a result can hold. */
function missingMonitor(
  root: LocatedValue,
  isTooLong: boolean,
  { text, rangeOf, options }: Linting,
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

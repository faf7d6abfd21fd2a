import { icmpMonitorDefaults, toProblemDetails } from 'monitor-contract'
import {
  fixText,
  lintText,
  type AnyIssue,
  type LintContract,
  type LintResult,
  type WithRange,
} from 'monitor-contract-lint'
import type { Choices } from './choices.ts'
import { contractOf } from './contracts.ts'
import { isYaml, type KindName } from './kinds.ts'
import { valueOf, type Language } from './read-text.ts'
import { isObject } from './values.ts'

/** A document to validate. */
export interface ValidationInput {
  readonly kind: KindName
  readonly text: string
  /** The text of the stored monitor, if it is the baseline. */
  readonly baseline: string
  readonly choices: Choices
}

type LocatedIssue = WithRange<AnyIssue>

/** An issue as the page shows it, as plain data. */
export type ShownIssue = Pick<
  LocatedIssue,
  'severity' | 'code' | 'pointer' | 'message' | 'range' | 'fixes'
>

/** The result of a validation, as plain data that a worker can send. */
export interface ValidationOutcome {
  readonly valid: boolean
  /** Whether the text is JSON or YAML, as chosen. */
  readonly isParsed: boolean
  /** The issues, in the order of the document. */
  readonly issues: readonly ShownIssue[]
  /** The number of fixes that are applied together without asking. */
  readonly safeFixes: number
  readonly truncated: boolean
  /** Why the stored monitor cannot be used; undefined if it can. */
  readonly baselineFault: string | undefined
  readonly problemDetails: string
  /** The value, if the text is short enough to show details. */
  readonly value: unknown
  readonly baseline: object | undefined
}

/** Minimum length of a text for which the page shows only issues. */
export const longText = 200_000

interface ReadBaseline {
  readonly value: object | undefined
  readonly fault: string | undefined
}

/** Returns the baseline that is chosen. */
function readBaseline({ choices, baseline }: ValidationInput): ReadBaseline {
  if (choices.baseline === 'none') return { value: undefined, fault: undefined }
  if (choices.baseline === 'defaults') return { value: icmpMonitorDefaults, fault: undefined }
  const value = valueOf(baseline, 'json')
  return isObject(value)
    ? { value, fault: undefined }
    : { value: undefined, fault: 'The stored monitor must be a JSON object.' }
}

/** What is checked, and how. */
interface Linting {
  readonly contract: LintContract
  readonly language: Language
  /** The contract and the place of the monitor in a request, for its fixes. */
  readonly monitor: { readonly contract: LintContract; readonly at?: string }
}

function lintingOf({ kind, choices }: ValidationInput, baseline: object | undefined): Linting {
  const contract = contractOf(kind, choices, baseline)
  const language = isYaml(kind, choices) ? 'yaml' : 'json'
  if (kind !== 'updateRequest') return { contract, language, monitor: { contract } }
  const body = contractOf('icmpMonitorUpdate', choices, baseline)
  return { contract, language, monitor: { contract: body, at: '/body' } }
}

const isSyntax = ({ code, severity }: ShownIssue): boolean =>
  severity === 'error' && (code === 'json-syntax' || code === 'yaml-syntax')

/** Validates a text in its language. */
export function validateDocument(input: ValidationInput): ValidationOutcome {
  const { kind, text } = input
  const baseline = readBaseline(input)
  const linting = lintingOf(input, baseline.value)
  const { contract, language } = linting
  const results = lintText(contract, text, { language })
  const issues = kind === 'updateRequest' ? withBodyFixes(results, text, linting) : shown(results)
  const errors = results.flatMap(({ result }) => result.errors.map((error) => ({ ...error })))
  const isParsed = !issues.some(isSyntax)
  const isShort = text.length < longText
  return {
    valid: errors.length === 0,
    isParsed,
    issues,
    safeFixes: isShort && hasSafeFix(issues) ? fixed(text, linting).applied.length : 0,
    truncated: results.some(({ result }) => result.truncated),
    baselineFault: baseline.fault,
    problemDetails: JSON.stringify(toProblemDetails(errors), null, 2),
    value: isShort && isParsed && results.length === 1 ? valueOf(text, language) : undefined,
    baseline: isShort ? baseline.value : undefined,
  }
}

type Results = readonly LintResult<unknown, AnyIssue>[]

/** Returns the issues of all monitors in the order of the text, with pointers from its top. */
function shown(results: Results): readonly ShownIssue[] {
  const issues = results.flatMap(({ at, result }) =>
    [...result.errors, ...result.warnings].map(
      ({ severity, code, pointer, message, range, fixes }): ShownIssue => ({
        severity,
        code,
        pointer: at + pointer,
        message,
        range,
        fixes,
      }),
    ),
  )
  return issues.sort((a, b) => a.range.start.offset - b.range.start.offset)
}

/** Returns the issues of a request, those in its body with the fixes of the body's contract. */
function withBodyFixes(
  results: Results,
  text: string,
  { monitor, language }: Linting,
): readonly ShownIssue[] {
  const { contract, at = '' } = monitor
  const inBody = shown(lintText(contract, text, { language, at }))
  const fixesOf = new Map(inBody.map(({ code, pointer, fixes }) => [`${code} ${pointer}`, fixes]))
  return shown(results).map((issue) => {
    if (!issue.pointer.startsWith(`${at}/`)) return issue
    return { ...issue, fixes: fixesOf.get(`${issue.code} ${issue.pointer}`) ?? [] }
  })
}

const hasSafeFix = (issues: readonly ShownIssue[]): boolean =>
  issues.some(({ fixes }) => fixes.some(({ applicability }) => applicability === 'safe'))

const fixed = (text: string, { language, monitor: { contract, at } }: Linting) =>
  fixText(contract, text, { language, at })

/** Returns the text of a document after all safe fixes. */
export const withSafeFixes = (input: ValidationInput): string =>
  fixed(input.text, lintingOf(input, readBaseline(input).value)).text

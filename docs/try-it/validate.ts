import { icmpMonitorDefaults, icmpMonitorUpdate, toProblemDetails } from 'monitor-contract'
import { fixText, type TextFix } from 'monitor-contract-lint'
import type { Choices } from './choices.ts'
import { contractOf, optionsOf } from './contracts.ts'
import { isYaml, type KindName } from './kinds.ts'
import { isObject, jsonIn, validateJson, type LocatedIssue, type LocatedResult } from './locate.ts'

/** A document to validate. */
export interface ValidationInput {
  readonly kind: KindName
  readonly text: string
  /** The text of the stored monitor, if it is the baseline. */
  readonly baseline: string
  readonly choices: Choices
}

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

export interface ReadBaseline {
  readonly value: object | undefined
  readonly fault: string | undefined
}

/** Returns the baseline that is chosen. */
export function readBaseline({ choices, baseline }: ValidationInput): ReadBaseline {
  if (choices.baseline === 'none') return { value: undefined, fault: undefined }
  if (choices.baseline === 'defaults') return { value: icmpMonitorDefaults, fault: undefined }
  const parsed = jsonIn(baseline)
  if (parsed === undefined) return { value: undefined, fault: 'The stored monitor is not JSON.' }
  return isObject(parsed.value)
    ? { value: parsed.value, fault: undefined }
    : { value: undefined, fault: 'The stored monitor must be an object.' }
}

const byPosition = (a: ShownIssue, b: ShownIssue): number =>
  a.range.start.offset - b.range.start.offset

/** Validates a JSON text. */
export function validateDocument(input: ValidationInput): ValidationOutcome {
  const { kind, text, choices } = input
  const parsed = jsonIn(text)
  const baseline = readBaseline(input)
  return outcomeOf(input, baseline, {
    result: validateJson(kind, text, optionsOf(kind, choices, baseline.value)),
    isParsed: parsed !== undefined,
    value: parsed?.value,
  })
}

/** What is found in a text. */
interface Found {
  readonly result: LocatedResult
  readonly isParsed: boolean
  readonly value: unknown
}

/** Returns an outcome as plain data. */
export function outcomeOf(
  { text }: ValidationInput,
  baseline: ReadBaseline,
  found: Found,
): ValidationOutcome {
  const { errors, warnings, truncated } = found.result
  const shown = ({ severity, code, pointer, message, range, fixes }: LocatedIssue): ShownIssue => ({
    severity,
    code,
    pointer,
    message,
    range,
    fixes,
  })
  const isShort = text.length < longText
  return {
    valid: errors.length === 0,
    isParsed: found.isParsed,
    issues: [...errors, ...warnings].map(shown).sort(byPosition),
    truncated,
    baselineFault: baseline.fault,
    problemDetails: JSON.stringify(toProblemDetails(errors), null, 2),
    value: isShort ? found.value : undefined,
    baseline: isShort ? baseline.value : undefined,
  }
}

/** Returns the fixes that a program can apply without asking: the first one of each issue. */
export const safeFixes = (issues: readonly ShownIssue[]): readonly TextFix[] =>
  issues.flatMap(({ fixes }) => fixes.find(({ applicability }) => applicability === 'safe') ?? [])

/** Applies the safe fixes of a document, or of the body of a request. */
export function withSafeFixes(input: ValidationInput): string {
  const { kind, text, choices } = input
  const options = optionsOf(kind, choices, readBaseline(input).value)
  const contract = contractOf(kind, options)
  const language = isYaml(kind, choices) ? 'yaml' : 'json'
  if (contract !== undefined) return fixText(contract, text, { language }).text
  return kind === 'updateRequest'
    ? fixText(icmpMonitorUpdate.with(options), text, { at: '/body' }).text
    : text
}

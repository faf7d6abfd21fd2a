import { fixText, lintText } from '../index.ts'
import type { AnyIssue, LintResult } from '../lint-result.ts'
import type { FixMode } from './flags.ts'
import { UsageError } from './usage-error.ts'
import type { ConfiguredContract } from './configure-contract.ts'

/** The result for one monitor of a file. */
export type MonitorResult = LintResult<unknown, AnyIssue>

/** An applied fix. */
export type AppliedFix = ReturnType<typeof fixText>['applied'][number]

/** A file after it was checked and, on request, fixed. */
export interface CheckedFile {
  readonly file: string
  /** The text as it was read. */
  readonly before: string
  /** The text with fixes. */
  readonly text: string
  /** Which fixes were tried. */
  readonly tried: FixMode
  readonly applied: readonly AppliedFix[]
  readonly results: readonly MonitorResult[]
}

/** How files are checked. */
export interface CheckOptions extends ConfiguredContract {
  readonly at: readonly string[] | undefined
  readonly fix: FixMode
}

/**
 * Checks the options before any file is read.
 *
 * @throws UsageError if the flags or the configuration have a wrong one
 */
export function assertOptions({ contract, severity, at }: CheckOptions): void {
  try {
    lintText(contract, '', { severity, ...(at && { at }) })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** Checks a text, and fixes it on request. Fixes that would leave more errors are not made. */
export function checkText(file: string, text: string, options: CheckOptions): CheckedFile {
  const { contract, severity, at, fix } = options
  const language = languageOf(file, text)
  const scope = { language, ...(at && { at }) }
  const lint = (given: string) => lintText(contract, given, { ...scope, severity })
  const results = lint(text)
  const fixed =
    fix === 'none' ? undefined : fixText(contract, text, { ...scope, unsafe: fix === 'all' })
  const after = fixed === undefined || fixed.text === text ? results : lint(fixed.text)
  // `fixText` keeps this promise, too, but what is written over a file is checked twice.
  const isKept = fixed !== undefined && errorsIn(after) <= errorsIn(results)
  const state = isKept
    ? { text: fixed.text, tried: fix, applied: fixed.applied, results: after }
    : { text, tried: 'none' as const, applied: [], results }
  return { file, before: text, ...state }
}

/** Returns the number of errors of all results. */
export const errorsIn = (results: readonly MonitorResult[]): number =>
  results.reduce((sum, { result }) => sum + result.errors.length, 0)

/**
 * Returns the language of a file by its ending, or by its first character where the ending is
 * unknown.
 */
function languageOf(file: string, text: string): 'json' | 'yaml' {
  if (/\.json$/i.test(file)) return 'json'
  if (/\.ya?ml$/i.test(file)) return 'yaml'
  return /^\uFEFF?\s*[{[]/.test(text) ? 'json' : 'yaml'
}

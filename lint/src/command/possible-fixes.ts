import type { AnyIssue, LintResult } from '../lint-result.ts'

/** A fix that `fixText` applied. */
interface AppliedFix {
  readonly document: number
  readonly at: string
  readonly pointer: string
  readonly code: string
  readonly title: string
}

/** A fix of an issue that would be applied. */
export interface PossibleFix {
  readonly title: string
  /** Whether `--fix` applies it, not only `--unsafe-fixes`. */
  readonly isSafe: boolean
}

/** Returns the fix of an issue that would be applied; undefined if there is none. */
export type FixOf = (
  monitor: Pick<LintResult<unknown, AnyIssue>, 'document' | 'at'>,
  issue: Pick<AnyIssue, 'pointer' | 'code'>,
) => PossibleFix | undefined

/**
 * Finds out which fixes would be applied, by applying them: some are left out because a value may
 * be no monitor, or because they touch or contradict others.
 *
 * @param apply Returns the fixes that are applied to the text.
 */
export function possibleFixes(
  results: readonly LintResult<unknown, AnyIssue>[],
  apply: (isUnsafe: boolean) => readonly AppliedFix[],
): FixOf {
  const issues = results.flatMap(({ result }) => [...result.errors, ...result.warnings])
  const isSafe = ({ fixes }: (typeof issues)[number]) =>
    fixes.some(({ applicability }) => applicability === 'safe')
  const safe = issues.some(isSafe) ? apply(false) : []
  const all = issues.some((issue) => issue.fixes.length > 0 && !isSafe(issue)) ? apply(true) : []
  const found = new Map<string, PossibleFix>()
  for (const fix of all) found.set(keyOf(fix, fix), { title: fix.title, isSafe: false })
  for (const fix of safe) found.set(keyOf(fix, fix), { title: fix.title, isSafe: true })
  return (monitor, issue) => found.get(keyOf(monitor, issue))
}

const keyOf = (
  { document, at }: { readonly document: number; readonly at: string },
  { pointer, code }: { readonly pointer: string; readonly code: string },
): string => JSON.stringify([document, at, pointer, code])

import type { Issue } from 'monitor-contract'
import { ignoresIn } from './monitors/ignore-comments.ts'
import { assertContract, type LintContract } from './lint-contract.ts'
import { lintDocument, placedIssue, type Draft, type Linting } from './monitors/lint-document.ts'
import { resolveOptions, type LintOptions, type ResolvedOptions } from './lint-options.ts'
import type { AnyIssue, LintResult } from './lint-result.ts'
import type { LocatedIssue } from './monitors/located-issues.ts'
import { resultOf } from './monitors/result-of.ts'
import { readJson } from './text/json/read-json.ts'
import { lastAtMost, rangesIn } from './text/ranges.ts'
import { readYaml } from './text/yaml/read-yaml.ts'

/**
 * Checks the monitors in a JSON or YAML text with a contract. Returns a result for each monitor, in
 * the order of the text; each issue has its range in the text and its fixes.
 *
 * Never throws because of a text. Time and memory grow linearly with its length.
 *
 * @param contract A contract of `monitor-contract`, with the options of its `with`.
 * @param text A text in the language of the option `language`: `'json'` by default.
 * @throws TypeError if the contract, the text or an option is none
 * @example
 * lintText(icmpMonitorUpdate, 'heartbeat: {}\nscript: 5\n', { language: 'yaml' }).map(
 *   ({ at, result }) => [at, result.errors.map(({ code, range }) => [code, range.start.line])],
 * )
 * // [['', [['type', 2]]]]
 */
export function lintText<T, I extends AnyIssue = Issue>(
  contract: LintContract<T, I>,
  text: string,
  options?: LintOptions,
): LintResult<T, I>[]
export function lintText(
  contract: LintContract,
  text: string,
  options: LintOptions = {},
): LintResult<unknown, AnyIssue>[] {
  assertContract(contract)
  if (typeof text !== 'string') throw new TypeError('The text must be a string.')
  return draftsOf(contract, text, resolveOptions(options)).map(resultOf)
}

/** Checks the monitors in a text. */
export function draftsOf(
  contract: LintContract,
  text: string,
  options: ResolvedOptions,
): readonly Draft[] {
  const parsed = options.language === 'json' ? readJson(text) : readYaml(text)
  const rangeOf = rangesIn(text)
  // Aliases can put one monitor in many places, so that results could outgrow the text.
  const budget = { issues: Math.max(text.length, 20_000) }
  const ignores = ignoresIn(parsed, rangeOf, contract)
  const linting = { contract, text: parsed, rangeOf, options, ignores, budget }
  const drafts = parsed.documents.flatMap((document) => lintDocument(document, linting))
  return withUnused(drafts, linting)
}

/** Adds the warnings about unused comments to the monitors in which, or before which, they are. */
function withUnused(drafts: readonly Draft[], linting: Linting): readonly Draft[] {
  const { text, ignores, options, rangeOf } = linting
  const severity = options.severity['unused-ignore']
  const unused = severity === 'off' || !text.canEdit ? [] : ignores.unused()
  if (severity === 'off' || unused.length === 0) return drafts
  const lines = drafts.map(({ span }) => rangeOf(span).start.line)
  const added = drafts.map(() => new Array<LocatedIssue>())
  for (const { span, line, params } of unused) {
    const finding = { code: 'unused-ignore', severity, path: [], params } as const
    added[lastAtMost(lines, line)]?.push(placedIssue({ finding, span }, linting))
  }
  return drafts.map((draft, index) => ({
    ...draft,
    issues: [...draft.issues, ...(added[index] ?? [])],
  }))
}

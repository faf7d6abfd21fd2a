import type { Issue } from 'monitor-contract'
import { assertContract, type LintContract } from './lint-contract.ts'
import { resolveOptions, type LintOptions, type ResolvedOptions } from './lint-options.ts'
import type { AnyIssue, LintResult } from './lint-result.ts'
import { ignoresIn } from './monitors/ignore-comments.ts'
import { lintDocument, placedIssue, type LintContext } from './monitors/lint-document.ts'
import type { LocatedIssue } from './monitors/located-issues.ts'
import { resultOf, type MonitorIssues } from './monitors/monitor-issues.ts'
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
  return issuesByMonitor(contract, text, resolveOptions(options)).map(resultOf)
}

/** Returns the issues of each monitor in a text. */
export function issuesByMonitor(
  contract: LintContract,
  text: string,
  options: ResolvedOptions,
): readonly MonitorIssues[] {
  const parsed = options.language === 'json' ? readJson(text) : readYaml(text)
  const rangeOf = rangesIn(text)
  // Aliases can put one monitor in many places, so that results could outgrow the text.
  const budget = { issues: Math.max(text.length, 20_000) }
  const ignores = ignoresIn(parsed, rangeOf, contract)
  const context = { contract, text: parsed, rangeOf, options, ignores, budget }
  const monitors = parsed.documents.flatMap((document) => lintDocument(document, context))
  return withUnused(monitors, context)
}

/** Adds the warnings about unused comments to the monitors in which, or before which, they are. */
function withUnused(
  monitors: readonly MonitorIssues[],
  context: LintContext,
): readonly MonitorIssues[] {
  const { text, ignores, options, rangeOf } = context
  const severity = options.severity['unused-ignore']
  const unused = severity === 'off' || !text.canEdit ? [] : ignores.unused()
  if (severity === 'off' || unused.length === 0) return monitors
  const lines = monitors.map(({ span }) => rangeOf(span).start.line)
  const added = monitors.map(() => new Array<LocatedIssue>())
  for (const { span, line, params } of unused) {
    const finding = { code: 'unused-ignore', severity, path: [], params } as const
    added[lastAtMost(lines, line)]?.push(placedIssue({ finding, span }, context))
  }
  return monitors.map((monitor, index) => ({
    ...monitor,
    issues: [...monitor.issues, ...(added[index] ?? [])],
  }))
}

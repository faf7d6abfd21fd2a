import { isAbsolute, relative, resolve } from 'node:path'
import { toCodeFrame, toGithubAnnotations, toSarif } from '../index.ts'
import type { TextFix } from '../lint-result.ts'
import type { CheckedFile } from './check-text.ts'
import { fixesOf } from './fixes-of.ts'
import type { FixMode, Format } from './flags.ts'

/**
 * Returns the issues of all files in the form of a flag; the empty text where there is nothing to
 * say.
 */
export function issueReport(
  checked: readonly CheckedFile[],
  format: Format,
  color: boolean,
): string {
  if (format === 'pretty') return frames(checked, color)
  if (format === 'json') return JSON.stringify(checked.flatMap(recordsOf), null, 2)
  const entries = checked.flatMap(({ file, results }) =>
    results.map(({ result }) => ({ file: pathFromWorkspace(file), result })),
  )
  if (format === 'github') return toGithubAnnotations(entries)
  return JSON.stringify(toSarif(entries), null, 2)
}

const recordsOf = ({ file, results }: CheckedFile) =>
  results.map(({ document, at, result: { valid, errors, warnings } }) => ({
    file,
    document,
    at,
    valid,
    errors,
    warnings,
  }))

/**
 * Returns the frames of all issues. Monitors that merge the same defaults have the same issues at
 * the same places.
 */
function frames(checked: readonly CheckedFile[], color: boolean): string {
  const counts = new Map<string, number>()
  for (const { file, text, tried, results } of checked)
    for (const { result } of results) {
      const fixOf = fixesOf(result)
      for (const issue of inOrder([...result.errors, ...result.warnings])) {
        const fixes = shownFixes(fixOf(issue), tried)
        const frame = toCodeFrame({ ...issue, fixes }, text, { file, color })
        counts.set(frame, (counts.get(frame) ?? 0) + 1)
      }
    }
  return Array.from(counts, ([frame, count]) =>
    count > 1 ? `${frame}\nin ${count} monitors\n` : `${frame}\n`,
  ).join('\n')
}

/**
 * Returns the fix that a frame names, and says why it was not applied, or which flag applies it.
 */
function shownFixes(fix: TextFix | undefined, tried: FixMode) {
  if (fix === undefined) return []
  const isSafe = fix.applicability === 'safe'
  const wasTried = tried === 'all' || (tried === 'safe' && isSafe)
  const unsafe = isSafe ? '' : ' (unsafe)'
  const remark = wasTried ? ' (not applied, because it would leave more errors)' : unsafe
  return [{ title: `${fix.title}${remark}`, edits: [] }]
}

type Issue = CheckedFile['results'][number]['result']['warnings'][number]

const inOrder = (issues: readonly Issue[]): readonly Issue[] =>
  [...issues].sort((a, b) => a.range.start.offset - b.range.start.offset)

/**
 * Returns the path of a file from the root of the repository, where GitHub looks for it, although
 * the step runs in a folder of the repository.
 */
function pathFromWorkspace(file: string): string {
  const workspace = process.env['GITHUB_WORKSPACE']
  if (workspace === undefined || isAbsolute(file)) return file
  const path = relative(workspace, resolve(file))
  return /^\.\.(?:[/\\]|$)/.test(path) || isAbsolute(path) ? file : path
}

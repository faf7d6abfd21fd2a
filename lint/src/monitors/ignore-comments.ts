import type { LintContract } from '../lint-contract.ts'
import type { TextIssueParams, TextRange } from '../lint-result.ts'
import { lineStart } from '../text/lines.ts'
import type { ParsedText, Span } from '../text/located.ts'

/** The ignore comments of a text. */
export interface Ignores {
  /** Returns whether a comment turns a code off in one of some lines, and marks it as needed. */
  readonly isIgnored: (code: string, lines: readonly number[]) => boolean
  /** Returns the comments, and the codes in them, that turned nothing off. */
  readonly unused: () => readonly UnusedIgnore[]
}

/** A comment, or a code in it, that turned nothing off. */
export interface UnusedIgnore {
  readonly span: Span
  readonly line: number
  readonly params: TextIssueParams['unused-ignore']
}

/** Reads the ignore comments of a text. */
export function ignoresIn(
  text: ParsedText,
  rangeOf: (span: Span) => TextRange,
  contract: LintContract,
): Ignores {
  const comments = ignoreCommentsIn(text, rangeOf)
  const canIgnore = configurableBy(contract)
  const byLine = new Map<number, IgnoreComment[]>()
  for (const comment of comments) {
    if (comment.fault !== undefined) continue
    const others = byLine.get(comment.line)
    if (others === undefined) byLine.set(comment.line, [comment])
    else others.push(comment)
  }
  return {
    isIgnored(code, lines) {
      const about = lines.flatMap((line) => byLine.get(line) ?? [])
      const found = about.filter(({ codes }) => codes.includes(code))
      if (found.length === 0 || !canIgnore(code)) return false
      for (const comment of found) comment.used.add(code)
      return true
    },
    unused: () => comments.flatMap((comment) => unusedIn(comment, canIgnore)),
  }
}

/** A comment that turns codes off in one line. */
interface IgnoreComment extends Span {
  /** The line whose fields and values it is about. */
  readonly line: number
  readonly codes: readonly string[]
  /** The codes that turned an issue off. */
  readonly used: Set<string>
  readonly fault: 'no-reason' | 'no-code' | undefined
}

/** Returns the ignore comments of a text, in its order. */
function ignoreCommentsIn(
  { text, comments }: ParsedText,
  rangeOf: (span: Span) => TextRange,
): readonly IgnoreComment[] {
  const found: { readonly comment: Omit<IgnoreComment, 'line'>; readonly line: number }[] = []
  const ownLines = new Set<number>()
  for (const span of comments) {
    const source = text.slice(span.start, span.end)
    const { line } = rangeOf(span).start
    if (text.slice(lineStart(text, span.start), span.start).trim() === '') ownLines.add(line)
    const comment = readComment(source, span)
    if (comment !== undefined) found.push({ comment, line })
  }
  const below = linesBelow([...ownLines])
  return found.map(({ comment, line }) => ({ ...comment, line: below.get(line) ?? line }))
}

/** Returns the line that each comment on a line of its own is about: the first with other text. */
function linesBelow(ownLines: readonly number[]): ReadonlyMap<number, number> {
  const below = new Map<number, number>()
  for (const line of [...ownLines].reverse()) below.set(line, below.get(line + 1) ?? line + 1)
  return below
}

function readComment(source: string, span: Span): Omit<IgnoreComment, 'line'> | undefined {
  const [mark, list = ''] = /^#[ \t]*monitor-contract-ignore(?![\w-])([^:]*)/.exec(source) ?? []
  if (mark === undefined) return undefined
  const codes = list.split(',').map((code) => code.trim())
  const named = codes.filter((code) => code !== '')
  const hasReason = source.slice(mark.length + 1).trim() !== ''
  const shared = { start: span.start, end: span.end, codes: named, used: new Set<string>() }
  if (named.length === 0) return { ...shared, fault: 'no-code' }
  return { ...shared, fault: hasReason ? undefined : 'no-reason' }
}

/** Returns whether the severity of a code can be chosen, so that a comment may turn it off. */
function configurableBy(contract: LintContract): (code: string) => boolean {
  const known = new Map<string, boolean>([['imprecise-number', true]])
  return (code) => {
    const result = known.get(code) ?? isConfigurable(contract, code)
    known.set(code, result)
    return result
  }
}

/** Returns whether a contract has a code whose severity can be changed. */
function isConfigurable(contract: LintContract, code: string): boolean {
  try {
    contract.with({ severity: { [code]: 'off' } })
    return true
  } catch {
    return false
  }
}

/** Returns what a comment named in vain. */
function unusedIn(
  comment: IgnoreComment,
  canIgnore: (code: string) => boolean,
): readonly UnusedIgnore[] {
  const { codes, used, fault, line } = comment
  const span = { start: comment.start, end: comment.end }
  if (fault !== undefined) return [{ span, line, params: { reason: fault } }]
  const unused = codes.filter((code) => !used.has(code))
  return unused.map((code) => {
    const reason = canIgnore(code) ? 'not-needed' : 'not-configurable'
    // Other text of a comment is not shown.
    const ignored = /^[a-z-]{1,60}$/.test(code) ? { ignored: code } : {}
    return { span, line, params: { reason, ...ignored } }
  })
}

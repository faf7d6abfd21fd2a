import { changesFor } from '../fixes/fixes-for.ts'
import type { ValueWithIssues } from '../fixes/proposal.ts'
import type { AnyIssue, Path, TextFix, TextRange, WithRange } from '../lint-result.ts'
import { editsOf } from '../text/edits-of.ts'
import type { LocatedDocument, LocatedField, ParsedText, Span, SpanEdit } from '../text/located.ts'
import { characterAt } from '../text/ranges.ts'
import type { Monitor } from './find-monitors.ts'

/** An issue with its range and its fixes. */
export type LocatedIssue = WithRange<AnyIssue>

/** Where issues of a monitor are located. */
export interface Location {
  readonly text: ParsedText
  readonly document: LocatedDocument
  readonly monitor: Monitor
  readonly rangeOf: (span: Span) => TextRange
}

/** Returns an issue of a contract with its range and its fixes. */
export function locatedIssue(
  issue: AnyIssue,
  subject: ValueWithIssues,
  location: Location,
): LocatedIssue {
  const { rangeOf } = location
  const { related, ...rest } = issue
  const range = rangeOf(spanOf(issue.path, location, issue.code === 'unknown-field'))
  const located = { ...rest, range, fixes: fixesOf(issue, subject, location) }
  if (related === undefined) return located
  return {
    ...located,
    related: related.map((field) => ({ ...field, range: rangeOf(spanOf(field.path, location)) })),
  }
}

/** Returns the part of a text that an issue is about. */
export function spanOf(path: Path, { monitor, text }: Location, isKey = false): Span {
  let field = monitor.field
  for (const step of path) {
    const next = field.value.fields.get(String(step))
    // A missing field is at the first character of the object that lacks it.
    if (next === undefined) return characterAt(text.text, field.value.start)
    field = next
  }
  return isKey && field.key !== undefined ? field.key : field.value
}

/** Returns the lines in which a field and its value begin; of a missing one, that of its object. */
export function linesOf(path: Path, location: Location): readonly number[] {
  const spans = [spanOf(path, location), spanOf(path, location, true)]
  return spans.map((span) => location.rangeOf(span).start.line)
}

/** Returns the field of a monitor at a path; undefined if the text lacks it. */
export function fieldOf(path: Path, monitor: Monitor): LocatedField | undefined {
  let field: LocatedField | undefined = monitor.field
  for (const step of path) field = field?.value.fields.get(String(step))
  return field
}

/** Returns what a text knows about the value of a monitor. */
export const textFacts = ({
  text,
  monitor,
}: Location): Pick<ValueWithIssues, 'spellingOf' | 'isMerged'> => ({
  spellingOf(path, value) {
    const written = fieldOf(path, monitor)?.value
    if (written === undefined || written.form === 'alias') return String(value)
    return text.text.slice(written.start, written.end)
  },
  isMerged: (path) => fieldOf(path, monitor)?.isMerged === true,
})

/** Returns the fixes of an issue that can be written in the text. */
function fixesOf(
  issue: AnyIssue,
  subject: ValueWithIssues,
  location: Location,
): readonly TextFix[] {
  const { monitor, document, text, rangeOf } = location
  if (!text.canEdit) return []
  return changesFor(issue, subject).flatMap(({ title, applicability, change }): TextFix[] => {
    const edits = editsOf(change, monitor.path, document, text)
    if (edits === undefined) return []
    const inText = edits.map((edit) => ({ range: rangeOf(edit), insert: edit.insert }))
    const hasComment = change.kind === 'remove' && hasCommentBeside(edits, text)
    return [{ title, applicability: hasComment ? 'unsafe' : applicability, edits: inText }]
  })
}

/** Returns whether edits remove a comment, or what stands directly below one. */
const hasCommentBeside = (edits: readonly SpanEdit[], text: ParsedText): boolean =>
  edits.some(
    ({ start, end }) =>
      text.hasComment({ start, end: end - 1 }) || text.isBelowComment({ start, end: start }),
  )

import type { Target } from '../edits-of.ts'
import { lineEnd, lineStart, nextLine } from '../lines.ts'
import type { LocatedField, ParsedText, SpanEdit } from '../located.ts'
import { deletion } from '../spell.ts'

/** Returns the edit that removes a field with the comment of its last line; none if unsure. */
export function removal({ field, parent }: Target, text: ParsedText): readonly SpanEdit[] {
  const { entries, form } = parent.value
  const index = entries.indexOf(field)
  const before = entries[index - 1]
  const after = entries[index + 1]
  if (form === 'flow') {
    const edits = flowRemoval(field, before, after)
    // A comment behind the field would seem to be about the one before it.
    const end = Math.min(lineEnd(text.text, field.end), parent.value.end)
    return [...edits, { start: field.end, end }].some(text.hasComment) ? [] : edits
  }
  return blockRemoval(field, after, text.text)
}

function flowRemoval(
  field: LocatedField,
  before: LocatedField | undefined,
  after: LocatedField | undefined,
): readonly SpanEdit[] {
  if (after !== undefined) return [deletion(field.start, after.start)]
  return before === undefined ? [] : [deletion(before.end, field.end)]
}

function blockRemoval(
  { start, end }: LocatedField,
  after: LocatedField | undefined,
  text: string,
): readonly SpanEdit[] {
  const line = lineStart(text, start)
  const rest = text.slice(end, lineEnd(text, end))
  if (!/^[ \t]*(?:#.*)?$/.test(rest)) return []
  if (/^ *$/.test(text.slice(line, start))) return [deletion(line, nextLine(text, end))]
  // The first field of an item stands behind a hyphen, where the next one comes.
  const isNext = after !== undefined && /^ *$/.test(text.slice(nextLine(text, end), after.start))
  return isNext ? [deletion(start, after.start)] : []
}

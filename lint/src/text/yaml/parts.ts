import type { Target } from '../edits-of.ts'
import { afterLines, lineStart, nextLine } from '../lines.ts'
import type { LocatedField, SpanEdit } from '../located.ts'
import type { Part } from '../part.ts'

/** Returns the part with one field of an object, or one item of a list. */
export function fieldPart({ field, parent }: Target, text: string): Part {
  const { start, end } = field
  if (parent.value.form === 'flow') return { start, end, ...brackets(parent) }
  return { start, end: endOfLines(text, end, isBlank), open: indentation(text, start), close: '' }
}

/** Returns the part with a field that is removed and the ones beside it. */
export function neighbours(
  { field, parent }: Target,
  edits: readonly SpanEdit[],
  text: string,
): Part {
  const { entries, form } = parent.value
  const index = entries.indexOf(field)
  const first = entries[index - 1] ?? field
  const last = entries[index + 1] ?? field
  if (form === 'flow') return { start: first.start, end: last.end, ...brackets(parent) }
  const end = endOfLines(text, last.end, isBlankOrComment)
  const [removed] = edits
  // The blanks before the first field are removed, too.
  if (removed !== undefined && removed.start < first.start)
    return { start: removed.start, end, open: '', close: '' }
  return { start: first.start, end, open: indentation(text, first.start), close: '' }
}

const brackets = ({ value }: LocatedField) =>
  Array.isArray(value.value) ? { open: '[', close: ']' } : { open: '{', close: '}' }

/** Returns blanks up to the column of an offset. */
const indentation = (text: string, start: number): string =>
  ' '.repeat(start - lineStart(text, start))

/** Returns the end of the lines that can belong to a value: block scalars keep the blank ones. */
const endOfLines = (text: string, end: number, pattern: RegExp): number =>
  afterLines(text, nextLine(text, end), pattern)

const isBlank = /^[ \t]*$/

const isBlankOrComment = /^[ \t]*(?:#.*)?$/

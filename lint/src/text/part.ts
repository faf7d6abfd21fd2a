import type { Span, SpanEdit } from './located.ts'
import { edited } from './spell.ts'

/** A part of a text that is parsed by itself: a field or some, with what must stand around them. */
export interface Part extends Span {
  readonly open: string
  readonly close: string
}

/** Returns the text of a part with edits inside it. */
export function editedPart(part: Part, edits: readonly SpanEdit[], text: string): string {
  const { start, end, open, close } = part
  const inside = edits.map((edit) => ({
    insert: edit.insert,
    start: edit.start - start,
    end: edit.end - start,
  }))
  return `${open}${edited(text.slice(start, end), inside)}${close}`
}

import type { Span } from './located.ts'

/** An edit of a text, which replaces a span. */
export interface Edit extends Span {
  readonly insert: string
}

export const insertion = (offset: number, insert: string): Edit => ({ start: offset, end: offset, insert })

export const deletion = (start: number, end: number): Edit => ({ start, end, insert: '' })

/**
 * Returns the text that replaces a scalar. A number keeps the spelling that it has in quotes. `undefined` if a text in
 * quotes would differ from the spelling of its number.
 *
 * @param quoted Writes a string in place of another one.
 */
export function scalarText(source: string, old: unknown, value: unknown, quoted: (text: string) => string) {
  if (typeof value === 'string') {
    if (typeof old === 'string') return quoted(value)
    return value === source || source === String(old) ? JSON.stringify(value) : undefined
  }
  const isSpelled = typeof old === 'string' && (old.trim() === String(value) || Object.is(Number(old), value))
  return isSpelled ? old.trim() : JSON.stringify(value)
}

/** Returns the edits that write another text instead of a scalar. If it differs in its quotes, only these change. */
export function scalarEdits(source: string, { start, end }: Span, insert: string): readonly Edit[] {
  if (insert === `"${source}"`) return [insertion(start, '"'), insertion(end, '"')]
  const inner = /^["']/.test(source) ? start + source.indexOf(insert) : start
  if (inner <= start) return [{ start, end, insert }]
  return [deletion(start, inner), deletion(inner + insert.length, end)]
}

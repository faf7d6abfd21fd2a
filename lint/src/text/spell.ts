import type { LocatedValue, SpanEdit } from './located.ts'

export const insertion = (offset: number, insert: string): SpanEdit => ({
  start: offset,
  end: offset,
  insert,
})

export const deletion = (start: number, end: number): SpanEdit => ({ start, end, insert: '' })

/**
 * Returns the text of a value that replaces a scalar. A number keeps the spelling that it has in
 * quotes.
 */
export function spelled(value: unknown, old: LocatedValue, source: string): string {
  if (Array.isArray(value) && Object.is(value[0], old.value)) return `[${source}]`
  const inQuotes = typeof old.value === 'string' ? old.value.trim() : ''
  const isSame = typeof value === 'number' && inQuotes !== '' && Number(inQuotes) === value
  return isSame ? inQuotes : JSON.stringify(value)
}

/** Returns a text with edits, which are in its order and do not overlap. */
export function edited(text: string, edits: readonly SpanEdit[]): string {
  let result = ''
  let end = 0
  for (const edit of edits) {
    result += text.slice(end, edit.start) + edit.insert
    end = edit.end
  }
  return result + text.slice(end)
}

/** Returns edits in the order of the text. Those that touch each other become one. */
export function joined(edits: readonly SpanEdit[]): readonly SpanEdit[] {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end)
  const result: SpanEdit[] = []
  for (const edit of sorted) {
    const last = result.at(-1)
    if (last === undefined || last.end < edit.start) result.push(edit)
    else
      result[result.length - 1] = {
        start: last.start,
        end: Math.max(last.end, edit.end),
        insert: last.insert + edit.insert,
      }
  }
  return result
}

/** Returns whether two JSON values are the same, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object') {
    return Number.isNaN(one) && Number.isNaN(other)
  }
  if (one === null || other === null || Array.isArray(one) !== Array.isArray(other)) return false
  const entries = Object.entries(one)
  if (entries.length !== Object.keys(other).length) return false
  return entries.every(
    ([name, field]) => Object.hasOwn(other, name) && isSame(field, Reflect.get(other, name)),
  )
}

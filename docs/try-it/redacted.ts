import { redact } from 'monitor-contract'
import { parseJson } from 'monitor-contract/text'

/** A text for sharing with its secrets replaced, and the number of secrets. */
export interface RedactedText {
  readonly text: string
  readonly count: number
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function changedScalars(before: unknown, after: unknown): number {
  if (!isObject(before) || !isObject(after)) return before === after ? 0 : 1
  return Object.keys(after).reduce(
    (count, name) => count + changedScalars(Reflect.get(before, name), Reflect.get(after, name)),
    0,
  )
}

/** Replaces the secrets in a JSON text; undefined for a text that is not JSON. */
export function redactedText(text: string): RedactedText | undefined {
  const parsed = parseJson(text)
  if (!parsed.ok) return undefined
  const value = redact(parsed.value)
  const count = changedScalars(parsed.value, value)
  return { text: count === 0 ? text : JSON.stringify(value, null, 2), count }
}

import { endOfString } from './end-of-scalar.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Counts the keys of every object in a value, without recursion. */
export function countKeys(root: unknown): number {
  let count = 0
  const rest = [root]
  while (rest.length > 0) {
    const value = rest.pop()
    if (!isObject(value)) continue
    const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
    if (parts !== value) count += parts.length
    for (const part of parts) if (isObject(part)) rest.push(part)
  }
  return count
}

/** Counts the keys in a valid JSON text: its colons outside strings. */
export function countWrittenKeys(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at)
    if (character === 0x3a) count++
    else if (character === 0x22) at = Number(endOfString(text, at + 1)) - 1
  }
  return count
}

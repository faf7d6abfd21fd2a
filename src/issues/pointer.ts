import type { Path } from './issue.ts'

/** A path as a JSON Pointer (RFC 6901). */
export function toPointer(path: Path): string {
  let pointer = ''
  for (const step of path) pointer += `/${typeof step === 'number' ? step : escaped(step)}`
  return pointer
}

/** The number of characters that are escaped at once. */
const chunkLength = 10_000

/**
 * Escapes a name in chunks, with `split` and `join`: the memory that a text needs meanwhile is that of one chunk.
 * `replaceAll` would keep an object for each character that it replaces.
 */
function escaped(name: string): string {
  if (!name.includes('~') && !name.includes('/')) return name
  let text = ''
  for (let start = 0; start < name.length; start += chunkLength) {
    const chunk = name.slice(start, start + chunkLength)
    text += chunk.split('~').join('~0').split('/').join('~1')
  }
  return text
}

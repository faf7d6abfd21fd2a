import type { Path } from './issue.ts'

/** Returns a path as a JSON Pointer (RFC 6901). */
export function toPointer(path: Path): string {
  let pointer = ''
  for (const step of path) pointer += `/${typeof step === 'number' ? step : escaped(step)}`
  return pointer
}

/** The number of characters that are escaped together. */
const chunkLength = 10_000

/**
 * Escapes a name in chunks, so that a long name needs the memory of only one chunk. `replaceAll` would create an object
 * for each character that it replaces.
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

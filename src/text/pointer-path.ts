import type { Path } from '../index.ts'

/** Returns the path of a JSON Pointer (RFC 6901); `undefined` for a text that is not a pointer. */
export function pathOf(pointer: string): Path | undefined {
  if (pointer !== '' && !pointer.startsWith('/')) return undefined
  if (badEscape.test(pointer)) return undefined
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.split('~1').join('/').split('~0').join('~'))
}

const badEscape = /~(?![01])/

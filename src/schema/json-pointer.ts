/** Returns the steps of a JSON Pointer (RFC 6901); `undefined` for a text that is not a pointer. */
export function stepsOf(pointer: string): readonly string[] | undefined {
  if ((pointer !== '' && !pointer.startsWith('/')) || /~(?![01])/.test(pointer)) return undefined
  return stepsIn(pointer)
}

/** Returns the steps of a text that is a JSON Pointer. */
export const stepsIn = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

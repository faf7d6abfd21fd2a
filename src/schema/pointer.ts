/** Returns the steps of a JSON Pointer (RFC 6901); `undefined` for a text that is not a pointer. */
export function stepsOf(pointer: string): readonly string[] | undefined {
  if ((pointer !== '' && !pointer.startsWith('/')) || /~(?![01])/.test(pointer)) return undefined
  const steps = pointer.split('/').slice(1)
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

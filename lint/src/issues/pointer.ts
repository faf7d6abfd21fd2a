import type { Path } from '../lint-result.ts'

/** Returns a path as a JSON Pointer (RFC 6901). */
export const toPointer = (path: Path): string => path.map((step) => `/${escaped(step)}`).join('')

/** Returns a step as it stands in a JSON Pointer. */
export const escaped = (step: string | number): string =>
  String(step).replaceAll('~', '~0').replaceAll('/', '~1')

/** Returns the steps of a JSON Pointer; undefined for a text that is none. */
export function fromPointer(pointer: string): readonly string[] | undefined {
  if ((pointer !== '' && !pointer.startsWith('/')) || /~(?![01])/.test(pointer)) return undefined
  const steps = pointer.split('/').slice(1)
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

import type { Path } from './issue.ts'

/** A path as a JSON Pointer (RFC 6901). */
export function toPointer(path: Path): string {
  let pointer = ''
  for (const step of path) pointer += `/${typeof step === 'number' ? step : escaped(step)}`
  return pointer
}

const escaped = (name: string): string =>
  name.includes('~') || name.includes('/') ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name

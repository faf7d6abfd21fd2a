import type { Problem, Result } from '../../index.ts'

/** Returns the result of an example whose request is rejected. Throws if the result is valid. */
export function rejected(result: Result<unknown>): Problem {
  /* v8 ignore next -- each invalid request is rejected */
  if (result.valid) throw new Error('An invalid request of the examples is valid')
  return result
}

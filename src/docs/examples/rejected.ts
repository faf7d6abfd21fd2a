import type { Problem, Result } from '../../index.ts'

/** Narrows the result of an example to an invalid result. Throws if it is valid. */
export function rejected(result: Result<unknown>): Problem {
  /* v8 ignore next -- each invalid request is rejected */
  if (result.valid) throw new Error('An invalid request of the examples is valid')
  return result
}

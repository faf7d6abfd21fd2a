import { once as onceAtAll } from '../../src/schema/once.ts'

/** Replaces `src/schema/once.ts` in mutation tests: computes each value once per test, so that each meets the mutant. */
export function once<T>(make: () => T): () => T {
  let made = { round, value: onceAtAll(make) }
  return () => {
    if (made.round !== round) made = { round, value: onceAtAll(make) }
    return made.value()
  }
}

let round = 0

/** Clears all values that `once` has stored. */
export function forget(): void {
  round++
}

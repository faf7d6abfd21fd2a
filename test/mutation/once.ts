import { once as onceAtAll } from '../../src/schema/once.ts'

let round = 0

/** Clears all values that `once` has stored. */
export function forget(): void {
  round++
}

/** Replaces `once` of the source: computes the value once in each test. */
export function once<T>(make: () => T): () => T {
  let made = { round, value: onceAtAll(make) }
  return () => {
    if (made.round !== round) made = { round, value: onceAtAll(make) }
    return made.value()
  }
}

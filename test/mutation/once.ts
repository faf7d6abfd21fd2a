import { once as onceAtAll } from '../../src/schema/once.ts'

let round = 0

/** Makes everything that was made by `once` be made anew. */
export function forget(): void {
  round++
}

/** Replaces `once` of the source: once in each test. */
export function once<T>(make: () => T): () => T {
  let made = { round, value: onceAtAll(make) }
  return () => {
    if (made.round !== round) made = { round, value: onceAtAll(make) }
    return made.value()
  }
}

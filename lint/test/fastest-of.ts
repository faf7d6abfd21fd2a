/** Two calls whose durations are compared. */
interface Compared<T> {
  readonly first: T
  readonly second: T
}

/**
 * Returns the shortest duration of each of two calls, in milliseconds, of three rounds by turns.
 * What else runs on the machine lengthens single calls, seldom the shortest.
 */
export function fastestOf({ first, second }: Compared<() => unknown>): Compared<number> {
  const rounds = [0, 1, 2].map(() => ({ first: durationOf(first), second: durationOf(second) }))
  return {
    first: Math.min(...rounds.map((round) => round.first)),
    second: Math.min(...rounds.map((round) => round.second)),
  }
}

function durationOf(call: () => unknown): number {
  const start = performance.now()
  call()
  return performance.now() - start
}

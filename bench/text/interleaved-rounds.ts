/**
 * Measures calls in turns, and returns the processor times of each call in ns, by round. Each round starts with another
 * call.
 *
 * Other processes affect processor time less than clock time, which counts for ratios of calls that take milliseconds.
 */
export function interleavedRounds(
  calls: readonly (() => unknown)[],
  { rounds, sampleMilliseconds }: Pick<Pace, 'rounds' | 'sampleMilliseconds'>,
): readonly (readonly number[])[] {
  const measured = calls.map((call) => ({ call, times: new Array<number>() }))
  for (let round = 0; round < rounds; round++) {
    const first = round % measured.length
    for (const { call, times } of [...measured.slice(first), ...measured.slice(0, first)])
      times.push(meanNanoseconds(call, sampleMilliseconds))
  }
  return measured.map(({ times }) => times)
}

/** The number of rounds and of warm-up turns, and the minimum length of one sample in ms. */
export interface Pace {
  readonly warmUpTurns: number
  readonly rounds: number
  readonly sampleMilliseconds: number
}

/** Returns the mean processor time of a call in a sample of at least the given length. */
function meanNanoseconds(call: () => unknown, milliseconds: number): number {
  const start = process.cpuUsage()
  for (let calls = 1; ; calls++) {
    call()
    // Reading the time takes longer than a short call, so it is not read after each call.
    if (calls % callsBetweenReadings !== 0) continue
    const { user, system } = process.cpuUsage(start)
    if (user + system >= milliseconds * 1000) return ((user + system) * 1000) / calls
  }
}
const callsBetweenReadings = 8

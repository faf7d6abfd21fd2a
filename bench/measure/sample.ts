import { measure } from 'mitata'

/**
 * Length of one part of a sample, which makes the time of reading the clock negligible. Unit: ns.
 */
const batchNanoseconds = 1e6

function nanosecondsOf(call: () => unknown): number {
  const start = process.hrtime.bigint()
  call()
  return Number(process.hrtime.bigint() - start)
}

/**
 * Returns the fastest and the median time of one call in a sample of at least the given length.
 * Unit: ns.
 *
 * mitata takes the sample, because its samples can be interleaved. Its own runner, like that of
 * tinybench, measures one contender after the other. It would also force a full garbage collection
 * before each sample. That shrinks V8's young generation, unlike in a server.
 */
export const sample = (
  call: () => unknown,
  milliseconds: number,
): Promise<{ readonly min: number; readonly p50: number }> =>
  measure(call, {
    min_cpu_time: milliseconds * 1e6,
    min_samples: Math.ceil(milliseconds / 3),
    batch_samples: Math.max(4, 4 * Math.ceil(batchNanoseconds / 4 / nanosecondsOf(call))),
    batch_threshold: batchNanoseconds,
    gc: false,
  })

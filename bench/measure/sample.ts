import { measure } from 'mitata'

/** How long one part of a sample lasts, so that reading the clock costs nothing beside it. Unit: ns. */
const batchNanoseconds = 1e6

function nanosecondsOf(call: () => unknown): number {
  const start = process.hrtime.bigint()
  call()
  return Number(process.hrtime.bigint() - start)
}

/**
 * The median time of one call in a sample of at least the given length. mitata takes the sample, which lets one interleave:
 * its own runner, like tinybench's, goes through one contender after the other. It would force a full collection before each sample;
 * V8 takes the young generation back to its smallest by that, and no server is in such a state.
 */
export async function medianNanoseconds(call: () => unknown, milliseconds: number): Promise<number> {
  const { p50 } = await measure(call, {
    min_cpu_time: milliseconds * 1e6,
    min_samples: Math.ceil(milliseconds / 3),
    batch_samples: Math.max(4, 4 * Math.ceil(batchNanoseconds / 4 / nanosecondsOf(call))),
    batch_threshold: batchNanoseconds,
    gc: false,
  })
  return p50
}

/** The time of one call that is long enough to be a sample, after what earlier ones left behind is gone. */
export function singleNanoseconds(call: () => unknown): number {
  globalThis.gc?.()
  return nanosecondsOf(call)
}

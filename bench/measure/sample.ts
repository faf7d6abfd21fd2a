import { measure } from 'mitata'

/** How long one part of a sample lasts, so that reading the clock costs nothing beside it. Unit: ns. */
const batchNanoseconds = 1e6

/**
 * The median time of one call in a sample of at least the given length. mitata takes the sample, which lets one interleave:
 * its own runner, like tinybench's, goes through one contender after the other.
 */
export async function medianNanoseconds(call: () => unknown, milliseconds: number, heavy: boolean): Promise<number> {
  const start = process.hrtime.bigint()
  call()
  const once = Number(process.hrtime.bigint() - start)
  const { p50 } = await measure(call, {
    min_cpu_time: milliseconds * 1e6,
    min_samples: heavy ? 1 : 12,
    batch_samples: Math.max(4, 4 * Math.ceil(batchNanoseconds / 4 / once)),
    batch_threshold: batchNanoseconds,
    ...(heavy ? { gc: false } : {}),
  })
  return p50
}

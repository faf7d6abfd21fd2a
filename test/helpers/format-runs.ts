/**
 * Number of texts for each property of the formats: `FORMAT_RUNS=1000000 npx vitest run test/formats` tries a million.
 */
export const formatRuns = Number(process.env['FORMAT_RUNS'] ?? 5_000)
if (!Number.isInteger(formatRuns) || formatRuns < 1)
  throw new Error('FORMAT_RUNS must be a whole number of at least 1.')

/** Timeout of these properties in ms, because they need longer than other tests. */
export const formatTimeout = 60_000 + formatRuns

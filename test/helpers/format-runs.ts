/** How many texts each property of the formats tries: `FORMAT_RUNS=1000000 npx vitest run test/formats` tries a million. */
export const formatRuns = Number(process.env['FORMAT_RUNS'] ?? 20_000)
if (!Number.isInteger(formatRuns) || formatRuns < 1)
  throw new Error('FORMAT_RUNS must be a whole number of at least 1.')

/** A property of so many runs needs longer than an ordinary test. */
export const formatTimeout = 60_000 + formatRuns

/**
 * Number of generated values for each property: `PROPERTY_RUNS=1000000 npx vitest run
 * test/properties`.
 */
export const propertyRuns = Number(process.env['PROPERTY_RUNS'] ?? 400)
// Some properties run a fraction of it: fast-check never ends where that is no whole number.
if (!(propertyRuns > 0 && propertyRuns % 200 === 0))
  throw new Error('PROPERTY_RUNS must be a multiple of 200.')

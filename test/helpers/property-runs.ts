/**
 * Number of generated values for each property: `PROPERTY_RUNS=1000000 npx vitest run
 * test/properties`.
 */
export const propertyRuns = Number(process.env['PROPERTY_RUNS'] ?? 400)
if (!Number.isInteger(propertyRuns) || propertyRuns < 100)
  throw new Error('PROPERTY_RUNS must be a whole number of at least 100.')

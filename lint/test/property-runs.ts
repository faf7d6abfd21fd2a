/** Number of generated values for each property: `PROPERTY_RUNS=10000 npx vitest run`. */
export const propertyRuns = Number(process.env['PROPERTY_RUNS'] ?? 400)
if (!Number.isInteger(propertyRuns) || propertyRuns < 100)
  throw new Error('PROPERTY_RUNS must be a whole number of at least 100.')

import type { Check } from '../keyword.ts'

/** Stands at the field that is missing, so it is made for a field and not for the schema that lists it. */
export const required = (missing: string): Check => ({
  finding: {
    code: 'required',
    params: { missing },
    expectation: 'is missing; add it.',
  },
  shape: true,
  holds: (value) => value !== undefined,
})

import type { Finding } from '../../issues/findings.ts'

/** What a field gets that is required and not there. */
export const missing = (name: string): Finding<'required'> => ({
  code: 'required',
  params: { missing: name },
  expectation: 'is missing; add it.',
})

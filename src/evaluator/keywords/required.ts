import type { IssueContent } from '../../issues/draft.ts'

/** Returns the issue of a missing required field. */
export const missing = (name: string): IssueContent<'required'> => ({
  code: 'required',
  params: { missing: name },
  message: 'is missing.',
})

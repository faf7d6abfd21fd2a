import type { IssueContent } from '../../issues/draft.ts'

export const missing = (name: string): IssueContent<'required'> => ({
  code: 'required',
  params: { missing: name },
  message: 'is missing.',
})

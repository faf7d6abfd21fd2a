import type { IcmpMonitorUpdate } from '../generated/types.ts'
import type { Notice } from './rule.ts'

/** Carries out setupSnippetId and tearDownSnippetId: snippets for the phases of an API check. */
export const apiOnlyField: Notice<Pick<IcmpMonitorUpdate, 'setupSnippetId' | 'tearDownSnippetId'>> = {
  finding: {
    code: 'api-only-field',
    params: {},
    expectation: 'names a snippet for an API check; leave it out of an ICMP monitor.',
  },
  places({ setupSnippetId = null, tearDownSnippetId = null }) {
    if (setupSnippetId === null && tearDownSnippetId === null) return undefined
    return [
      ...(setupSnippetId === null ? [] : [['setupSnippetId']]),
      ...(tearDownSnippetId === null ? [] : [['tearDownSnippetId']]),
    ]
  },
}

import type { IcmpMonitorUpdate } from '../generated/types.ts'
import type { Notice } from './rule.ts'

/** Carries out setupSnippetId and tearDownSnippetId: snippets for the phases of an API check. */
export const apiOnlyField: Notice<Pick<IcmpMonitorUpdate, 'setupSnippetId' | 'tearDownSnippetId'>> = {
  finding: {
    code: 'api-only-field',
    params: {},
    expectation: 'names a snippet for an API check; leave it out of an ICMP monitor.',
  },
  find({ setupSnippetId, tearDownSnippetId }, tell) {
    if (setupSnippetId !== undefined && setupSnippetId !== null) tell(['setupSnippetId'])
    if (tearDownSnippetId !== undefined && tearDownSnippetId !== null) tell(['tearDownSnippetId'])
  },
}

import type { IcmpMonitorUpdate } from '../generated/types.ts'
import type { Notice } from './rule.ts'

const snippets = ['setupSnippetId', 'tearDownSnippetId'] as const

/** Carries out setupSnippetId and tearDownSnippetId: snippets for the phases of an API check. */
export const apiOnlyField: Notice<Pick<IcmpMonitorUpdate, (typeof snippets)[number]>> = {
  finding: {
    code: 'api-only-field',
    params: {},
    expectation: 'names a snippet for an API check; leave it out of an ICMP monitor.',
  },
  find(fields, tell) {
    for (const name of snippets) if (fields[name] !== undefined && fields[name] !== null) tell([name])
  },
}

import { parseNumber } from '../domain/parse-number.ts'
import type { Path } from '../issues/issue.ts'
import type { IcmpMonitorUpdate } from '../generated/types.ts'
import type { Notice } from './rule.ts'

/** Carries out the assertion item: its target is a text holding a numeric threshold, shown for the source LATENCY. */
export const nonNumericTarget: Notice<Pick<IcmpMonitorUpdate, 'request'>> = {
  finding: {
    code: 'non-numeric-target',
    params: {},
    expectation: 'must hold a number where the source is LATENCY; write one, such as "200".',
  },
  places({ request }) {
    if (typeof request !== 'object' || request === null || Array.isArray(request)) return undefined
    const { assertions } = request
    if (!Array.isArray(assertions)) return undefined
    let places: Path[] | undefined
    for (let index = 0; index < assertions.length; index++) {
      // What stands where an assertion belongs has no source of its own.
      const assertion = Object.hasOwn(assertions[index] ?? {}, 'source') ? assertions[index] : undefined
      if (assertion?.source === 'LATENCY' && typeof assertion.target === 'string' && parseNumber(assertion.target) === undefined) {
        (places ??= []).push(['request', 'assertions', index, 'target'])
      }
    }
    return places
  },
}

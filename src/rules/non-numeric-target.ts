import { parseNumber } from '../domain/parse-number.ts'
import type { Path } from '../issues/issue.ts'
import type { IcmpAssertion, IcmpMonitorUpdate } from '../generated/types.ts'
import type { Notice } from './rule.ts'

/** Whether something was read as an object, and so has fields of its own, whatever the type promises. */
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether assertions were read as an array, whatever the type promises. */
const isList = (value: readonly IcmpAssertion[] | undefined): value is readonly IcmpAssertion[] => Array.isArray(value)

/** Carries out the assertion item: its target is a text holding a numeric threshold, shown for the source LATENCY. */
export const nonNumericTarget: Notice<Pick<IcmpMonitorUpdate, 'request'>> = {
  finding: {
    code: 'non-numeric-target',
    params: {},
    expectation: 'must hold a number where the source is LATENCY; write one, such as "200".',
  },
  places({ request }) {
    if (request === undefined || request === null || !isObject(request)) return undefined
    const { assertions } = request
    if (!isList(assertions)) return undefined
    let places: Path[] | undefined
    for (let index = 0; index < assertions.length; index++) {
      const assertion = assertions[index]
      if (assertion === undefined || !isObject(assertion)) continue
      if (
        assertion.source === 'LATENCY' &&
        typeof assertion.target === 'string' &&
        parseNumber(assertion.target) === undefined
      ) {
        ;(places ??= []).push(['request', 'assertions', index, 'target'])
      }
    }
    return places
  },
}

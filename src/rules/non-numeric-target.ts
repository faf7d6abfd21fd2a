import { parseNumber } from '../domain/parse-number.ts'
import type { IcmpRequest } from '../generated/types.ts'
import { defineMonitorRule } from './define-rule.ts'
import type { RuleDocumentation } from './rule.ts'

const isNonNumeric = ({
  source,
  target,
}: NonNullable<IcmpRequest['assertions']>[number]): boolean =>
  source === 'LATENCY' && target !== undefined && parseNumber(target) === undefined

/**
 * Warns if the target of an assertion about latency is not a number.
 *
 * Service description, "ICMP request": "string with a numeric threshold", with the source
 * "`LATENCY` is shown".
 */
export const nonNumericTarget = /* @__PURE__ */ defineMonitorRule({
  code: 'non-numeric-target',
  at: 'request.assertions',
  reads: ['request.assertions'],
  severity: 'warning',
  check({ request: { assertions } }) {
    // Without this line, `validate` takes a tenth longer.
    if (!assertions.some(isNonNumeric)) return undefined
    return assertions.flatMap((assertion, index) =>
      isNonNumeric(assertion)
        ? [{ path: ['request', 'assertions', index, 'target'], params: {} }]
        : [],
    )
  },
  message: () =>
    'must be a number of milliseconds, such as "200", in an assertion about "LATENCY".',
})

export const documentation: RuleDocumentation = {
  meaning: 'The target of a LATENCY assertion is a string that is not a number.',
  inside: ['request.assertions[].source', 'request.assertions[].target'],
  location: 'the `target` of the assertion',
  since: '0.1.0',
  examples: [
    {
      fields: {
        request: {
          hostname: 'example.com',
          assertions: [{ source: 'LATENCY', target: '200 ms' }],
        },
      },
      mended: {
        request: { hostname: 'example.com', assertions: [{ source: 'LATENCY', target: '200' }] },
      },
    },
  ],
}

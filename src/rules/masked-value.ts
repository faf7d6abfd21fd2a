import type { EnvironmentVariable } from '../generated/types.ts'
import { defineMonitorRule } from './define-rule.ts'
import type { RuleDocumentation } from './rule.ts'

/** Matches a text of three or more asterisks or bullets, and the word that `redact` writes. */
const mask = /^(?:[*•●]{3,}|\[redacted\])$/i

const isMasked = ({ value = '' }: EnvironmentVariable): boolean => mask.test(value.trim())

/**
 * Warns about the value of an environment variable that is only a mask. It was probably copied from
 * a response or a log, and would replace the stored value.
 *
 * Service description, "ICMP monitor": "At most 50 items, with `key` (string), `value` (string)".
 */
export const maskedValue = /* @__PURE__ */ defineMonitorRule({
  code: 'masked-value',
  at: 'environmentVariables',
  reads: ['environmentVariables'],
  severity: 'warning',
  check: ({ environmentVariables }) =>
    environmentVariables.flatMap((variable, index) =>
      isMasked(variable)
        ? [{ path: ['environmentVariables', index, 'value'], params: {}, related: [] }]
        : [],
    ),
  message: () => 'looks masked, and would replace the stored value. Send the value itself.',
})

export const documentation: RuleDocumentation = {
  meaning:
    'The value of a variable is only asterisks or bullets, three or more, or `[redacted]`. It ' +
    'was probably copied from a masked response; sending it replaces the stored secret.',
  inside: ['environmentVariables[].value'],
  location: 'the `value` of the variable',
  since: '0.5.0',
  examples: [
    {
      fields: { environmentVariables: [{ key: 'REGION', value: '********' }] },
      mended: { environmentVariables: [{ key: 'REGION', value: 'eu' }] },
    },
  ],
}

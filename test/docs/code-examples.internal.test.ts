// Tests the examples of the issue codes. The reference runs each example, and shows the issue that it reports.
import { describe, expect, it } from 'vitest'
import { reported } from '../../src/reference/example-calls.ts'
import { issueCodes } from '../../src/reference/issue-codes.ts'

const entries = issueCodes.map((entry) => ({
  ...entry,
  examples: entry.examples.map((source) => ({ source, ...reported(entry.code, source) })),
}))

describe.each(entries)('the examples of $code', ({ code, severities, contracts, examples }) => {
  it('show each severity', () => {
    expect(new Set(examples.map(({ issue }) => issue.severity))).toEqual(new Set(severities))
  })

  it('call contracts that report the code, and break nothing else', () => {
    for (const { source, errors } of examples) {
      expect(contracts).toContain(source.split('.')[0])
      expect(
        errors.filter((other) => other !== code),
        source,
      ).toEqual([])
    }
  })
})

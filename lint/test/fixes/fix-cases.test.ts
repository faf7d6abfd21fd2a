// Tests the fixes of texts, and the text after all of them. Each case is a file.
import { icmpMonitorUpdate } from 'monitor-contract'
import { fixText, lintText, type LintOptions } from 'monitor-contract-lint'
import { describe, expect, it } from 'vitest'
import { casesIn } from '../text/text-cases.ts'

const contract = icmpMonitorUpdate.with({ baseline: { maxPacketLossThreshold: 20 } })

/** Returns the fixes of a text, a line each. */
function fixesIn(text: string, options: LintOptions): string {
  const lines = lintText(contract, text, options).flatMap(({ result }) =>
    [...result.errors, ...result.warnings].flatMap(({ range, fixes }) =>
      fixes.map(({ applicability, title }) => `${range.start.line} ${applicability}: ${title}`),
    ),
  )
  return lines.join('\n')
}

describe('the fixes of a text, and the text after them, are those of the case', () => {
  it.each(casesIn(new URL('cases/', import.meta.url)).map((each) => [each.title, each] as const))(
    '%s',
    (_, { options, text, expected: [fixes, after] }) => {
      expect(fixesIn(text, options)).toBe(fixes)
      expect(fixText(contract, text, { ...options, unsafe: true }).text.trimEnd()).toBe(after)
    },
  )
})

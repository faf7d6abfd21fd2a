// Tests the issue codes of the reference against the vectors.
import { describe, expect, it } from 'vitest'
import { issueCodes } from '../../src/reference/issue-codes.ts'
import { readVectors, type Vector } from '../helpers/vectors.ts'

/** Returns whether a vector has no severity of its own, but for unknown fields. */
const hasUsualRules = ({ options }: Vector): boolean =>
  Object.keys(options?.['severity'] ?? {}).every((code) => code === 'unknown-field')

/**
 * The contracts, and the severities, that each code has in the vectors: `error frequency-offset
 * icmpMonitor`.
 */
const reported = new Set(
  readVectors()
    .filter(hasUsualRules)
    .flatMap(({ contract, errors, warnings }) => [
      ...errors.flatMap(({ code }) => [`${code} ${contract}`, `${code} error`]),
      ...warnings.flatMap(({ code }) => [`${code} ${contract}`, `${code} warning`]),
    ]),
)

// A vector is a JSON value, so it is readable and is not a text.
const inVectors = issueCodes.filter(({ code }) => code !== 'unreadable')

describe('the table of issue codes', () => {
  it('lists the errors before the warnings', () => {
    const isError = issueCodes.map(({ severities }) => severities.includes('error'))
    expect(isError).toEqual([...isError].sort().reverse())
  })

  it.each(inVectors)(
    'lists the contracts and severities that $code has in the vectors',
    (facts) => {
      const { code, contracts, severities } = facts
      const expected = [...reported].filter((each) => each.startsWith(`${code} `))
      expect([...contracts, ...severities].map((each) => `${code} ${each}`).sort()).toEqual(
        expected.sort(),
      )
    },
  )
})

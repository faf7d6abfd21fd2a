// Tests the issue codes of the reference, and the fields that each one reads, against the vectors and the rules.
import { describe, expect, it } from 'vitest'
import { issueCodes, type CodeFacts } from '../../reference/issue-codes.ts'
import { ruleCodes } from '../../src/generate/rules/rule-facts.ts'
import * as ruleLists from '../../src/rules/index.ts'
import { readVectors } from '../helpers/vectors.ts'

const codes = issueCodes.map(({ code }) => code)
const factsOf = new Map<string, CodeFacts>(issueCodes.map((facts) => [facts.code, facts]))

/** The contracts that report each code in the conformance vectors, and its severities. */
const expected = new Map<string, { contracts: Set<string>; severities: Set<string> }>(
  codes.map((code) => [code, { contracts: new Set(), severities: new Set() }]),
)
for (const { contract, errors, warnings } of readVectors()) {
  for (const [severity, issues] of [
    ['error', errors],
    ['warning', warnings],
  ] as const) {
    for (const { code } of issues) {
      expected.get(code)?.contracts.add(contract)
      expected.get(code)?.severities.add(severity)
    }
  }
}

// A vector is a JSON value, so it is readable and is not a text.
const inVectors = codes.filter((code) => !['unreadable', 'json-syntax', 'duplicate-key', 'yaml-syntax'].includes(code))

describe('the table of issue codes', () => {
  it('lists the errors before the warnings', () => {
    const isError = issueCodes.map(({ severities }) => severities.includes('error'))
    expect(isError).toEqual([...isError].sort().reverse())
  })

  it('has a row for every rule, and documents no rule that does not exist', () => {
    const inLists = Object.values(ruleLists).flatMap((rules) => rules.map(({ code }) => code))
    expect([...new Set(inLists)].sort()).toEqual([...ruleCodes()].sort())
  })

  it.each(inVectors)('lists the contracts that have the issue %s in the vectors', (code) => {
    expect([...(factsOf.get(code)?.contracts ?? [])].sort()).toEqual([...(expected.get(code)?.contracts ?? [])].sort())
  })

  it.each(inVectors)('lists the severities that the issue %s has in the vectors', (code) => {
    expect([...(factsOf.get(code)?.severities ?? [])].sort()).toEqual(
      [...(expected.get(code)?.severities ?? [])].sort(),
    )
  })
})

// Tests that a safe fix leaves no error that the value did not have, for values and for texts.
import fc from 'fast-check'
import { icmpMonitor, icmpMonitorUpdate } from 'monitor-contract'
import { fixesFor, lintText, type AnyIssue, type LintContract } from 'monitor-contract-lint'
import { arbitraries } from 'monitor-contract/testing'
import { expect, it } from 'vitest'
import { propertyRuns } from '../property-runs.ts'
import { applyPatch } from './apply-patch.ts'
import { edited } from './edited.ts'
import { spelledJson, styles } from './spelled-json.ts'
import { spoilt } from './spoilt.ts'
import { writings, writtenStream } from './yaml-texts.ts'

const maxIssues = 100_000
const strict = icmpMonitorUpdate.with({ severity: { 'unknown-field': 'error' }, maxIssues })
const lenient = icmpMonitorUpdate.with({ maxIssues })
const withBaseline = icmpMonitorUpdate.with({ baseline: { maxPacketLossThreshold: 1 }, maxIssues })
const response = icmpMonitor.with({ severity: { 'unknown-field': 'warning' }, maxIssues })

const updates = fc.oneof(
  spoilt(arbitraries.icmpMonitorUpdate()),
  arbitraries.invalidIcmpMonitorUpdate().map(({ value }) => value),
)

interface Case {
  readonly of: string
  readonly contract: LintContract
  readonly values: fc.Arbitrary<unknown>
}

const cases: readonly Case[] = [
  { of: 'an update', contract: lenient, values: updates },
  { of: 'an update whose unknown fields are errors', contract: strict, values: updates },
  { of: 'an update with a baseline', contract: withBaseline, values: updates },
  { of: 'a response', contract: response, values: spoilt(arbitraries.icmpMonitor()) },
]

const errorsOf = (result: { readonly errors: readonly AnyIssue[] }): readonly string[] =>
  result.errors.map(({ code, pointer }) => `${code} ${pointer}`)

it.each(cases)('a safe fix of $of adds no error, and mends its issue', ({ contract, values }) => {
  let count = 0
  fc.assert(
    fc.property(values, (value) => {
      const before = contract.validate(value)
      const known = new Set(errorsOf(before))
      for (const issue of [...before.errors, ...before.warnings]) {
        for (const { title, applicability, patch } of fixesFor(contract, issue, value)) {
          const after = contract.validate(applyPatch(value, patch))
          if (applicability !== 'safe') continue
          count += 1
          const added = errorsOf(after).filter((error) => !known.has(error))
          expect(added, `${title} ${issue.pointer} ${JSON.stringify(value)}`).toEqual([])
          const left = [...after.errors, ...after.warnings]
          expect(left).not.toContainEqual(issue)
        }
      }
    }),
    { numRuns: propertyRuns },
  )
  expect(count).toBeGreaterThan(propertyRuns / 10)
})

const jsonTexts = fc
  .tuple(updates, styles)
  .map(([value, style]) => ({ language: 'json' as const, text: spelledJson(value, style) }))

const yamlTexts = fc
  .tuple(fc.array(updates, { minLength: 1, maxLength: 2 }), writings)
  .map(([values, writing]) => ({ language: 'yaml' as const, text: writtenStream(values, writing) }))

it.each([
  { language: 'JSON', texts: jsonTexts },
  { language: 'YAML', texts: yamlTexts },
])('a safe fix in a $language text adds no error', ({ texts }) => {
  let count = 0
  fc.assert(
    fc.property(texts, ({ language, text }) => {
      const found = (given: string) =>
        lintText<unknown, AnyIssue>(strict, given, { language, at: '' })
      const errors = (given: string) =>
        found(given).flatMap(({ document, result }) =>
          errorsOf(result).map((error) => `${document} ${error}`),
        )
      const known = new Set(errors(text))
      for (const { result } of found(text))
        for (const { fixes } of [...result.errors, ...result.warnings])
          for (const fix of fixes.filter(({ applicability }) => applicability === 'safe')) {
            count += 1
            const after = edited(text, fix)
            const added = errors(after).filter((error) => !known.has(error))
            expect(added, `${fix.title}\n${text}\n=>\n${after}`).toEqual([])
          }
    }),
    { numRuns: propertyRuns / 4 },
  )
  expect(count).toBeGreaterThan(0)
})

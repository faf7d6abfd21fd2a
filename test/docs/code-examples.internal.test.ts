// Tests that each example of an issue code in the reference returns the result that it states.
import { runInThisContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { codeEntries } from '../../reference/codes.ts'
import * as main from 'monitor-contract'
import type { Issue, Result } from 'monitor-contract'

/** Returns the value of an expression, evaluated as a user would. */
const run = (expression: string): unknown =>
  runInThisContext(`(({ ${Object.keys(main).join(', ')} }) => (${expression}))`)(main)

const entries = await codeEntries()

describe('the examples of the issue codes', () => {
  for (const { code, severities, contracts, examples } of entries) {
    for (const { source, severity, pointer, message } of examples) {
      it(`returns the stated result: ${source.slice(0, 120)}`, () => {
        const { errors, warnings } = run(source) as Result<unknown>
        const issues: readonly Issue[] = severity === 'error' ? errors : warnings
        expect(issues.map((issue) => [issue.code, issue.pointer, issue.message])).toContainEqual([
          code,
          pointer,
          message,
        ])
        expect(contracts).toContain(source.split('.')[0])
      })
    }

    // Calls of contracts pass values, not text.
    if (['json-syntax', 'duplicate-key', 'yaml-syntax'].includes(code)) continue
    it(`show ${code} with each of its severities`, () => {
      expect(new Set(examples.map(({ severity }) => severity))).toEqual(new Set(severities))
    })
  }

  it('each example breaks only the rule that it shows', () => {
    for (const { code, examples } of entries) {
      for (const { source } of examples) {
        const { errors } = run(source) as Result<unknown>
        expect(
          errors.filter((error) => error.code !== code),
          source,
        ).toEqual([])
      }
    }
  })
})

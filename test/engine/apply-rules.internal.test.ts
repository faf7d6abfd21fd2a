// Tests `applyRules` when the maximum number of warnings is reached.
import { expect, it } from 'vitest'
import { applyRules } from '../../src/engine/apply-rules.ts'
import type { Rule } from '../../src/rules/define-rule.ts'
import { orderedRules } from '../../src/rules/field-sets.ts'

it.each([
  [1, ['error', 'warning']],
  [0, ['error']],
])('with a maximum of %i further warnings, the checks of these rules run: %j', (maxWarnings, expected) => {
  const checked: string[] = []
  const rules = (severity: Rule['severity']) => {
    const check = () => (checked.push(severity), {})
    const fields = { reads: ['a'], requires: [], readsIfPresent: [], appliesIfAbsent: false }
    const rule = {
      code: severity,
      severity,
      at: 'a',
      ...fields,
      check,
      paths: () => [['a']],
      message: () => 'is early.',
    }
    return orderedRules([rule], ['a'])
  }
  const drafts = applyRules(
    {
      complete: (fields) => fields,
      errorRules: rules('error'),
      warningRules: rules('warning'),
      defaults: undefined,
      defaulted: 0,
    },
    { fields: { a: 1 }, sent: 1, unusable: 0 },
    { path: [7], baseline: undefined, accepts: undefined, maxWarnings },
  )
  expect(checked).toEqual(expected)
  expect(drafts.map(({ path, content }) => [...path, content.code])).toEqual(expected.map((code) => [7, 'a', code]))
})

// Tests that a value never counts as valid if a check rejects it but the evaluator finds no issue.
import { describe, expect, it } from 'vitest'
import { validateSnapshot } from '../../src/engine/validate-snapshot.ts'
import { parametersValidator } from '../../src/engine/parameters-validator.ts'
import { resolveOptions } from '../../src/engine/options.ts'
import { responseDefaults } from '../../src/engine/options.ts'
import { compileSchema } from '../../src/evaluator/compile-schema.ts'
import { evaluateSchema, strictMode } from '../../src/evaluator/evaluate-schema.ts'
import { IssueCollector } from '../../src/issues/issue-collector.ts'
import { queryForm } from '../../src/parameters/parameter-form.ts'
import { detailedContext } from '../../src/snapshot/read-context.ts'
import { Snapshot } from '../../src/snapshot/snapshot.ts'

// The check and the evaluator come from the same schema. If they disagree, the value must not count as valid.

const node = () => compileSchema({ type: 'object', properties: { name: { type: 'string' } } }, new Map(), [])

describe('an internal error throws', () => {
  it.each([0, 1])('throws if a check rejects a body but no keyword reports an error; earlier warnings: %s', (count) => {
    const body = {
      read: () => undefined,
      ruleFields: [],
      responseOnly: [],
      errorRules: [],
      warningRules: [],
      defaults: undefined,
      defaulted: 0,
      complete: () => ({}),
    }
    const rejected = new Snapshot('object', [{ key: 'name', value: 'x' }], {})
    const issues = new IssueCollector({ maxIssues: 5, messages: undefined })
    for (let index = 0; index < count; index++)
      issues.warning([index], { code: 'unknown-field', params: {}, message: 'is unknown.' })
    expect(() => {
      validateSnapshot(
        { body, schema: node, resolved: responseDefaults, issues, accepts: strictMode.accepts },
        rejected,
        detailedContext(1, 1, 1),
        [],
      )
    }).toThrow('without an issue')
  })

  it('throws if a check rejects parameters but no keyword reports an error', () => {
    const check = (_record: unknown): _record is object => false
    const validator = parametersValidator(
      {
        form: queryForm,
        read: () => () => ({ record: { name: 'x' }, repeated: new Set(), unknown: new Set() }),
        check,
        rules: [],
        defaults: () => ({}),
      },
      node,
    )
    expect(() =>
      validator.collectIssues(
        { name: 'x' },
        responseDefaults,
        new IssueCollector({ maxIssues: 1, messages: undefined }),
      ),
    ).toThrow('without an issue')
  })

  it.each([true, false])(
    'throws if a snapshot has a field that is not in the schema, with a tolerant reader: %s',
    (tolerant) => {
      const fields = [
        { key: 'name', value: 5 },
        { key: 'other', value: 5 },
      ]
      const record = new Snapshot('object', fields, {})
      expect(() =>
        evaluateSchema(node(), record, [], new IssueCollector({ maxIssues: 5, messages: undefined }), {
          ...strictMode,
          tolerant,
        }),
      ).toThrow('without an issue')
    },
  )

  it('throws if a contract supports an option that cannot be resolved', () => {
    expect(() => resolveOptions({ baseline: {} }, ['baseline'], responseDefaults)).toThrow('Option "baseline" must be')
  })
})

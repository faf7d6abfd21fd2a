// Tests that a value never counts as valid if a check rejects it but the evaluator finds no issue.
import { expect, it } from 'vitest'
import { bodyValidator } from '../../src/engine/body-validator.ts'
import { parametersValidator } from '../../src/engine/parameters-validator.ts'
import { resolveOptions, responseDefaults } from '../../src/engine/options.ts'
import { compileSchema } from '../../src/evaluator/compile-schema.ts'
import { evaluateSchema, strictScope } from '../../src/evaluator/evaluate-schema.ts'
import { queryForm } from '../../src/parameters/parameter-form.ts'
import { Snapshot } from '../../src/snapshot/snapshot.ts'

// The check and the evaluator come from the same schema. If they disagree, the value must not count as valid.

const schema = () => compileSchema({ type: 'object', properties: { name: { type: 'string' } } }, new Map(), [])

it('throws if a check rejects a body but no keyword reports an error', () => {
  const body = {
    read: () => new Snapshot('object', [{ key: 'name', value: 'x' }], {}),
    ruleFields: [],
    responseOnly: [],
    errorRules: [],
    warningRules: [],
    defaults: undefined,
    defaulted: 0,
    complete: () => ({}),
  }
  expect(() => bodyValidator(body, schema).validate({}, responseDefaults)).toThrow('without an issue')
})

it('throws if a check rejects parameters but no keyword reports an error', () => {
  const validator = parametersValidator(
    {
      form: queryForm,
      read: () => () => ({ record: { name: 'x' }, repeated: new Set(), unknown: new Set() }),
      check: (_record): _record is object => false,
      rules: [],
      defaults: () => ({}),
    },
    schema,
  )
  expect(() => validator.validate({ name: 'x' }, responseDefaults)).toThrow('without an issue')
})

it.each([true, false])('throws if a snapshot has a field that is not in the schema, with tolerant: %s', (tolerant) => {
  const reported = ['name', 'other'].map((key) => ({ key, value: 5 }))
  const scope = { ...strictScope(), tolerant }
  expect(() => evaluateSchema(schema(), new Snapshot('object', reported, {}), scope)).toThrow('without an issue')
})

it('throws if a snapshot has a field but the schema lists none', () => {
  const snapshot = new Snapshot('object', [{ key: 'name', value: 5 }], {})
  const anyObject = compileSchema({ type: 'object' }, new Map(), [])
  expect(() => evaluateSchema(anyObject, snapshot, strictScope())).toThrow('without an issue')
})

it('throws if a contract supports an option that cannot be resolved', () => {
  expect(() => resolveOptions({ baseline: {} }, ['baseline'], responseDefaults)).toThrow('Option "baseline" must be')
})

import { describe, expect, it } from 'vitest'
import { examine } from '../../src/contracts/body.ts'
import { parametersValidator } from '../../src/contracts/parameters-validator.ts'
import { settingsOf } from '../../src/contracts/options.ts'
import { responseSettings } from '../../src/contracts/settings.ts'
import { nodeOf } from '../../src/explain/node.ts'
import { explain } from '../../src/explain/walk.ts'
import { Findings } from '../../src/issues/findings.ts'
import { queryForm } from '../../src/parameters/form.ts'
import { detailedContext } from '../../src/snapshot/read-context.ts'
import { Snapshot } from '../../src/snapshot/snapshot.ts'

// What decides and what explains are made of the same schema. Where they part all the same, the value must not pass as valid.

const node = () => nodeOf({ type: 'object', properties: { name: { type: 'string' } } }, new Map(), [])

describe('a mistake of our own shows', () => {
  it('where a check refuses a body and no keyword says why', () => {
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
    const refused = new Snapshot('object', undefined, false, {})
    expect(() => {
      examine(body, refused, detailedContext(1, 1, 1), node, [], responseSettings, new Findings(1))
    }).toThrow('no keyword says why')
  })

  it('where a check refuses parameters and no keyword says why', () => {
    const check = (_record: unknown): _record is object => false
    const validator = parametersValidator(
      {
        form: queryForm,
        read: () => () => ({ record: { name: 'x' }, repeated: new Set() }),
        check,
        rules: [],
        defaults: () => ({}),
      },
      node,
    )
    expect(() => validator.examine({ name: 'x' }, responseSettings, new Findings(1))).toThrow('no keyword says why')
  })

  it.each([true, false])(
    'where a record has a field that its schema does not list, to a tolerant reader (%s) too',
    (tolerant) => {
      const fields = [
        { key: 'name', value: 5 },
        { key: 'other', value: 5 },
      ]
      const record = new Snapshot('object', fields, false, {})
      expect(() => explain(node(), record, [], new Findings(5), { tolerant, onUnlisted: () => undefined })).toThrow(
        'no keyword says why',
      )
    },
  )

  it('where a contract names an option that it cannot read', () => {
    expect(() => settingsOf({ baseline: {} }, ['baseline'], responseSettings)).toThrow('Option "baseline" must be')
  })
})

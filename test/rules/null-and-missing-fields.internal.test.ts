// Tests that every rule is silent about fields that are null or missing.
import { describe, expect, it } from 'vitest'
import { applyRules } from '../../src/engine/apply-rules.ts'
import { fieldsOf, preparedRules, type PreparedRule, type Rule } from '../../src/rules/define-rule.ts'
import { responseDefaults } from '../../src/engine/options.ts'
import { strict } from '../../src/engine/leniency.ts'
import { ruleFacts } from '../../reference/rule-facts.ts'
import * as ruleLists from '../../src/rules/index.ts'

const { errorGroupListRules: _, ...ofObjects } = ruleLists
const ruleSet = [...new Set(Object.values(ofObjects).flatMap((list): readonly Rule[] => list))]
const ruleFields = fieldsOf(ruleSet)
const rules = preparedRules(ruleSet, ruleFields, 'warning')

const errorRules: readonly string[] = ruleLists.icmpMonitorRules.map(({ code }) => code)

/** Applies one rule to fields that may be null or missing, and returns the codes that it reports. */
function reported(rule: PreparedRule, value: object): readonly string[] {
  const scope = { schema: {}, options: responseDefaults, within: [], contentOf: undefined }
  const issues = applyRules({ rules: [rule], ruleFields }, { ...value }, [], { ...scope, ...strict })
  return issues.map(({ code }) => code)
}

/** Returns an example of the documentation that has every field the rule requires. */
function exampleOf({ code, fields }: PreparedRule): object {
  const [first = {}] = ruleFacts.find((facts) => facts.code === code)?.examples ?? []
  // Two rules share a code, so an example may have the field of the other rule.
  return Object.fromEntries([
    ...Object.entries(first),
    ...fields.filter(({ name, isNeeded }) => isNeeded && !(name in first)).map(({ name }) => [name, 4]),
  ])
}

describe.each(rules.map((rule) => [`${rule.code} at ${rule.at}`, rule] as const))('the rule %s', (_, rule) => {
  const broken = exampleOf(rule)

  it('reports the example of its documentation', () => expect(reported(rule, broken)).toEqual([rule.code]))

  it('reports nothing if one of its fields is null', () => {
    for (const { name } of rule.fields) expect(reported(rule, { ...broken, [name]: null }), name).toEqual([])
  })

  it('reports nothing if a field that it needs is missing', () => {
    const needed = rule.fields.filter(({ isNeeded }) => isNeeded || errorRules.includes(rule.code))
    for (const { name } of needed) expect(reported(rule, { ...broken, [name]: undefined }), name).toEqual([])
  })
})

it('only rules about missing fields report an object without fields', () => {
  const applied = rules.filter((rule) => reported(rule, {}).length > 0).map(({ code }) => code)
  expect(applied).toEqual(['missing-service-account', 'missing-content-type'])
})

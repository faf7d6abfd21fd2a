// Tests `rules.json`: its CEL expressions agree with the rules of the package.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as main from 'monitor-contract'
import type { JsonSchema } from 'monitor-contract'
import { bodyContracts, type BodyName } from '../helpers/body-contracts.ts'
import { minimalObject } from '../helpers/minimal-bodies.ts'
import { propertyRuns, propertyTimeout } from '../helpers/property-runs.ts'
import { validValues } from '../helpers/generated-bodies.ts'
import { celEngines, ruleRecords, type RuleRecord } from '../helpers/rules-document.ts'

/** Generates values for every field that a rule reads: allowed, missing or null. */
function fieldsWith(nulls: 'where allowed' | 'everywhere', { reads }: RuleRecord, contract: BodyName) {
  const { properties = {} }: JsonSchema = main[contract]['~standard'].jsonSchema.input({ target: 'draft-2020-12' })
  const values = reads.map((name) => {
    const allowed = validValues(properties[name] ?? {})
    return [name, nulls === 'everywhere' ? fc.oneof({ weight: 5, arbitrary: allowed }, fc.constant(null)) : allowed]
  })
  const written = fc.record(Object.fromEntries(values), { requiredKeys: [] }).map((fields) => JSON.stringify(fields))
  // The CEL libraries take a field `constructor` for the class of an object.
  return written.filter((text) => !text.includes('"constructor"')).map((text): object => JSON.parse(text))
}

/** In @bufbuild/cel, `has` is false for a null member, so nulls that the schema rejects are omitted for it. */
const fieldsFor = ({ rule, contract, engine }: (typeof cases)[number]) =>
  fieldsWith(engine === '@bufbuild/cel' ? 'where allowed' : 'everywhere', rule, contract)

const isBody = (name: string): name is BodyName => Object.hasOwn(bodyContracts, name)

/** Returns the message of a rule's issue for a body with the given fields; undefined if there is no issue. */
function messageOf({ code, fieldPath }: RuleRecord, contract: BodyName, given: object): string | undefined {
  const { errors, warnings } = bodyContracts[contract].validate(minimalObject(contract, given))
  return [...errors, ...warnings].find((issue) => issue.code === code && issue.path.join('.') === fieldPath.slice(1))
    ?.message
}

const cases = ruleRecords.flatMap((rule) =>
  rule.contracts
    .filter(isBody)
    .flatMap((contract) => Object.keys(celEngines).map((engine) => ({ code: rule.code, contract, engine, rule }))),
)

/** The rules of all contracts in a line each. */
const lines = ruleRecords.map(({ severity, code, contracts }) => `${severity} ${code}: ${contracts.join(', ')}`)

describe('rules.json', () => {
  it('has the two error rules, and the warnings that compare fields of one monitor', () => {
    for (const line of [
      'error frequency-offset: icmpMonitorUpdate',
      'error packet-loss-order: icmpMonitorUpdate, icmpMonitor',
      'warning alert-settings-ignored: icmpMonitorUpdate',
      'warning frequency-offset-missing: icmpMonitorUpdate',
      'warning response-time-order: icmpMonitorUpdate',
      'error frequency-offset: icmpMonitor',
    ])
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${line}\\b`)))
  })

  it('has the members of a Kubernetes validation rule, and no others', () => {
    const members = ['code', 'severity', 'contracts', 'reads', 'fieldPath', 'expression', 'message']
    for (const record of ruleRecords) {
      const { messageExpression, ...others } = record
      expect(Object.keys(others)).toEqual(members)
      expect(typeof (messageExpression ?? '')).toBe('string')
    }
  })

  it('has expressions that read exactly the listed fields of each rule', () => {
    for (const { expression, reads } of ruleRecords) {
      const read = expression
        .split('self.')
        .slice(1)
        .map((part) => part.split(/\W/)[0])
      expect([...new Set(read)].sort()).toEqual([...reads].sort())
    }
  })

  it('has expressions without arithmetic', () => {
    for (const { expression } of ruleRecords) expect(expression).not.toMatch(/[-+*/%]|\bdouble\(|\bint\(/)
  })

  it.each(cases)(
    '$code of $contract reports no issue exactly if $engine returns true',
    (each) => {
      const { rule, contract, engine } = each
      const evaluate = celEngines[engine]?.(rule.expression)
      const broken = { count: 0 }
      fc.assert(
        fc.property(fieldsFor(each), (given) => {
          const holds = messageOf(rule, contract, given) === undefined
          if (!holds) broken.count++
          expect(evaluate?.(given)).toBe(holds)
        }),
        // One value in a hundred breaks the rarest rule, so that 2,000 values always contain some.
        { numRuns: Math.min(10_000, Math.max(2_000, propertyRuns / 2)) },
      )
      expect(broken.count).toBeGreaterThan(0)
    },
    propertyTimeout,
  )

  it.each(cases)('$code of $contract has the message of the issue, according to $engine', (each) => {
    const { rule, contract, engine } = each
    const evaluate = celEngines[engine]?.(rule.messageExpression ?? JSON.stringify(rule.message))
    fc.assert(
      fc.property(fieldsFor(each), (given) => {
        const message = messageOf(rule, contract, given)
        fc.pre(message !== undefined)
        expect(evaluate?.(given)).toBe(message)
      }),
      { numRuns: 100, maxSkipsPerRun: 1_000 },
    )
  })
})

// Tests `rules.json`: its CEL expressions agree with the rules of the package.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frequencies, icmpMonitorDefaults, operations } from 'monitor-contract'
import { bodyContracts, type BodyName } from '../helpers/body-contracts.ts'
import { monitor, update } from '../helpers/minimal-bodies.ts'
import { propertyRuns, propertyTimeout } from '../helpers/property-runs.ts'
import { celEngines, ruleRecords, type RuleRecord } from '../helpers/rules-document.ts'

const percentage = fc.oneof(
  fc.constantFrom(icmpMonitorDefaults.degradedPacketLossThreshold, icmpMonitorDefaults.maxPacketLossThreshold, 100),
  fc.double({ min: 0, minExcluded: true, max: 100, noNaN: true }),
)
const milliseconds = fc.oneof(
  fc.constantFrom(0, 300_000),
  fc.integer({ min: 0, max: 300_000 }),
  fc.double({ min: 0, max: 300_000, noNaN: true }),
)

/** Generates values for every field that rules read: allowed, missing or null. */
function fieldsWith(nulls: 'where allowed' | 'everywhere'): fc.Arbitrary<object> {
  const nullable = (values: fc.Arbitrary<unknown>) => fc.oneof({ weight: 5, arbitrary: values }, fc.constant(null))
  const others = nulls === 'everywhere' ? nullable : (values: fc.Arbitrary<unknown>) => values
  const values = {
    frequency: others(fc.oneof(fc.constant(0), fc.constantFrom(...frequencies))),
    frequencyOffset: others(fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 620 }))),
    degradedPacketLossThreshold: nullable(percentage),
    maxPacketLossThreshold: nullable(percentage),
    degradedResponseTime: nullable(milliseconds),
    maxResponseTime: nullable(milliseconds),
    alertSettings: others(fc.constantFrom({}, { escalationType: 'RUN_BASED' })),
    useGlobalAlertSettings: others(fc.boolean()),
  }
  return fc.record(values, { requiredKeys: [], noNullPrototype: true })
}

/** In @bufbuild/cel, `has` is false for a null member, so nulls that the schema rejects are omitted for it. */
const fieldsFor = (engine: string) => fieldsWith(engine === '@bufbuild/cel' ? 'where allowed' : 'everywhere')

const isBody = (name: string): name is BodyName => Object.hasOwn(bodyContracts, name)

/** Returns the message of a rule's issue for a body with the given fields; undefined if there is no issue. */
function messageOf({ code, fieldPath }: RuleRecord, contract: string, given: object): string | undefined {
  if (!isBody(contract)) throw new Error(`${contract} is no body`)
  const body = contract === 'icmpMonitor' ? monitor(given) : update(given)
  const { errors, warnings } = bodyContracts[contract].validate(body)
  return [...errors, ...warnings].find((issue) => issue.code === code && issue.path.join('.') === fieldPath.slice(1))
    ?.message
}

const cases = ruleRecords.flatMap((rule) =>
  rule.contracts.flatMap((contract) => Object.keys(celEngines).map((engine) => ({ ...rule, contract, engine, rule }))),
)

/** The contracts of the kinds of monitor other than ICMP. */
const otherMonitors = Object.entries(operations).flatMap(([id, operation]): readonly string[] =>
  'body' in operation && id !== 'updateIcmpMonitor' ? [operation.body.name, operation.response.name] : [],
)

/** Returns the lines of the rules, without the contracts of other kinds of monitor. */
const linesOfRules = (): readonly string[] =>
  ruleRecords.flatMap(({ severity, code, contracts }) => {
    const listed = contracts.filter((contract) => !otherMonitors.includes(contract))
    return listed.length === 0 ? [] : [`${severity} ${code}: ${listed.join(', ')}`]
  })

describe('rules.json', () => {
  it('has the two error rules, and the warnings that compare fields of one monitor', () => {
    expect([...linesOfRules()].sort()).toEqual([
      'error frequency-offset: icmpMonitor',
      'error frequency-offset: icmpMonitorUpdate',
      'error packet-loss-order: icmpMonitorUpdate, icmpMonitor',
      'warning alert-settings-ignored: icmpMonitorUpdate',
      'warning frequency-offset-missing: icmpMonitorUpdate',
      'warning response-time-order: icmpMonitorUpdate',
    ])
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
    ({ rule, contract, engine }) => {
      const evaluate = celEngines[engine]?.(rule.expression)
      const broken = { count: 0 }
      fc.assert(
        fc.property(fieldsFor(engine), (given) => {
          const holds = messageOf(rule, contract, given) === undefined
          if (!holds) broken.count++
          expect(evaluate?.(given)).toBe(holds)
        }),
        { numRuns: Math.min(propertyRuns, 2_000) },
      )
      expect(broken.count).toBeGreaterThan(10)
    },
    propertyTimeout,
  )

  it.each(cases)(
    '$code of $contract has the message of the issue, according to $engine',
    ({ rule, contract, engine }) => {
      const evaluate = celEngines[engine]?.(rule.messageExpression ?? JSON.stringify(rule.message))
      fc.assert(
        fc.property(fieldsFor(engine), (given) => {
          const message = messageOf(rule, contract, given)
          fc.pre(message !== undefined)
          expect(evaluate?.(given)).toBe(message)
        }),
        { numRuns: 100 },
      )
    },
  )
})

// Tests that valid fields have no issue if another field is invalid, so that the evaluator runs.
import { describe, expect, it } from 'vitest'
import { schemaNamed } from '../helpers/schema-documents.ts'
import { bodyContracts } from '../helpers/body-contracts.ts'
import { group, monitor, update } from '../helpers/minimal-bodies.ts'
import { errorsOf, report, warningsOf } from '../helpers/report.ts'

const { icmpMonitorUpdate, icmpMonitor, errorGroup } = bodyContracts

/** Valid fields at their bounds and in their formats. They are evaluated only if another field is invalid. */
const validFields = {
  description: 'x'.repeat(500),
  environmentVariables: Array.from({ length: 50 }, () => ({})),
  frequency: 1440,
  frequencyOffset: 24,
  degradedResponseTime: 0,
  maxResponseTime: 300_000,
  degradedPacketLossThreshold: 0.5,
  maxPacketLossThreshold: 100,
  locations: null,
  runtimeId: null,
  groupOrder: 0,
}

describe('a valid field has no issue if another field is invalid', () => {
  it('reports every error of an update', () =>
    expect(errorsOf(icmpMonitorUpdate, update({ ...validFields, heartbeat: 5 }))).toEqual(['/heartbeat type']))

  it('reports every error of a monitor', () => {
    const fields = {
      ...validFields,
      id: '5c1f90ab-7d3e-41b6-8f20-e4a9d6c3b715',
      created_at: '2024-02-29',
      updated_at: '2024-02-29T12:00:00Z',
      checkType: 'ICMP',
    }
    expect(errorsOf(icmpMonitor, monitor({ ...fields, name: 5 }))).toEqual(['/name type'])
    expect(
      errorsOf(
        icmpMonitor,
        monitor({ ...fields, description: null, environmentVariables: null, updated_at: null, name: 5 }),
      ),
    ).toEqual(['/name type'])
  })

  it('reports only the invalid item of a list with the maximum length', () => {
    const environmentVariables = Array.from({ length: 50 }, (_, index) => (index === 49 ? { key: 5 } : {}))
    expect(errorsOf(icmpMonitorUpdate, update({ environmentVariables }))).toEqual(['/environmentVariables/49/key type'])
  })

  it('reports one item too many beside the errors of the last allowed item', () => {
    const environmentVariables = Array.from({ length: 51 }, (_, index) => (index === 49 ? { key: 5 } : {}))
    expect(errorsOf(icmpMonitorUpdate, update({ environmentVariables }))).toEqual([
      '/environmentVariables maxItems',
      '/environmentVariables/49/key type',
    ])
  })

  it('reports the error of an error group', () => expect(errorsOf(errorGroup, group({ id: 5 }))).toEqual(['/id type']))

  it.each(['icmp-monitor-update', 'icmp-monitor'] as const)(
    'reports no error for null where the schema of %s accepts it',
    (name) => {
      const contract = name === 'icmp-monitor' ? icmpMonitor : icmpMonitorUpdate
      const properties = Object.keys(schemaNamed(name).properties ?? {})
      const nulls = Object.fromEntries(properties.map((field) => [field, null]))
      const rejected = new Set(errorsOf(contract, nulls).map((line) => line.split(' ')[0]))
      const accepted = properties.filter((field) => !rejected.has(`/${field}`))
      expect(accepted.length).toBeGreaterThan(5)
      for (const field of accepted)
        expect(
          contract.is(name === 'icmp-monitor' ? monitor({ [field]: null }) : update({ [field]: null })),
          field,
        ).toBe(true)
    },
  )
})

it('a tolerant reader accepts a date-time for a date without a warning, but no date for a date-time', () => {
  const { valid, warnings } = icmpMonitor.validate(
    monitor({ id: '2024-02-29T12:00:00Z', created_at: '2024-02-29T12:00:00Z', updated_at: '2024-02-29' }),
    { reader: 'tolerant' },
  )
  expect(valid).toBe(true)
  expect(report(warnings)).toEqual(['/id format', '/updated_at format'])
})

it('an invalid target and groups with an invalid checkId have errors, but no warnings of rules', () => {
  const assertions = [
    { source: 'LATENCY', target: null },
    { source: 'LATENCY', target: {} },
  ]
  expect(warningsOf(icmpMonitorUpdate, update({ request: { assertions } }))).toEqual([])
  expect(warningsOf(bodyContracts.errorGroupList, [group({ checkId: 5 }), group({ checkId: 5 })])).toEqual([])
})

it('the warning about a deprecated field contains its replacement', () => {
  expect(icmpMonitorUpdate.validate(update({ doubleCheck: true })).warnings).toMatchObject([
    { code: 'deprecated-field', params: { replacement: 'retryStrategy' } },
  ])
})

it('a response-only field is reported as such only at the top level', () => {
  expect(warningsOf(icmpMonitorUpdate, update({ id: 'x', request: { id: 'x' } }))).toEqual([
    '/request/id unknown-field',
    '/id response-only-field',
  ])
})

it('issues of rules are in the order of the schema, too', () => {
  expect(warningsOf(icmpMonitorUpdate, update({ more: 1, alertSettings: { x: 1 } }))).toEqual([
    '/alertSettings alert-settings-ignored',
    '/alertSettings/x unknown-field',
    '/more unknown-field',
  ])
  const assertions = Array.from({ length: 11 }, (_, index) =>
    index === 2 ? { source: 'LATENCY', target: 'x' } : index === 10 ? { extra: 1 } : {},
  )
  expect(warningsOf(icmpMonitorUpdate, update({ request: { assertions } }))).toEqual([
    '/request/assertions/2/target non-numeric-target',
    '/request/assertions/10/extra unknown-field',
  ])
})

it('a rule does not apply if its object in the baseline is invalid', () => {
  const [invalidSettings, fine] = [{ alertSettings: { reminders: 5 } }, { alertSettings: { reminders: {} } }]
  expect(warningsOf(icmpMonitorUpdate, update({ useGlobalAlertSettings: true }), { baseline: fine })).toEqual([
    '/alertSettings alert-settings-ignored',
  ])
  expect(
    warningsOf(icmpMonitorUpdate, update({ useGlobalAlertSettings: true }), { baseline: invalidSettings }),
  ).toEqual([])
})

import { icmpMonitorUpdate, operations } from 'monitor-contract'
import { lintText } from 'monitor-contract-lint'
import { expect, it } from 'vitest'
import { planRules, smallestPlan } from '../smallest-plan.ts'

const update = { heartbeat: {}, script: '' }
const four = ['eu-west-1', 'eu-west-2', 'us-east-1', 'us-west-1'] as const

/** Returns the codes and messages of the errors of an update. */
const errorsOf = (fields: object) =>
  smallestPlan
    .validate({ ...update, ...fields })
    .errors.map(({ code, message }) => `${code}: ${message}`)

it.each([
  [{ frequency: 2 }],
  [{ frequency: 1440, locations: four }],
  // An update that omits the frequency breaks no limit of it.
  [{ locations: [] }],
])('accepts %j', (fields) => {
  expect(errorsOf(fields)).toEqual([])
})

it('rejects a frequency below two minutes, and the frequency 0 without a second issue', () => {
  const message = 'plan-frequency: frequency must be at least 2 minutes in the smallest plan.'
  expect(errorsOf({ frequency: 1 })).toEqual([message])
  const result = smallestPlan.validate({ ...update, frequency: 0, frequencyOffset: 30 })
  expect(result.errors.map(({ code }) => code)).toEqual(['plan-frequency'])
  expect(result.warnings).toEqual([])
})

it('rejects a fifth location', () => {
  expect(errorsOf({ locations: [...four, 'ap-south-1'] })).toEqual([
    'plan-locations: locations must have at most 4 locations in the smallest plan.',
  ])
})

it('rejects unknown fields', () => {
  expect(errorsOf({ colour: 'green' })).toEqual(['unknown-field: Unknown field "colour".'])
})

it('has typed params for each code', () => {
  const [issue] = smallestPlan.validate({ ...update, frequency: 1 }).errors
  const minimum: number | undefined =
    issue?.code === 'plan-frequency' ? issue.params.minimum : undefined
  expect(minimum).toBe(2)
})

it('works in requests and in lint', () => {
  const request = { params: { id: 'edge' }, body: { ...update, frequency: 1 } }
  const { errors } = operations.updateIcmpMonitor.validateRequest(request, { rules: planRules })
  expect(errors.map(({ pointer }) => pointer)).toContain('/body/frequency')
  const results = lintText(smallestPlan, 'heartbeat: {}\nscript: ""\nfrequency: 1\n', {
    language: 'yaml',
  })
  const found = results.flatMap(({ result }) => [...result.errors])
  expect(found.map(({ code, range }) => [code, range.start.line])).toEqual([['plan-frequency', 3]])
})

it('leaves the contract of the package as it is', () => {
  expect(icmpMonitorUpdate.is({ ...update, frequency: 1 })).toBe(true)
})

// Tests that the compiler rejects misuses of the package.
import { test } from 'vitest'
import { icmpMonitor, icmpMonitorUpdate, listErrorGroupsQuery, operations } from 'monitor-contract'

declare const values: unknown[]

const tolerant = icmpMonitor.with({ reader: 'tolerant' })
const few = listErrorGroupsQuery.with({ maxIssues: 1 })

// An array calls a callback with an index, which is no options object; the call would throw.
test('a contract method as a bare callback does not compile', () => {
  // @ts-expect-error an index is no options object
  values.filter(icmpMonitorUpdate.is)
  // @ts-expect-error an index is no options object
  values.filter(tolerant.is)
  // @ts-expect-error an index is no options object
  values.filter(few.is)
  // @ts-expect-error an index is no options object
  values.map(icmpMonitor.parse)
  // @ts-expect-error an index is no options object
  values.map(listErrorGroupsQuery.validate)
  // @ts-expect-error an index is no options object
  values.forEach(icmpMonitor.assert)
  // @ts-expect-error an index is no options object
  values.map(icmpMonitor.with)
  // @ts-expect-error an index is no options object
  values.map(operations.updateIcmpMonitor.validateRequest)
})

test('options of a wrong type do not compile', () => {
  // @ts-expect-error a number is no options object
  icmpMonitorUpdate.is({}, 5)
  // @ts-expect-error a number is no options object
  tolerant.is({}, 5)
  // @ts-expect-error a number is no options object
  few.parse({}, 5)
  // @ts-expect-error a string is no options object
  icmpMonitor.validate({}, 'tolerant')
  // @ts-expect-error a map is no options object
  icmpMonitorUpdate.validate({}, new Map<string, unknown>())
})

test('an arrow function as a callback compiles', () => {
  values.filter((value) => icmpMonitor.is(value))
  values.map((value) => listErrorGroupsQuery.parse(value))
})

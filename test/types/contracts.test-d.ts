// Tests the types of contracts, their options and results, as a user sees them.
import { expectTypeOf, test } from 'vitest'
import {
  errorGroup,
  errorGroupList,
  icmpMonitor,
  icmpMonitorUpdate,
  type ErrorGroup,
  type ErrorGroupList,
  type IcmpLocation,
  type IcmpMonitor,
  type IcmpMonitorUpdate,
  type Issue,
  type IssueCode,
  type IssueParams,
  type Result,
  type RuntimeId,
  type Tolerant,
} from 'monitor-contract'

declare const value: unknown

test('is narrows a value to the type of its contract', () => {
  if (icmpMonitorUpdate.is(value)) expectTypeOf(value).toEqualTypeOf<IcmpMonitorUpdate>()
  else expectTypeOf(value).toBeUnknown()
  if (icmpMonitor.is(value)) expectTypeOf(value).toEqualTypeOf<IcmpMonitor>()
  if (errorGroup.is(value, { maxIssues: 1 })) expectTypeOf(value).toEqualTypeOf<ErrorGroup>()
  if (errorGroupList.is(value, { reader: 'strict' }))
    expectTypeOf(value).toEqualTypeOf<ErrorGroupList>()
})

test('assert narrows the type in the code after it', () => {
  icmpMonitorUpdate.assert(value, { severity: { 'unknown-field': 'error' } })
  expectTypeOf(value).toEqualTypeOf<IcmpMonitorUpdate>()
})

test('parse, validate and the standard interface have the same result types', () => {
  expectTypeOf(icmpMonitorUpdate.parse(value)).toEqualTypeOf<IcmpMonitorUpdate>()
  expectTypeOf(icmpMonitorUpdate.validate(value)).toEqualTypeOf<Result<IcmpMonitorUpdate>>()
  expectTypeOf<
    NonNullable<(typeof icmpMonitorUpdate)['~standard']['types']>['output']
  >().toEqualTypeOf<IcmpMonitorUpdate>()
})

test('a valid result has the value, and an invalid one has at least one error', () => {
  const result = icmpMonitorUpdate.validate(value)
  if (result.valid) {
    expectTypeOf(result.value).toEqualTypeOf<IcmpMonitorUpdate>()
    expectTypeOf(result.errors).toEqualTypeOf<readonly []>()
  } else {
    expectTypeOf(result.errors[0]).toEqualTypeOf<Issue>()
    expectTypeOf(result).not.toHaveProperty('value')
  }
})

test('a tolerant reader widens the type, in a single call and with `with`', () => {
  if (icmpMonitor.is(value, { reader: 'tolerant' }))
    expectTypeOf(value).toEqualTypeOf<Tolerant<IcmpMonitor>>()
  expectTypeOf(icmpMonitor.parse(value, { reader: 'tolerant', maxIssues: 5 })).toEqualTypeOf<
    Tolerant<IcmpMonitor>
  >()
  expectTypeOf(icmpMonitor.with({ reader: 'tolerant' }).parse(value)).toEqualTypeOf<
    Tolerant<IcmpMonitor>
  >()
  expectTypeOf(errorGroupList.with({ reader: 'tolerant' }).parse(value)).toEqualTypeOf<
    Tolerant<ErrorGroup>[]
  >()
})

test('the type of a tolerant reader allows unknown values, and null in optional fields', () => {
  type Read = Tolerant<IcmpMonitor>
  type Any = string & {}
  expectTypeOf<Read['name']>().toEqualTypeOf<string>()
  expectTypeOf<Read['checkType']>().toEqualTypeOf<'ICMP' | null | undefined>()
  expectTypeOf<Read['frequency']>().toEqualTypeOf<number | null | undefined>()
  expectTypeOf<Read['runtimeId']>().toEqualTypeOf<RuntimeId | Any | null | undefined>()
  expectTypeOf<Read['locations']>().toEqualTypeOf<
    readonly (IcmpLocation | Any)[] | null | undefined
  >()
  expectTypeOf<NonNullable<Read['request']>['hostname']>().toEqualTypeOf<
    string | null | undefined
  >()
  expectTypeOf<Tolerant<ErrorGroup>['rawErrorMessage']>().toEqualTypeOf<string | null>()
  expectTypeOf<Tolerant<ErrorGroup>['firstSeen']>().toEqualTypeOf<string>()
  expectTypeOf<IcmpMonitor>().toExtend<Read>()
})

test('an option of another contract does not compile', () => {
  // @ts-expect-error an update is not read tolerantly
  icmpMonitorUpdate.is(value, { reader: 'tolerant' })
  // @ts-expect-error a response has no baseline
  icmpMonitor.with({ baseline: {} })
  // @ts-expect-error the option is called maxIssues, beside a correct option, too
  icmpMonitorUpdate.validate(value, { severity: { 'unknown-field': 'error' }, maxIssue: 5 })
  // @ts-expect-error the option is called severity, in `with`, too
  icmpMonitor.with({ reader: 'tolerant', severities: { 'unknown-field': 'error' } })
})

declare const issue: Issue

test('the code of an issue determines the type of its params', () => {
  if (issue.code === 'maximum') expectTypeOf(issue.params).toEqualTypeOf<IssueParams['maximum']>()
  if (issue.code === 'unknown-field')
    expectTypeOf(issue.params.suggestion).toEqualTypeOf<string | undefined>()
  if (issue.code === 'frequency-offset')
    expectTypeOf(issue.params).toEqualTypeOf<IssueParams['frequency-offset']>()
})

test('a switch over all codes compiles, and a switch with a missing code does not', () => {
  const field = (of: Issue<'required' | 'defaults-conflict'>): string => {
    switch (of.code) {
      case 'required':
        return of.params.missing
      case 'defaults-conflict':
        return of.params.field
    }
  }
  // @ts-expect-error defaults-conflict is not handled
  const forgetful = (of: Issue<'required' | 'defaults-conflict'>): string => {
    switch (of.code) {
      case 'required':
        return of.params.missing
    }
  }
  const words = { type: 'another type' } satisfies Partial<Record<IssueCode, string>>
  // @ts-expect-error there is no such code
  const wrong = { typo: 'another type' } satisfies Partial<Record<IssueCode, string>>
  expectTypeOf([field, forgetful]).items.toBeCallableWith(issue as Issue<'required'>)
  expectTypeOf([words, wrong]).toBeArray()
})

import { expectTypeOf, test } from 'vitest'
import type * as types from 'monitor-contract'
import type { Derived } from './documents.ts'

test('each type is what its closed schema says', () => {
  expectTypeOf<types.AlertChannels>().toEqualTypeOf<Derived<'AlertChannels'>>()
  expectTypeOf<types.AlertChannelSubscription>().toEqualTypeOf<Derived<'AlertChannelSubscription'>>()
  expectTypeOf<types.AlertSettings>().toEqualTypeOf<Derived<'AlertSettings'>>()
  expectTypeOf<types.EmailAlertChannel>().toEqualTypeOf<Derived<'EmailAlertChannel'>>()
  expectTypeOf<types.EnvironmentVariable>().toEqualTypeOf<Derived<'EnvironmentVariable'>>()
  expectTypeOf<types.ErrorGroup>().toEqualTypeOf<Derived<'ErrorGroup'>>()
  expectTypeOf<types.ErrorGroupList>().toEqualTypeOf<Derived<'ErrorGroupList'>>()
  expectTypeOf<types.Frequency>().toEqualTypeOf<Derived<'Frequency'>>()
  expectTypeOf<types.IcmpAssertion>().toEqualTypeOf<Derived<'IcmpAssertion'>>()
  expectTypeOf<types.IcmpLocation>().toEqualTypeOf<Derived<'IcmpLocation'>>()
  expectTypeOf<types.IcmpMonitor>().toEqualTypeOf<Derived<'IcmpMonitor'>>()
  expectTypeOf<types.IcmpMonitorFields>().toEqualTypeOf<
    Partial<Pick<Derived<'IcmpMonitorUpdate'>, keyof types.IcmpMonitorFields>>
  >()
  expectTypeOf<types.IcmpMonitorUpdate>().toEqualTypeOf<Derived<'IcmpMonitorUpdate'>>()
  expectTypeOf<types.IcmpRequest>().toEqualTypeOf<Derived<'IcmpRequest'>>()
  expectTypeOf<types.ListErrorGroupsHeaders>().toEqualTypeOf<Derived<'ListErrorGroupsHeaders'>>()
  expectTypeOf<types.ListErrorGroupsQuery>().toEqualTypeOf<Derived<'ListErrorGroupsQuery'>>()
  expectTypeOf<types.ParallelRunFailureThreshold>().toEqualTypeOf<Derived<'ParallelRunFailureThreshold'>>()
  expectTypeOf<types.Reminders>().toEqualTypeOf<Derived<'Reminders'>>()
  expectTypeOf<types.RetryStrategy>().toEqualTypeOf<Derived<'RetryStrategy'>>()
  expectTypeOf<types.RunBasedEscalation>().toEqualTypeOf<Derived<'RunBasedEscalation'>>()
  expectTypeOf<types.RuntimeId | null>().toEqualTypeOf<Derived<'RuntimeId'>>()
  expectTypeOf<types.SlackAlertChannel>().toEqualTypeOf<Derived<'SlackAlertChannel'>>()
  expectTypeOf<types.SmsAlertChannel>().toEqualTypeOf<Derived<'SmsAlertChannel'>>()
  expectTypeOf<types.TriggerIncident>().toEqualTypeOf<Derived<'TriggerIncident'>>()
  expectTypeOf<types.UpdateIcmpMonitorHeaders>().toEqualTypeOf<Derived<'UpdateIcmpMonitorHeaders'>>()
  expectTypeOf<types.UpdateIcmpMonitorParams>().toEqualTypeOf<Derived<'UpdateIcmpMonitorParams'>>()
  expectTypeOf<types.UpdateIcmpMonitorQuery>().toEqualTypeOf<Derived<'UpdateIcmpMonitorQuery'>>()
  expectTypeOf<types.WebhookAlertChannel>().toEqualTypeOf<Derived<'WebhookAlertChannel'>>()
  expectTypeOf<types.WebhookParameter>().toEqualTypeOf<Derived<'WebhookParameter'>>()
})

test('a type that differs in one field is another one', () => {
  type Changed<Name extends keyof types.IcmpRequest, Field> = {
    [N in keyof types.IcmpRequest]: N extends Name ? Field : types.IcmpRequest[N]
  }

  expectTypeOf<Changed<never, unknown>>().toEqualTypeOf<Derived<'IcmpRequest'>>()
  expectTypeOf<Changed<'pingCount', string>>().not.toEqualTypeOf<Derived<'IcmpRequest'>>()
  expectTypeOf<Changed<'pingCount', number | null>>().not.toEqualTypeOf<Derived<'IcmpRequest'>>()
  expectTypeOf<Changed<'assertions', readonly (types.IcmpAssertion & { unit?: string })[]>>().not.toEqualTypeOf<
    Derived<'IcmpRequest'>
  >()
  expectTypeOf<Omit<types.IcmpRequest, 'pingCount'>>().not.toEqualTypeOf<Derived<'IcmpRequest'>>()
  expectTypeOf<Required<types.IcmpRequest>>().not.toEqualTypeOf<Derived<'IcmpRequest'>>()
  expectTypeOf<Readonly<types.IcmpRequest>>().not.toEqualTypeOf<Derived<'IcmpRequest'>>()
})

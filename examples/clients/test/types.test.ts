import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import {
  icmpMonitorUpdate,
  type ErrorGroup,
  type IcmpMonitor,
  type IcmpMonitorUpdate,
  type Tolerant,
} from 'monitor-contract'
import { useForm } from 'react-hook-form'
import { expectTypeOf, it } from 'vitest'
import type { Client } from '../fetch-client.ts'

// These functions are never called. The test is that they compile, or that they do not.

it('does not compile calls of the fetch client with invalid arguments', () => {
  const calls = (client: Client) => [
    client.updateMonitor('id', { heartbeat: {}, script: '', frequency: 5 }, { autoAssignAlerts: false }),
    // @ts-expect-error a frequency that is not allowed
    client.updateMonitor('id', { heartbeat: {}, script: '', frequency: 7 }),
    // @ts-expect-error a misspelt parameter
    client.listErrorGroups({ limitt: 20 }),
  ]
  expectTypeOf(calls).toBeFunction()
  expectTypeOf<Client['updateMonitor']>().returns.resolves.toEqualTypeOf<Tolerant<IcmpMonitor>>()
  expectTypeOf<Client['listErrorGroups']>().returns.resolves.toEqualTypeOf<Tolerant<ErrorGroup[]>>()
})

it('a form has the types of the fields of the contract', () => {
  const useFields = () => {
    const { register, handleSubmit } = useForm({ resolver: standardSchemaResolver(icmpMonitorUpdate) })
    register('request.assertions.0.target')
    // @ts-expect-error a misspelt field
    register('frequencyOfset')
    return handleSubmit((saved) => expectTypeOf(saved).toEqualTypeOf<IcmpMonitorUpdate>())
  }
  expectTypeOf(useFields).toBeFunction()
})

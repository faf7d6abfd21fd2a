// The types of `~standard`, as a user of Standard Schema sees them.
import type { StandardJSONSchemaV1, StandardSchemaV1 } from '@standard-schema/spec'
import { expectTypeOf, test } from 'vitest'
import {
  icmpMonitor,
  listErrorGroupsQuery,
  type ErrorGroup,
  type IcmpMonitor,
  type IcmpMonitorUpdate,
  type ListErrorGroupsQuery,
  type QueryInput,
  type StandardProps,
} from 'monitor-contract'

type Specified<Input, Output> = StandardSchemaV1.Props<Input, Output> &
  StandardJSONSchemaV1.Props<Input, Output>

test('a contract has the properties that the standards specify, and no others', () => {
  expectTypeOf<StandardProps<string, ErrorGroup>>().toExtend<Specified<string, ErrorGroup>>()
  expectTypeOf<StandardProps<string, ErrorGroup>>().not.toExtend<Specified<number, ErrorGroup>>()
  expectTypeOf<StandardProps<string, ErrorGroup>>().not.toExtend<
    Specified<string, IcmpMonitorUpdate>
  >()
  expectTypeOf<keyof StandardProps<string, ErrorGroup>>().toEqualTypeOf<
    keyof Specified<string, ErrorGroup>
  >()
})

test('a contract accepts all arguments that the standards allow', () => {
  type Standard = StandardProps<string, ErrorGroup>
  expectTypeOf<Parameters<Specified<string, ErrorGroup>['validate']>>().toExtend<
    Parameters<Standard['validate']>
  >()
  expectTypeOf<StandardJSONSchemaV1.Options>().toExtend<
    Parameters<Standard['jsonSchema']['input']>[0]
  >()
})

test('issues of the standard interface show their code and params', () => {
  const result = icmpMonitor['~standard'].validate({})
  if (result.issues === undefined) expectTypeOf(result.value).toEqualTypeOf<IcmpMonitor>()
  else {
    const [first] = result.issues
    expectTypeOf(first).toExtend<StandardSchemaV1.Issue>()
    expectTypeOf(first.code).toEqualTypeOf<string>()
  }
})

test('the types of the standards infer the input and output of a contract', () => {
  expectTypeOf<StandardSchemaV1.InferInput<typeof listErrorGroupsQuery>>().toEqualTypeOf<
    QueryInput<ListErrorGroupsQuery>
  >()
  expectTypeOf<StandardSchemaV1.InferOutput<typeof listErrorGroupsQuery>>().toEqualTypeOf<
    Required<ListErrorGroupsQuery>
  >()
})

import type { StandardJSONSchemaV1, StandardSchemaV1 } from '@standard-schema/spec'
import { expectTypeOf, test } from 'vitest'
import {
  listErrorGroupsQuery,
  type ErrorGroup,
  type IcmpMonitorUpdate,
  type QueryInput,
  type ListErrorGroupsQuery,
} from 'monitor-contract'
import type { Standard } from '../../src/contracts/standard.ts'

type Specified<Input, Output> = StandardSchemaV1.Props<Input, Output> & StandardJSONSchemaV1.Props<Input, Output>

/** An intersection as the one object type that it comes to. */
type Flat<T> = { [Name in keyof T]: T[Name] }

test('a contract has what the standards specify, no more and no less', () => {
  expectTypeOf<Flat<Standard<string, ErrorGroup>>>().toEqualTypeOf<Flat<Specified<string, ErrorGroup>>>()
  expectTypeOf<Flat<Standard<string, ErrorGroup>>>().not.toEqualTypeOf<Flat<Specified<number, ErrorGroup>>>()
  expectTypeOf<Flat<Standard<string, ErrorGroup>>>().not.toEqualTypeOf<Flat<Specified<string, IcmpMonitorUpdate>>>()
})

test('the types of the standards infer what a contract reads and answers', () => {
  expectTypeOf<StandardSchemaV1.InferInput<typeof listErrorGroupsQuery>>().toEqualTypeOf<
    QueryInput<ListErrorGroupsQuery>
  >()
  expectTypeOf<StandardSchemaV1.InferOutput<typeof listErrorGroupsQuery>>().toEqualTypeOf<
    Required<ListErrorGroupsQuery>
  >()
})

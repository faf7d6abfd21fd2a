// Tests that the comparison of generated types finds a different field.
import { expectTypeOf, test } from 'vitest'
import type * as types from 'monitor-contract'
import type { icmpAssertionSchema } from '../../src/generated/schemas/icmp-assertion.ts'
import type { icmpRequestSchema } from '../../src/generated/schemas/icmp-request.ts'
import type { Derived } from './derived-type.ts'

type Request = Derived<typeof icmpRequestSchema | typeof icmpAssertionSchema, 'IcmpRequest'>

// test/types/generated-types.test.ts compares every generated type in this way.
test('a type that differs in one field is not equal', () => {
  type Changed<Name extends keyof types.IcmpRequest, Field> = {
    [N in keyof types.IcmpRequest]: N extends Name ? Field : types.IcmpRequest[N]
  }

  expectTypeOf<Changed<never, unknown>>().toEqualTypeOf<Request>()
  expectTypeOf<Changed<'pingCount', string>>().not.toEqualTypeOf<Request>()
  expectTypeOf<Changed<'pingCount', number | null>>().not.toEqualTypeOf<Request>()
  expectTypeOf<
    Changed<'assertions', readonly (types.IcmpAssertion & { unit?: string })[]>
  >().not.toEqualTypeOf<Request>()
  expectTypeOf<Omit<types.IcmpRequest, 'pingCount'>>().not.toEqualTypeOf<Request>()
  expectTypeOf<Required<types.IcmpRequest>>().not.toEqualTypeOf<Request>()
  expectTypeOf<Readonly<types.IcmpRequest>>().not.toEqualTypeOf<Request>()
})

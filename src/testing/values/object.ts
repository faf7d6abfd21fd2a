import * as fc from '../fast-check.ts'
import type { Fields } from '../fields.ts'
import { anyJson, anyName } from './json.ts'

/** Generates an object with few or most of its optional fields. It shrinks to the required fields. */
export const objectOf = (fields: FieldArbitraries, required: readonly string[]): fc.Arbitrary<Fields> =>
  fc.oneofShrinkingToFirst(inShares(fields, required, [8, 1]), inShares(fields, required, [1, 4]))

export type FieldArbitraries = ReadonlyMap<string, fc.Arbitrary<unknown>>

/** The relative frequencies of omitting and of including an optional field. */
type Shares = readonly [left: number, kept: number]

/** The value of a field that is omitted. */
export const absent = Symbol('absent')

const optional = (value: fc.Arbitrary<unknown>, [left, kept]: Shares): fc.Arbitrary<unknown> =>
  fc.oneofShrinkingToFirst({ arbitrary: fc.constant(absent), weight: left }, { arbitrary: value, weight: kept })

function inShares(fields: FieldArbitraries, required: readonly string[], shares: Shares): fc.Arbitrary<Fields> {
  const names = [...fields.keys()]
  return fc
    .tuple(...[...fields].map(([name, value]) => (required.includes(name) ? value : optional(value, shares))))
    .map((values) =>
      Object.fromEntries(
        names.map((name, index) => [name, values[index]] as const).filter(([, value]) => value !== absent),
      ),
    )
}

/** Generates the same objects with up to three unknown fields. */
export const withUnknownFields = (object: fc.Arbitrary<object>, listed: FieldArbitraries): fc.Arbitrary<object> =>
  fc
    .tuple(fc.array(fc.tuple(anyName, anyJson), { maxLength: 3 }), object)
    .map(([besides, fields]) => ({ ...Object.fromEntries(besides.filter(([name]) => !listed.has(name))), ...fields }))

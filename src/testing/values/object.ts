import * as fc from '../fast-check.ts'
import { anyJson, anyName } from './json.ts'

export type FieldArbitraries = ReadonlyMap<string, fc.Arbitrary<unknown>>

/** How often an optional field is left out, and how often it is kept. */
type Shares = readonly [left: number, kept: number]

/** Stands for a field that is left out. */
export const absent = Symbol('absent')

const optional = (value: fc.Arbitrary<unknown>, [left, kept]: Shares): fc.Arbitrary<unknown> =>
  fc.oneofShrinkingToFirst({ arbitrary: fc.constant(absent), weight: left }, { arbitrary: value, weight: kept })

function inShares(fields: FieldArbitraries, required: readonly string[], shares: Shares): fc.Arbitrary<object> {
  const names = [...fields.keys()]
  return fc
    .tuple(...[...fields].map(([name, value]) => (required.includes(name) ? value : optional(value, shares))))
    .map((values) =>
      Object.fromEntries(
        names.map((name, index) => [name, values[index]] as const).filter(([, value]) => value !== absent),
      ),
    )
}

/**
 * An object with a few of its optional fields or with most of them; it shrinks to one with the required fields alone.
 */
export const objectOf = (fields: FieldArbitraries, required: readonly string[]): fc.Arbitrary<object> =>
  fc.oneofShrinkingToFirst(inShares(fields, required, [8, 1]), inShares(fields, required, [1, 4]))

/** The same objects with up to three fields besides that are not among the listed ones. */
export const withUnlisted = (object: fc.Arbitrary<object>, listed: FieldArbitraries): fc.Arbitrary<object> =>
  fc
    .tuple(fc.array(fc.tuple(anyName, anyJson), { maxLength: 3 }), object)
    .map(([besides, fields]) => ({ ...Object.fromEntries(besides.filter(([name]) => !listed.has(name))), ...fields }))

import type { JsonSchema } from '../index.ts'
import * as fc from './fast-check.ts'
import { ownProperties } from '../schema/own-properties.ts'
import type { Mistake } from './mistakes/mistake.ts'
import { wrongIn, type Judge } from './fixed.ts'
import { mistakesIn } from './mistakes/mistakes-in.ts'
import { optionsOf } from './options.ts'
import type { Adapt, Fields } from './rules/adapt.ts'
import { fieldsOf } from './values/described.ts'
import { objectOf, withUnlisted, type FieldArbitraries } from './values/object.ts'

/** An object body: what its schema says, and what keeps the rules between its fields. */
export interface Body {
  readonly contract: Judge
  /** The schema without references. */
  readonly schema: () => JsonSchema
  /** Fields that a rule needs other values of than the schema's alone. */
  readonly fields: (schema: JsonSchema) => FieldArbitraries
  readonly adapts: readonly Adapt[]
  /** What breaks the rules. */
  readonly mistakes: readonly Mistake[]
}

/** Valid values of an object body. */
export function bodiesOf({ contract, schema, fields, adapts }: Body, options: unknown): fc.Arbitrary<object> {
  const { fixed, unlisted } = optionsOf(options, (given) => wrongIn(contract, given))
  const listed = new Map([...fieldsOf(schema(), unlisted), ...fields(schema())])
  const chosen = new Map(listed)
  for (const [name, value] of fixed) {
    if (value === undefined) chosen.delete(name)
    else chosen.set(name, fc.constant(value))
  }
  const held = new Set(fixed.keys())
  const { required = [] } = schema()
  const objects = objectOf(chosen, [...required, ...held]).map((body) => ({
    ...adapts.reduce<Fields>((adapted, adapt) => adapt(ownProperties(adapted), held), { ...body }),
  }))
  return unlisted ? withUnlisted(objects, listed) : objects
}

/** What can be wrong with it, by its schema and by its rules. */
export const mistakesOf = ({ schema, mistakes }: Body): readonly Mistake[] => [...mistakesIn(schema()), ...mistakes]

import * as fc from 'fast-check'
import { inline } from '../schema/inline.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { once } from '../schema/once.ts'
import type { SchemaDocuments } from '../schema/resolve.ts'
import type { Mistake } from './mistakes/mistake.ts'
import { wrongIn } from './fixed.ts'
import { mistakesIn } from './mistakes/mistakes-in.ts'
import { optionsOf } from './options.ts'
import type { Adapt } from './rules/adapt.ts'
import { fieldsOf } from './values/described.ts'
import { objectOf, withUnlisted, type FieldArbitraries } from './values/object.ts'

/** An object body: what its schema says, and what keeps the rules between its fields. */
export interface Body {
  /** The schema without references. */
  readonly schema: () => JsonSchema
  /** Fields that a rule needs other values of than the schema's alone. */
  readonly fields: (schema: JsonSchema) => FieldArbitraries
  readonly adapts: readonly Adapt[]
  /** What breaks the rules. */
  readonly mistakes: readonly Mistake[]
}

export const withoutReferences = (document: JsonSchema, documents: () => SchemaDocuments): (() => JsonSchema) =>
  once(() => inline(document, documents()))

/** Valid values of an object body. */
export function bodiesOf({ schema, fields, adapts }: Body, options: unknown): fc.Arbitrary<object> {
  const { fixed, unlisted } = optionsOf(options, (given) => wrongIn(schema(), given, adapts))
  const listed = new Map([...fieldsOf(schema(), unlisted), ...fields(schema())])
  const chosen = new Map(listed)
  for (const [name, value] of fixed) {
    if (value === undefined) chosen.delete(name)
    else chosen.set(name, fc.constant(value))
  }
  const held = new Set(fixed.keys())
  const objects = objectOf(chosen, [...(schema().required ?? []), ...held]).map((body) =>
    adapts.reduce((adapted, adapt) => adapt(adapted, held), { ...body }),
  )
  return unlisted ? withUnlisted(objects, listed) : objects
}

/** What can be wrong with it, by its schema and by its rules. */
export const mistakesOf = ({ schema, mistakes }: Body): readonly Mistake[] => [...mistakesIn(schema()), ...mistakes]

import type { JsonSchema } from '../../index.ts'
import * as fc from '../fast-check.ts'
import { absent } from '../values/object.ts'
import { mistakeAt } from './mistake-at.ts'
import type { Mistake } from './mistake.ts'
import { anyItem, type Step } from './replace-at.ts'
import { wrongType } from './wrong-type.ts'
import { wrongValues } from './wrong-value.ts'

/** Returns every mistake that the keywords of a schema without references make possible, at every path. */
export function mistakesIn(schema: JsonSchema, path: readonly Step[] = []): readonly Mistake[] {
  const { properties = {}, required = [], items } = schema
  return [
    mistakeAt(path, 'type', wrongType(schema)),
    ...wrongValues.flatMap(([code, wrong]) => {
      const values = wrong(schema)
      return values === undefined ? [] : [mistakeAt(path, code, values)]
    }),
    ...required.map((name) => mistakeAt([...path, name], 'required', fc.constant(absent))),
    ...Object.entries(properties).flatMap(([name, property]) => mistakesIn(property, [...path, name])),
    ...(items === undefined ? [] : mistakesIn(items, [...path, anyItem])),
  ]
}

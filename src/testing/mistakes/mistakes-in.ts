import type { JsonSchema } from '../../index.ts'
import * as fc from '../fast-check.ts'
import { absent } from '../values/object.ts'
import { at } from './at.ts'
import type { Mistake } from './mistake.ts'
import { anyItem, type Step } from './placed.ts'
import { wrongType } from './wrong-type.ts'
import { wrongValues } from './wrong-value.ts'

/** Every mistake against the keywords of a schema without references, at every place that it describes. */
export function mistakesIn(schema: JsonSchema, path: readonly Step[] = []): readonly Mistake[] {
  const { properties = {}, required = [], items } = schema
  return [
    at(path, 'type', wrongType(schema)),
    ...wrongValues.flatMap(([code, wrong]) => {
      const values = wrong(schema)
      return values === undefined ? [] : [at(path, code, values)]
    }),
    ...required.map((name) => at([...path, name], 'required', fc.constant(absent))),
    ...Object.entries(properties).flatMap(([name, property]) => mistakesIn(property, [...path, name])),
    ...(items === undefined ? [] : mistakesIn(items, [...path, anyItem])),
  ]
}

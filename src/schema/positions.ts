import { memoize } from './memoize.ts'
import type { JsonSchema } from './json-schema.ts'
import { ownProperties } from './own-properties.ts'

/** The names of fields and indices of items on the way to a value. */
type Steps = readonly (string | number)[]

/** Returns the schema of a field (by name) or of the items (by index). `schema` must have no references. */
export const subschemaOf = (schema: JsonSchema | undefined, step: string | number): JsonSchema | undefined =>
  typeof step === 'number' ? schema?.items : schema?.properties?.[step]

/** Returns the schema at a path; one without keywords if there is none. `schema` must have no references. */
export const schemaAt = (schema: JsonSchema, path: Steps): JsonSchema =>
  path.reduce<JsonSchema>((subschema, step) => subschemaOf(subschema, step) ?? nothing, schema)

const nothing: JsonSchema = /* @__PURE__ */ ownProperties({})

const positionsIn = /* @__PURE__ */ memoize(
  ({ properties = {} }: JsonSchema) => new Map(Object.keys(properties).map((name, position) => [name, position])),
)

/**
 * Returns the position of a step among its siblings: -1 where a path ends, and the last position for unknown fields.
 */
const positionOf = (step: string | number | undefined, schema: JsonSchema | undefined): number =>
  typeof step === 'number' ? step : step === undefined ? -1 : ((schema && positionsIn(schema).get(step)) ?? Infinity)

/**
 * Compares two paths by their order in the schema. Unknown fields of an object are equal, and after known ones.
 *
 * @param start The number of steps that both paths share before the value that the schema describes.
 */
export function comparePaths(a: Steps, b: Steps, schema: JsonSchema, start = 0): number {
  let subschema: JsonSchema | undefined = schema
  for (let depth = start; depth < a.length || depth < b.length; depth++) {
    // A polluted prototype may have an item at the index where a path ends.
    const left = depth < a.length ? a[depth] : undefined
    const right = depth < b.length ? b[depth] : undefined
    if (left !== right || left === undefined) {
      // Two unknown fields both have the position Infinity, so that the difference is NaN.
      return positionOf(left, subschema) - positionOf(right, subschema) || 0
    }
    subschema = subschemaOf(subschema, left)
  }
  return 0
}

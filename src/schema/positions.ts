import { memoize } from './memoize.ts'
import type { JsonSchema } from './json-schema.ts'

/** The names of fields and indices of items on the way to a value. */
type Steps = readonly (string | number)[]

/**
 * Returns the schema of a field (by name) or of the items (by index). `schema` must have no
 * references.
 */
export const subschemaOf = (
  schema: JsonSchema | undefined,
  step: string | number,
): JsonSchema | undefined =>
  typeof step === 'number' ? schema?.items : ownProperty(schema?.properties, step)

const ownProperty = (properties: JsonSchema['properties'], name: string): JsonSchema | undefined =>
  properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : undefined

/**
 * Returns the schema at a path; one without keywords if there is none. `schema` must have no
 * references.
 */
export const schemaAt = (schema: JsonSchema, path: Steps): JsonSchema =>
  path.reduce<JsonSchema>((subschema, step) => subschemaOf(subschema, step) ?? nothing, schema)

/** The schema at a path that leads to none. */
export const nothing: JsonSchema = {}

const positionsIn = /* @__PURE__ */ memoize(
  ({ properties = {} }: JsonSchema) =>
    new Map(Object.keys(properties).map((name, position) => [name, position])),
)

/**
 * Returns the position of a step among its siblings: -1 where a path ends, and the last position
 * for unknown fields.
 */
function positionOf(step: string | number | undefined, schema: JsonSchema | undefined): number {
  if (step === undefined) return -1
  if (typeof step === 'number') return step
  return (schema && positionsIn(schema).get(step)) ?? Infinity
}

/**
 * Compares two paths by their order in the schema. Unknown fields of an object are equal, and after
 * known ones.
 */
export function comparePaths(a: Steps, b: Steps, schema: JsonSchema): number {
  let subschema: JsonSchema | undefined = schema
  for (let depth = 0; depth < a.length || depth < b.length; depth++) {
    const [left, right] = [a[depth], b[depth]]
    if (left !== right || left === undefined) {
      const positions = [positionOf(left, subschema), positionOf(right, subschema)] as const
      return positions[0] === positions[1] ? 0 : positions[0] - positions[1]
    }
    subschema = subschemaOf(subschema, left)
  }
  return 0
}

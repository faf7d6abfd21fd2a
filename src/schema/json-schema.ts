import { ownProperties } from './own-properties.ts'

/** A JSON Schema document or a part of a document, with the keywords that this package uses. */
export interface JsonSchema {
  readonly $schema?: string
  readonly $id?: string
  readonly $ref?: string
  readonly $defs?: { readonly [name: string]: JsonSchema }
  readonly title?: string
  readonly description?: string
  readonly type?: JsonTypeName | readonly JsonTypeName[]
  readonly enum?: readonly (string | number | boolean | null)[]
  readonly const?: string | number | boolean | null
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly format?: 'date' | 'date-time' | 'uuid'
  readonly pattern?: string
  readonly properties?: { readonly [name: string]: JsonSchema }
  readonly required?: readonly string[]
  readonly dependencies?: { readonly [name: string]: object }
  readonly items?: JsonSchema
  readonly default?: string | number | boolean
  readonly examples?: readonly (string | number | boolean)[]
  readonly deprecated?: boolean
  readonly readOnly?: boolean
}

/**
 * The supported keywords that do not affect whether a value is valid. The generator refuses others,
 * by name.
 */
export const annotations: readonly string[] = [
  '$comment',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
]

/**
 * Returns a schema, as an object without a prototype, in which each schema of `properties` and
 * `items` is replaced.
 */
export function withSubschemas<Subschema extends JsonSchema>(
  schema: JsonSchema,
  replace: (subschema: JsonSchema, name?: string) => Subschema,
): JsonSchema & {
  readonly properties?: { readonly [name: string]: Subschema }
  readonly items?: Subschema
} {
  const { properties, items, ...others } = ownProperties(schema)
  return ownProperties({
    ...others,
    ...(properties && {
      properties: ownProperties(
        Object.fromEntries(
          Object.entries(properties).map(([name, subschema]) => [name, replace(subschema, name)]),
        ),
      ),
    }),
    ...(items && { items: replace(items) }),
  })
}

/** Returns the values that a schema lists, if any: those of `enum`, or that of `const`. */
export const allowedIn = ({ enum: allowed, const: only }: JsonSchema): JsonSchema['enum'] =>
  only === undefined ? allowed : [only]

/** The JSON types that a schema's `type` can name. */
export type JsonTypeName = 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'object' | 'array'

export const typesIn = ({ type = [] }: Pick<JsonSchema, 'type'>): readonly JsonTypeName[] =>
  typeof type === 'string' ? [type] : type

/**
 * Describes a field of an update: whether it accepts null, and the known fields or items inside it.
 * `toUpdate` omits a null where an update does not accept it.
 */
export interface FieldShape {
  readonly nullable?: true
  readonly fields?: { readonly [name: string]: FieldShape }
  readonly items?: FieldShape
}

import { offsetSchema } from '../../domain/frequency-offset-range.ts'
import { frequencies, type JsonSchema } from '../../index.ts'
import { unitOf } from '../../schema/in-words.ts'
import { typesIn, withSubschemas } from '../../schema/json-schema.ts'
import { ownProperties } from '../../schema/own-properties.ts'
import { errorsBetweenFields } from '../reference.js'

/** A schema in `components`, or a schema inside it. */
export interface ComponentSchema extends JsonSchema {
  readonly additionalProperties?: boolean
  readonly properties?: { readonly [name: string]: ComponentSchema }
  readonly items?: ComponentSchema
  readonly anyOf?: readonly ComponentSchema[]
  readonly dependentSchemas?: { readonly [name: string]: ComponentSchema }
}

/**
 * The part of a request that has a parameter. The name keeps the order of the values, which a build
 * could change.
 */
export type ParameterLocation = 'path' | 'query' | 'header'

/**
 * Collects schemas with a title as components of the OpenAPI document, each once. The schemas have
 * no prototype.
 */
export class Components {
  readonly schemas = new Map<string, ComponentSchema>()

  /**
   * Adds a schema with a title to the components, and returns a reference to it. Converts any other
   * schema.
   */
  use(schema: JsonSchema): ComponentSchema {
    const { title, readOnly } = schema
    if (title === undefined) return { ...this.converted(schema), ...(readOnly && { readOnly }) }
    if (!this.schemas.has(title)) {
      // The entry is added first, so that it precedes the parts inside it.
      this.schemas.set(title, {})
      this.schemas.set(title, this.converted(schema))
    }
    return { ...(readOnly && { readOnly }), $ref: `#/components/schemas/${title}` }
  }

  private converted(schema: JsonSchema): ComponentSchema {
    const description = descriptionOf(schema)
    const alternatives = itemOrList(schema)
    if (alternatives !== undefined)
      return { description, anyOf: alternatives.map((alternative) => this.use(alternative)) }
    const {
      title,
      type,
      enum: _allowed,
      ...others
    } = withSubschemas(schema, (subschema) => this.use(subschema))
    const { $id, $schema, description: _, readOnly, default: byDefault, ...kept } = others
    const { properties } = ownProperties<ComponentSchema>(kept)
    return {
      ...(title !== undefined && { title }),
      ...(description !== '' && { description }),
      ...typeAndValues(schema),
      ...kept,
      ...(properties && offsetRule(properties)),
      ...(type === 'object' && properties === undefined && { additionalProperties: true }),
    }
  }
}

/**
 * Returns a description with the default and the rules of the schema.
 *
 * The keyword `default` would mean that an omitted field gets this value, which the service
 * description does not state, and code generators require such fields. Few tools show conditions,
 * and JSON Schema cannot compare fields.
 */
function descriptionOf({ title = '', description = '', default: byDefault }: JsonSchema): string {
  const unit = unitOf({ description })
  const rules = ownProperties(errorsBetweenFields)[title] ?? []
  return [
    description,
    byDefault === undefined
      ? ''
      : ` Default: ${String(byDefault)}${unit === undefined ? '' : ` ${unit}`}.`,
    rules.length === 0
      ? ''
      : `\n\nCross-field rules:\n\n${rules.map((meaning) => `- ${meaning}`).join('\n')}`,
  ].join('')
}

/**
 * Moves null from `enum` to `anyOf`, because some code generators do not support null in `enum`.
 */
function typeAndValues(schema: JsonSchema): ComponentSchema {
  const { type, enum: allowed } = schema
  if (!allowed?.includes(null)) return { ...(type && { type }), ...(allowed && { enum: allowed }) }
  const values = allowed.filter((value) => value !== null)
  const types = typesIn(schema).filter((name) => name !== 'null')
  return { anyOf: [...types.map((name) => ({ type: name, enum: values })), { type: 'null' }] }
}

/**
 * Returns the schema of an item and of a list of items, if a schema describes either. Some code
 * generators would keep only the object of a schema with both types.
 */
function itemOrList({
  description: _,
  properties,
  ...list
}: JsonSchema): readonly [JsonSchema, JsonSchema] | undefined {
  const { items } = list
  const isItemOrList =
    typesIn(list).join() === 'object,array' &&
    JSON.stringify(properties) === JSON.stringify(items?.properties)
  return items && isItemOrList ? [items, { ...list, type: 'array' }] : undefined
}

/**
 * Returns the rule about `frequencyOffset` for an object with both of its fields. Without a
 * frequency, an offset that some frequency allows is valid.
 *
 * Renderers and code generators ignore `dependentSchemas`; with an `allOf` beside `properties`,
 * some would drop the fields. Linters that validate examples reject other fields unless they are
 * allowed.
 */
function offsetRule({
  frequency,
  frequencyOffset,
}: NonNullable<JsonSchema['properties']>): ComponentSchema {
  if (frequency === undefined || frequencyOffset === undefined) return {}
  const anyOf = frequencies.map((value) => ({
    properties: { frequency: { const: value }, frequencyOffset: offsetSchema(value) },
    additionalProperties: true,
  }))
  return { dependentSchemas: { frequencyOffset: { anyOf } } }
}

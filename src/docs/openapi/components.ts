import { unitOf } from '../../schema/in-words.ts'
import { ownProperties } from '../../values/own-properties.ts'
import type { ComponentSchema } from './open-api-document.ts'
import type { SchemaWithOffsetRule } from './offset-rule.ts'

/** Collects the schemas that have a title as components of the OpenAPI document, each once. */
export class Components {
  readonly schemas = new Map<string, ComponentSchema>()

  /** Adds a schema with a title to the components, and returns a reference to it. Converts any other schema. */
  use(schema: SchemaWithOffsetRule): ComponentSchema {
    const { title, readOnly, ...shared } = ownProperties(schema)
    if (title === undefined) return this.written(schema)
    const name = nameOf(title)
    if (!this.schemas.has(name)) {
      this.schemas.set(name, {}) // The entry is added first, so that it precedes the parts inside it.
      // `readOnly` belongs to the field, not to the component.
      this.schemas.set(name, this.written({ title, ...shared }))
    }
    return { ...(readOnly && { readOnly }), ...referenceTo(title) }
  }

  private written(schema: SchemaWithOffsetRule): ComponentSchema {
    const own = ownProperties(schema)
    const { $id: _id, $schema: _schema, ...kept } = own
    const { type, properties, items } = own
    return ownProperties({
      ...withoutNullInEnum(withoutDefault(kept)),
      ...(properties && {
        properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, this.use(part)])),
      }),
      ...(items && { items: this.use(items) }),
      ...(type === 'object' && properties === undefined && { additionalProperties: true }),
    })
  }
}

/** Returns the name of a component. OpenAPI allows letters, digits, dots, hyphens and underscores. */
const nameOf = (title: string): string => title.replaceAll(/[^\w.-]/g, '_')

const referenceTo = (title: string): { readonly $ref: string } => ({ $ref: `#/components/schemas/${nameOf(title)}` })

/**
 * Moves the default of a schema to its description. The keyword `default` would mean that an omitted field gets this
 * value, which the service description does not state. Some code generators also require fields with a default.
 */
function withoutDefault(schema: ComponentSchema): ComponentSchema {
  const own = ownProperties(schema)
  const { default: value, description = '', ...others } = own
  const unit = unitOf(own)
  return value === undefined
    ? schema
    : { ...others, description: `${description} Default: ${String(value)}${unit ? ` ${unit}` : ''}.` }
}

/**
 * Moves null from `enum` to `anyOf` if the schema allows one other type. Some code generators do not support null in
 * `enum`.
 */
function withoutNullInEnum(schema: ComponentSchema): ComponentSchema {
  const { type, enum: values, ...shared } = ownProperties(schema)
  if (!values?.includes(null) || type === undefined || typeof type === 'string') return schema
  const [other, ...more] = type.filter((name) => name !== 'null')
  if (other === undefined || more.length > 0) return schema
  return { ...shared, anyOf: [{ type: other, enum: values.filter((value) => value !== null) }, { type: 'null' }] }
}

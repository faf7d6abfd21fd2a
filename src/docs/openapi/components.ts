import { ownProperties } from '../../schema/own-properties.ts'
import { markdownText } from '../markdown/text.ts'
import type { ComponentSchema } from './document.ts'
import type { SchemaWithOffsetRule } from './offset-rule.ts'

/** The name of a component: OpenAPI takes letters, digits, dots, hyphens and underscores. */
const nameOf = (title: string): string => title.replaceAll(/[^\w.-]/g, '_')

const referenceTo = (title: string): { readonly $ref: string } => ({ $ref: `#/components/schemas/${nameOf(title)}` })

/** Separates null from the other values of a list: generators write an enumeration of strings that cannot have it. */
function withoutNullInEnum(schema: ComponentSchema): ComponentSchema {
  const { type, enum: values, ...shared } = ownProperties(schema)
  if (!values?.includes(null) || type === undefined || typeof type === 'string') return schema
  const [other, ...more] = type.filter((name) => name !== 'null')
  if (other === undefined || more.length > 0) return schema
  return { ...shared, anyOf: [{ type: other, enum: values.filter((value) => value !== null) }, { type: 'null' }] }
}

/** Schemas in parts: each that has a title stands once among the components. */
export class Components {
  readonly schemas = new Map<string, ComponentSchema>()

  /** A schema without references, or a reference to the component that it is. */
  use(schema: SchemaWithOffsetRule): ComponentSchema {
    const { title, readOnly, ...shared } = ownProperties(schema)
    if (title === undefined) return this.written(schema)
    const name = nameOf(title)
    if (!this.schemas.has(name)) {
      this.schemas.set(name, {}) // Its place is before that of the parts in it.
      // Whether a field is read-only is said at the field, not of what its value is.
      this.schemas.set(name, this.written({ title, ...shared }))
    }
    return { ...(readOnly && { readOnly }), ...referenceTo(title) }
  }

  private written(schema: SchemaWithOffsetRule): ComponentSchema {
    const own = ownProperties(schema)
    const { $id: _id, $schema: _schema, ...kept } = own
    const { type, description, properties, items } = own
    return ownProperties({
      ...withoutNullInEnum(kept),
      // Every text of a document is CommonMark to whoever shows it.
      ...(description !== undefined && { description: markdownText(description) }),
      ...(properties && {
        properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, this.use(part)])),
      }),
      ...(items && { items: this.use(items) }),
      ...(type === 'object' && properties === undefined && { additionalProperties: true }),
    })
  }
}

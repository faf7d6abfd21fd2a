import { markdownText } from '../markdown/text.ts'
import type { JsonSchema } from '../../schema/json-schema.ts'
import { resolve, type SchemaDocuments } from '../../schema/resolve.ts'
import type { ComponentSchema } from './document.ts'

/** The name of a component: OpenAPI takes letters, digits, dots, hyphens and underscores. */
const nameOf = (title: string): string => title.replaceAll(/[^\w.-]/g, '_')

export const referenceTo = (title: string): { readonly $ref: string } => ({ $ref: `#/components/schemas/${nameOf(title)}` })

/** Schemas that refer to no document any more: each part that has a title stands once among the components. */
export class Components {
  readonly schemas = new Map<string, ComponentSchema>()

  constructor(private readonly documents: SchemaDocuments) {}

  /** A schema, or a reference to the component that it is. */
  use(schema: JsonSchema): ComponentSchema {
    const { $ref, ...beside } = schema
    const target = resolve(schema, this.documents)
    const { title } = target
    if (title === undefined) return this.written($ref === undefined ? schema : { ...target, ...beside })
    const name = nameOf(title)
    if (!this.schemas.has(name)) {
      this.schemas.set(name, {}) // Its place is before that of the parts in it.
      this.schemas.set(name, this.written(target))
    }
    return $ref === undefined ? referenceTo(title) : { ...this.noted(beside), ...referenceTo(title) }
  }

  /** Every text of a document is CommonMark to whoever shows it. */
  private noted(schema: JsonSchema): ComponentSchema {
    return schema.description === undefined ? schema : { ...schema, description: markdownText(schema.description) }
  }

  private written(schema: JsonSchema): ComponentSchema {
    const { $id: _id, $schema: _schema, $defs: _defs, ...own } = schema
    const isOpen = own.type === 'object' && own.properties === undefined
    return {
      ...this.noted(own),
      ...(own.properties && { properties: Object.fromEntries(Object.entries(own.properties).map(([name, part]) => [name, this.use(part)])) }),
      ...(own.items && { items: this.use(own.items) }),
      ...(isOpen && { additionalProperties: true }),
    }
  }
}

import type { JsonSchema } from '../../index.ts'
import { markdownText } from '../markdown/text.ts'
import type { ComponentSchema } from './document.ts'

/** The name of a component: OpenAPI takes letters, digits, dots, hyphens and underscores. */
const nameOf = (title: string): string => title.replaceAll(/[^\w.-]/g, '_')

export const referenceTo = (title: string): { readonly $ref: string } => ({
  $ref: `#/components/schemas/${nameOf(title)}`,
})

/** Schemas in parts: each that has a title stands once among the components. */
export class Components {
  readonly schemas = new Map<string, ComponentSchema>()

  /** A schema without references, or a reference to the component that it is. */
  use(schema: JsonSchema): ComponentSchema {
    const { title } = schema
    if (title === undefined) return this.written(schema)
    const { readOnly, ...shared } = schema // It is said of a field, not of what its value is.
    const name = nameOf(title)
    if (!this.schemas.has(name)) {
      this.schemas.set(name, {}) // Its place is before that of the parts in it.
      this.schemas.set(name, this.written(shared))
    }
    return { ...(readOnly && { readOnly }), ...referenceTo(title) }
  }

  private written(schema: JsonSchema): ComponentSchema {
    const { $id: _id, $schema: _schema, ...own } = schema
    const isOpen = own.type === 'object' && own.properties === undefined
    return {
      ...own,
      // Every text of a document is CommonMark to whoever shows it.
      ...(own.description !== undefined && { description: markdownText(own.description) }),
      ...(own.properties && {
        properties: Object.fromEntries(Object.entries(own.properties).map(([name, part]) => [name, this.use(part)])),
      }),
      ...(own.items && { items: this.use(own.items) }),
      ...(isOpen && { additionalProperties: true }),
    }
  }
}

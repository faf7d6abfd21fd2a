import { type BundledSchema, mapParts } from './bundled-schema.ts'

/**
 * Returns a bundled schema that rejects every property that it does not describe. At the top level, it accepts a string
 * `$schema`.
 */
export function closed(schema: BundledSchema): BundledSchema {
  const { properties, ...others } = closedParts(schema)
  const description = 'Address of this schema, for editors. The service description has no such field.'
  const $schema: BundledSchema = { description, markdownDescription: description, type: 'string' }
  return { ...others, properties: { $schema, ...properties } }
}

const closedParts = (schema: BundledSchema): BundledSchema => ({
  ...mapParts(schema, closedParts),
  ...(schema.properties && { additionalProperties: false }),
})

import type { JsonSchema } from '../../schema/json-schema.ts'

/** The type of a schema in a bundled document, with conditions and annotations. `bundled-documents.ts` makes them. */
export interface BundledSchema extends Omit<JsonSchema, 'properties' | 'items' | '$defs' | 'definitions'> {
  readonly $comment?: string
  readonly markdownDescription?: string
  readonly enumDescriptions?: readonly string[]
  readonly deprecationMessage?: string
  readonly doNotSuggest?: true
  readonly defaultSnippets?: readonly Snippet[]
  readonly $defs?: { readonly [name: string]: BundledSchema }
  readonly definitions?: { readonly [name: string]: BundledSchema }
  readonly properties?: { readonly [name: string]: BundledSchema }
  readonly additionalProperties?: false
  readonly items?: BundledSchema
  readonly dependentSchemas?: { readonly [name: string]: Conditions }
  readonly dependencies?: { readonly [name: string]: Conditions }
  readonly not?: BundledSchema
}

/** A complete document that an editor can insert. */
export interface Snippet {
  readonly label: string
  readonly description: string
  readonly body: unknown
}

/** A condition on an object, and the schema that applies if it is true. */
export interface Condition {
  readonly if: BundledSchema
  readonly then: BundledSchema
}

/** One condition, or several. */
export type Conditions = Condition | { readonly allOf: readonly Condition[] }

type Schemas = { readonly [name: string]: BundledSchema }

const mapSchemas = (schemas: Schemas, map: (schema: BundledSchema) => BundledSchema): Schemas =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, map(schema)]))

/** Returns a copy of a schema whose fields, items and `$defs` are mapped. */
export const mapParts = (schema: BundledSchema, map: (part: BundledSchema) => BundledSchema): BundledSchema => ({
  ...schema,
  ...(schema.properties && { properties: mapSchemas(schema.properties, map) }),
  ...(schema.items && { items: map(schema.items) }),
  ...(schema.$defs && { $defs: mapSchemas(schema.$defs, map) }),
})

/**
 * Adds conditions that apply if an object has a field.
 *
 * They are in `dependentSchemas`. From an `allOf` beside `properties`, tools that generate types would make an
 * intersection type.
 */
export const whenPresent = (schema: BundledSchema, field: string, conditions: Conditions): BundledSchema => ({
  ...schema,
  dependentSchemas: { ...schema.dependentSchemas, [field]: conditions },
})

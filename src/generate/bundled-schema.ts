import type { JsonSchema } from '../schema/json-schema.ts'

/** A whole document that an editor offers to insert. */
export interface Snippet {
  readonly label: string
  readonly description: string
  readonly body: unknown
}

/** A schema of a bundled document: with conditions, and with the annotations that editors show. */
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

/** A condition on an object, and what follows from it. */
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
 * Adds what holds of an object that has a field. It is in `dependentSchemas`, because tools that generate types make an
 * intersection of an `allOf` beside `properties`.
 */
export const whenPresent = (schema: BundledSchema, field: string, conditions: Conditions): BundledSchema => ({
  ...schema,
  dependentSchemas: { ...schema.dependentSchemas, [field]: conditions },
})

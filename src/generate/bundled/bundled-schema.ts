import type { JsonSchema } from '../../schema/json-schema.ts'
import { innerSchemas } from '../schema-parts.ts'
import { resolve } from '../../schema/resolve.ts'
import { documentsById } from '../documents.ts'

/** A schema in a bundled document, which can have conditions and annotations for editors. */
export interface BundledSchema extends Omit<JsonSchema, 'properties' | 'items' | '$defs' | 'definitions'> {
  readonly $comment?: string
  readonly markdownDescription?: string
  readonly enumDescriptions?: readonly string[]
  readonly deprecationMessage?: string
  readonly doNotSuggest?: true
  /** Complete documents that an editor can insert. */
  readonly defaultSnippets?: readonly { readonly label: string; readonly description: string; readonly body: unknown }[]
  readonly $defs?: { readonly [name: string]: BundledSchema }
  readonly definitions?: { readonly [name: string]: BundledSchema }
  readonly properties?: { readonly [name: string]: BundledSchema }
  readonly additionalProperties?: false
  readonly items?: BundledSchema
  readonly dependentSchemas?: { readonly [name: string]: Conditions }
  readonly dependencies?: { readonly [name: string]: Conditions }
  readonly not?: BundledSchema
}

export interface Condition {
  readonly if: BundledSchema
  readonly then: BundledSchema
}

type Conditions = Condition | { readonly allOf: readonly Condition[] }

export const mapSchemas = <Schema>(
  schemas: { readonly [name: string]: Schema },
  map: (schema: Schema) => BundledSchema,
): { readonly [name: string]: BundledSchema } =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, map(schema)]))

/** Maps the schemas directly inside a schema: fields, items and `$defs`. */
export const mapParts = (schema: BundledSchema, map: (part: BundledSchema) => BundledSchema): BundledSchema => ({
  ...schema,
  ...(schema.properties && { properties: mapSchemas(schema.properties, map) }),
  ...(schema.items && { items: map(schema.items) }),
  ...(schema.$defs && { $defs: mapSchemas(schema.$defs, map) }),
})

/**
 * Adds conditions that apply if an object has a field. They replace earlier conditions for this field.
 *
 * The conditions are in `dependentSchemas`, because type generators turn an `allOf` beside `properties` into an
 * intersection type.
 */
export const whenPresent = (schema: BundledSchema, field: string, conditions: Conditions): BundledSchema => ({
  ...schema,
  dependentSchemas: { ...schema.dependentSchemas, [field]: conditions },
})

/**
 * Inlines the references to other documents. A document or `$defs` entry that is referred to more than once moves to
 * `$defs`.
 */
export function selfContained(document: JsonSchema): BundledSchema {
  const shared = [...countUses(document)].flatMap(([start, count]) => (count > 1 ? [start] : []))

  function bundled({
    $ref,
    $id: _id,
    $schema: _schema,
    $defs: _defs,
    properties,
    items,
    ...own
  }: JsonSchema): BundledSchema {
    if ($ref === undefined) {
      return {
        ...own,
        ...(properties && { properties: mapSchemas(properties, bundled) }),
        ...(items && { items: bundled(items) }),
      }
    }
    const { start, rest } = startOf($ref)
    if (!shared.includes(start)) return { ...bundled(targetOf($ref)), ...own }
    if (Object.keys(own).length > 0) throw new Error(`Draft-07 ignores keywords beside the $ref to ${$ref}`)
    return { $ref: `#/$defs/${nameOf(start)}${rest}` }
  }

  const $defs = Object.fromEntries(shared.map((start) => [nameOf(start), bundled(targetOf(start))]))
  return { ...bundled(document), ...(shared.length > 0 && { $defs }) }
}

/** Splits a reference. `start` refers to a document or to one of its `$defs`; `rest` is the rest of the pointer. */
function startOf($ref: string): { readonly start: string; readonly rest: string } {
  const [, start = $ref, rest = ''] = /^([^#]*(?:#\/\$defs\/[^/]+)?)(.*)$/.exec($ref) ?? []
  return { start, rest }
}

const targetOf = ($ref: string): JsonSchema => resolve({ $ref }, documentsById)

/** Counts the references by `start`, in a schema and in all schemas that it refers to. */
function countUses(schema: JsonSchema, uses = new Map<string, number>()): ReadonlyMap<string, number> {
  if (schema.$ref !== undefined) {
    const { start } = startOf(schema.$ref)
    const count = uses.get(start) ?? 0
    uses.set(start, count + 1)
    if (count === 0) countUses(targetOf(start), uses)
  }
  for (const part of innerSchemas(schema)) countUses(part, uses)
  return uses
}

const nameOf = (start: string): string => {
  const name = targetOf(start).title
  if (name === undefined) throw new Error(`${start} is used twice and needs a title`)
  return name
}

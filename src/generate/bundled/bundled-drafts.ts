import type { BundledSchema } from './bundled-schema.ts'

/**
 * The drafts of JSON Schema in which bundled documents are published, by their folder in `schemas/`.
 * `written` converts a schema of draft 2020-12 to the draft.
 */
export const drafts = {
  bundled: { $schema: 'https://json-schema.org/draft/2020-12/schema', written: (schema: BundledSchema) => schema },
  'draft-07': { $schema: 'http://json-schema.org/draft-07/schema#', written: inDraft07 },
} as const

/**
 * The format `uuid` as a pattern, because draft-07 lacks the format. The maximum length is needed because `$` also
 * matches before a final line end in some engines.
 */
const uuid = { pattern: '^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$', maxLength: 36 }

const moved = (schemas: { readonly [name: string]: BundledSchema }) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, inDraft07(schema)]))

/**
 * Returns a schema in draft-07, which has `definitions` and `dependencies` instead of `$defs` and `dependentSchemas`.
 * The other keywords of bundled documents are the same.
 */
function inDraft07({ $ref, $defs, properties, items, dependentSchemas, ...others }: BundledSchema): BundledSchema {
  return {
    ...($ref !== undefined && { $ref: $ref.replace('#/$defs/', '#/definitions/') }),
    ...others,
    ...(others.format === 'uuid' && uuid),
    ...(properties && { properties: moved(properties) }),
    ...(items && { items: inDraft07(items) }),
    ...(dependentSchemas && { dependencies: dependentSchemas }),
    ...($defs && { definitions: moved($defs) }),
  }
}

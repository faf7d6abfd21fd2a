import { existsSync, readFileSync } from 'node:fs'
import type { ResourceRow } from '../../contracts/manifest.ts'
import { reference } from '../../schema/document.ts'
import { documentNamed, type Direction, resources } from '../documents.ts'
import { bannerText } from '../names.ts'
import { allRules, documentationOf, ruleLists } from '../rules/rule-facts.ts'
import { annotated } from '../editor-texts.ts'
import { selfContained, type BundledSchema, mapParts, mapSchemas } from './bundled-schema.ts'
import { tableDocument, withTable, withWarnings } from './bundled-rules.ts'

/** Returns every generated schema document: its path in `schemas/`, and its unformatted text. */
export function bundledDocuments(): [path: string, text: string][] {
  const tables = allRules.flatMap((rule) => {
    const { table } = documentationOf(rule.code)
    return table === undefined ? [] : [tableDocument(rule, table)]
  })
  const bodies = Object.entries(drafts).flatMap(([folder, { $schema, written }]) =>
    resources.flatMap(bundledSchemas).map(([name, schema]): [string, string] => {
      const path = `${folder}/${name}.schema.json`
      return [path, JSON.stringify({ $schema, $id: reference(path).$ref, ...written(schema) })]
    }),
  )
  return [...tables, ...bodies]
}

/** Returns the bundled schemas of a resource, each with its file name without `.schema.json`. */
function bundledSchemas({ update, response, list }: ResourceRow): [name: string, schema: BundledSchema][] {
  const schemas: [string, BundledSchema][] = [response, ...(list ? [list] : [])].map(({ document }) => [
    document,
    bundled(document, 'response'),
  ])
  if (update === undefined) return schemas
  const schema = bundled(update.document, 'update')
  return [[update.document, schema], [`${update.document}.closed`, closed(schema)], ...schemas]
}

/** Returns the bundled schema of a document, with its value tables, warnings for an update, and annotations. */
function bundled(document: string, direction: Direction): BundledSchema {
  const rules = ruleLists[document] ?? []
  const withTables = rules.reduce(
    (schema, { code, at }) => {
      const { table } = documentationOf(code)
      return table === undefined ? schema : withTable(schema, at, table, direction)
    },
    annotated(selfContained(documentNamed(document))),
  )
  const {
    title = '',
    description = '',
    markdownDescription = '',
    ...keywords
  } = direction === 'update' ? withWarnings(withTables, rules) : withTables
  const example = exampleOf(document)
  return {
    $comment: bannerText('schemas/ and src/rules/'),
    title,
    description,
    markdownDescription,
    ...(example !== undefined && {
      defaultSnippets: [{ label: title, description: 'A whole valid document.', body: example }],
    }),
    ...keywords,
  }
}

/** Reads the example of a schema document from `examples/whole-documents/`; undefined if the file is missing. */
function exampleOf(document: string): unknown {
  const file = new URL(`../../../examples/whole-documents/${document}.json`, import.meta.url)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/**
 * The drafts of JSON Schema in which bundled documents are published, by folder in `schemas/`.
 * `written` converts a schema of draft 2020-12 to the draft.
 */
const drafts = {
  bundled: { $schema: 'https://json-schema.org/draft/2020-12/schema', written: (schema: BundledSchema) => schema },
  'draft-07': { $schema: 'http://json-schema.org/draft-07/schema#', written: inDraft07 },
} as const

/**
 * The format `uuid` as a pattern, because draft-07 lacks the format. The maximum length is needed because `$` also
 * matches before a final line end in some engines.
 */
const uuid = { pattern: '^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$', maxLength: 36 }

/**
 * Converts a bundled schema to draft-07, which has `definitions` and `dependencies` instead of `$defs` and
 * `dependentSchemas`, and no format `uuid`.
 */
function inDraft07({ $ref, $defs, properties, items, dependentSchemas, ...others }: BundledSchema): BundledSchema {
  return {
    ...($ref !== undefined && { $ref: $ref.replace('#/$defs/', '#/definitions/') }),
    ...others,
    ...(others.format === 'uuid' && uuid),
    ...(properties && { properties: mapSchemas(properties, inDraft07) }),
    ...(items && { items: inDraft07(items) }),
    ...(dependentSchemas && { dependencies: dependentSchemas }),
    ...($defs && { definitions: mapSchemas($defs, inDraft07) }),
  }
}

/** Returns a bundled schema that rejects unknown fields, except a string `$schema` at the top level. */
function closed(schema: BundledSchema): BundledSchema {
  const { properties, ...others } = closedParts(schema)
  const description = 'Address of this schema, for editors. The service description has no such field.'
  const $schema: BundledSchema = { description, markdownDescription: description, type: 'string' }
  return { ...others, properties: { $schema, ...properties } }
}

const closedParts = (schema: BundledSchema): BundledSchema => ({
  ...mapParts(schema, closedParts),
  ...(schema.properties && { additionalProperties: false }),
})

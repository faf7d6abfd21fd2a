import { existsSync, readFileSync } from 'node:fs'
import type { ResourceRow } from '../../contracts/manifest.ts'
import { documentNamed, type Direction, resources } from '../documents.ts'
import { bannerText } from '../names.ts'
import { allRules, type AnyRule, documentationOf, ruleLists } from '../rules/rule-facts.ts'
import { annotated } from '../editor-texts.ts'
import { selfContained, type BundledSchema, mapParts, mapSchemas } from './bundled-schema.ts'
import { tableDocument, withTable, withWarnings } from './bundled-rules.ts'

/** Returns the unformatted text of every bundled document, by its path in `schemas/`. */
export function bundledDocuments(): [path: string, text: string][] {
  const all = resources.flatMap(documentsOf)
  const tables = allRules.flatMap((rule) => {
    const { table } = documentationOf(rule.code)
    return table === undefined ? [] : [tableDocument(rule, table)]
  })
  const bodies = Object.entries(drafts).flatMap(([folder, { $schema, written }]) =>
    all.map((each): [string, string] => {
      const path = `${folder}/${each.name}.schema.json`
      const $id = new URL(path, documentNamed(each.document).$id).href
      return [path, JSON.stringify({ $schema, $id, ...written(bundled(each)) })]
    }),
  )
  return [...tables, ...bodies]
}

/** A bundled document: its file name without `.schema.json`, its source in `schemas/`, and the additions. */
interface Bundled {
  readonly name: string
  readonly document: string
  readonly steps: readonly ((schema: BundledSchema) => BundledSchema)[]
}

const rulesOf = (document: string): readonly AnyRule[] => ruleLists[document] ?? []

/** Returns the steps that add the rules of a document that are tables. */
const tablesOf = (document: string, direction: Direction): Bundled['steps'] =>
  rulesOf(document).flatMap(({ code, at }) => {
    const { table } = documentationOf(code)
    return table === undefined ? [] : [(monitor: BundledSchema) => withTable(monitor, at, table, direction)]
  })

function documentsOf({ update, response, list }: ResourceRow): Bundled[] {
  const documents: Bundled[] = []
  if (update) {
    const { document } = update
    const steps = [...tablesOf(document, 'update'), (schema: BundledSchema) => withWarnings(schema, rulesOf(document))]
    documents.push(
      { name: document, document, steps },
      { name: `${document}.closed`, document, steps: [...steps, closed] },
    )
  }
  documents.push({
    name: response.document,
    document: response.document,
    steps: tablesOf(response.document, 'response'),
  })
  if (list) documents.push({ name: list.document, document: list.document, steps: [] })
  return documents
}

function bundled({ document, steps }: Bundled): BundledSchema {
  const whole = annotated(selfContained(documentNamed(document)))
  const {
    title = '',
    description = '',
    markdownDescription = '',
    ...keywords
  } = steps.reduce((schema, step) => step(schema), whole)
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

/**
 * Reads the example of a schema document, by its name, from `examples/whole-documents/`. Returns undefined if there is
 * none.
 */
function exampleOf(document: string): unknown {
  const file = new URL(`../../../examples/whole-documents/${document}.json`, import.meta.url)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/**
 * The drafts of JSON Schema in which bundled documents are published, by their folder in `schemas/`.
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
 * Returns a schema in draft-07, which has `definitions` and `dependencies` instead of `$defs` and `dependentSchemas`.
 * The other keywords of bundled documents are the same.
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

/**
 * Returns a bundled schema that rejects every property that it does not describe. At the top level, it accepts a string
 * `$schema`.
 */
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

import type { ResourceRow } from '../../contracts/manifest.ts'
import { documentNamed } from '../documents.ts'
import { bannerText } from '../names.ts'
import { type Direction, resources } from '../manifest-rows.ts'
import { allRules, type AnyRule, documentationOf, ruleLists } from '../rules/rule-lists.ts'
import { annotated } from './bundled-annotations.ts'
import { closed } from './bundled-closed.ts'
import { drafts } from './bundled-drafts.ts'
import { exampleOf } from './bundled-example.ts'
import { selfContained } from './bundled-references.ts'
import type { BundledSchema } from './bundled-schema.ts'
import { tableDocument, withTable } from './bundled-tables.ts'
import { withWarnings } from './bundled-warnings.ts'

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

function documentsOfUpdate(document: string): Bundled[] {
  const warnings = (schema: BundledSchema): BundledSchema => withWarnings(schema, rulesOf(document))
  const steps = [...tablesOf(document, 'update'), warnings]
  return [
    { name: document, document, steps },
    { name: `${document}.closed`, document, steps: [...steps, closed] },
  ]
}

function documentsOf({ update, response, list }: ResourceRow): Bundled[] {
  return [
    ...(update ? documentsOfUpdate(update.document) : []),
    { name: response.document, document: response.document, steps: tablesOf(response.document, 'response') },
    ...(list ? [{ name: list.document, document: list.document, steps: [] }] : []),
  ]
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

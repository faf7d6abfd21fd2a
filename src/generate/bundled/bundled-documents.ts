import type { ResourceRow } from '../../contracts/manifest.ts'
import type { ListRule, Rule } from '../../rules/define-rule.ts'
import { frequencyOffset } from '../../rules/frequency-offset.ts'
import { documentNamed } from '../documents.ts'
import { bannerText } from '../names.ts'
import { resources } from '../manifest-rows.ts'
import { ruleLists } from '../rules/rule-lists.ts'
import { annotated } from './bundled-annotations.ts'
import { closed } from './bundled-closed.ts'
import { drafts } from './bundled-drafts.ts'
import { exampleOf } from './bundled-example.ts'
import { withOffsetRule } from './bundled-offset-rule.ts'
import { selfContained } from './bundled-references.ts'
import type { BundledSchema } from './bundled-schema.ts'
import { withWarnings } from './bundled-warnings.ts'

/** Returns the unformatted text of every bundled document, by its path in `schemas/`. */
export function bundledDocuments(): [path: string, text: string][] {
  const all = resources.flatMap(documentsOf)
  return Object.entries(drafts).flatMap(([folder, { $schema, written }]) =>
    all.map((each): [string, string] => {
      const path = `${folder}/${each.name}.schema.json`
      const $id = new URL(path, documentNamed(each.document).$id).href
      return [path, JSON.stringify({ $schema, $id, ...written(bundled(each)) })]
    }),
  )
}

/** A bundled document: its file name without `.schema.json`, its source in `schemas/`, and the additions. */
interface Bundled {
  readonly name: string
  readonly document: string
  readonly steps: readonly ((schema: BundledSchema) => BundledSchema)[]
}

const rulesOf = (document: string): readonly (Rule | ListRule)[] => ruleLists[document] ?? []

/** Returns the step that adds the offset rule, if the rules of a document have it. */
const offsetRule = (document: string, direction: 'update' | 'response'): Bundled['steps'] =>
  rulesOf(document).some(({ code }) => code === frequencyOffset.code)
    ? [(monitor) => withOffsetRule(monitor, direction)]
    : []

function documentsOfUpdate(document: string): Bundled[] {
  const warnings = (schema: BundledSchema): BundledSchema => withWarnings(schema, rulesOf(document))
  const steps = [...offsetRule(document, 'update'), warnings]
  return [
    { name: document, document, steps },
    { name: `${document}.closed`, document, steps: [...steps, closed] },
  ]
}

function documentsOf({ update, response, list }: ResourceRow): Bundled[] {
  return [
    ...(update ? documentsOfUpdate(update.document) : []),
    { name: response.document, document: response.document, steps: offsetRule(response.document, 'response') },
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

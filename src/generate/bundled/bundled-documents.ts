import type { ResourceRow } from '../../contracts/manifest.ts'
import { documentNamed } from '../documents.ts'
import { bannerText } from '../names.ts'
import { resources } from '../rows.ts'
import { annotated } from './bundled-annotations.ts'
import { closed } from './bundled-closed.ts'
import { drafts } from './bundled-drafts.ts'
import { exampleOf } from './bundled-example.ts'
import { withOffsetRule } from './bundled-offset-rule.ts'
import { selfContained } from './bundled-references.ts'
import type { BundledSchema } from './bundled-schema.ts'
import { withWarnings } from './bundled-warnings.ts'

/** A bundled document: its file name without `.schema.json`, its source in `schemas/`, and the additions. */
interface Bundled {
  readonly name: string
  readonly document: string
  readonly steps: readonly ((schema: BundledSchema) => BundledSchema)[]
}

const offsetRule =
  (direction: 'update' | 'response') =>
  (monitor: BundledSchema): BundledSchema =>
    withOffsetRule(monitor, direction)

function documentsOf({ update, response, list }: ResourceRow): Bundled[] {
  const steps = [offsetRule('update'), withWarnings]
  return [
    ...(update
      ? [
          { name: update.document, document: update.document, steps },
          { name: `${update.document}.closed`, document: update.document, steps: [...steps, closed] },
        ]
      : []),
    { name: response.document, document: response.document, steps: update ? [offsetRule('response')] : [] },
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

/** Returns the unformatted text of every bundled document, by its path in `schemas/generated/`. */
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

import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { draft07 } from '../../schema/resolve.ts'
import { documentOf, inlined, listBodies, objectBodies } from '../documents.ts'
import { bannerText } from '../names.ts'
import { editorSchema } from './editor-schema.ts'
import { offsetDocument, withOffsetRule } from './offset-rule.ts'

/**
 * Returns the generated schema documents: their paths in `schemas/`, and their unformatted texts.
 */
export const bundledDocuments = (): [path: string, text: string][] => [
  ['frequency-offset.schema.json', JSON.stringify(offsetDocument())],
  ...[...objectBodies, ...listBodies].map(bundled),
]

/**
 * Returns the document of a contract without references, as draft-07, with annotations for editors
 * and an example.
 */
function bundled(contract: string): [path: string, text: string] {
  const { $id = '', ...document } = documentOf(contract)
  const { title = '', ...keywords } = withOffsetRule(editorSchema(draft07(inlined(document))))
  const body = exampleOf(basename($id, '.schema.json'))
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: $id.replace('/schemas/', '/schemas/bundled/'),
    $comment: bannerText('schemas/ and src/rules/'),
    title,
    ...(body !== undefined && {
      defaultSnippets: [{ label: title, description: 'A whole valid document.', body }],
    }),
    ...keywords,
  }
  return [`bundled/${basename($id)}`, JSON.stringify(schema)]
}

/**
 * Reads the example of a schema document from `examples/whole-documents/`; undefined if the file is
 * missing.
 */
function exampleOf(document: string): unknown {
  const file = new URL(`../../../examples/whole-documents/${document}.json`, import.meta.url)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

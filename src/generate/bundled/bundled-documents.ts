import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { documentOf, inlined, listBodies, objectBodies } from '../documents.ts'
import { bannerText } from '../names.ts'
import { editorSchema } from './editor-schema.ts'
import { offsetDocument, withOffsetRule } from './offset-rule.ts'
import { snippetBody } from './snippet-body.ts'

const examples = new URL('../../docs/examples/', import.meta.url)

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
  const { title = '', ...keywords } = withOffsetRule(editorSchema(inlined(document)))
  const body = exampleOf(basename($id, '.schema.json'))
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: $id.replace('/schemas/', '/schemas/bundled/'),
    $comment: bannerText('schemas/ and src/rules/'),
    title,
    ...(body !== undefined && { defaultSnippets: [snippetOf(title, body)] }),
    ...keywords,
  }
  return [`bundled/${basename($id)}`, JSON.stringify(schema)]
}

/**
 * Returns a snippet for the completion of a whole document. Its label differs from the title, which
 * yaml-language-server gives to a skeleton of its own.
 */
const snippetOf = (title: string, body: unknown) => ({
  label: `${title} example`,
  description: 'A whole valid document.',
  // Without this type, yaml-language-server reads a list as the fields of its first item.
  ...(Array.isArray(body) && { type: 'object' }),
  body,
})

/** Reads the example of a schema document for editors; undefined if the file is missing. */
function exampleOf(document: string): unknown {
  const file = new URL(`${document}.json`, examples)
  return existsSync(file) ? snippetBody(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

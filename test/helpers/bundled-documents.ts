// Lists the bundled documents in `schemas/`, with the vectors that they can express.
import { readFileSync, readdirSync } from 'node:fs'
import { bodyNames, type BodyName } from './body-contracts.ts'
import { isRuleError } from './rule-errors.ts'
import { documentOf, type SchemaNode } from './schema-documents.ts'
import type { Vector } from './vectors.ts'

/** The folders of bundled documents, one for each draft. */
export const folders = ['bundled', 'draft-07'] as const
export type Folder = (typeof folders)[number]

const schemas = new URL('../../schemas/', import.meta.url)

/** The contract of each bundled document: the one that its name is made of. */
export const contractOf: ReadonlyMap<string, BodyName> = new Map(
  readdirSync(new URL('bundled/', schemas)).flatMap((file) => {
    const name = file.replace('.schema.json', '')
    const contract = bodyNames.find((body) => documentOf[body] === name.replace('.closed', ''))
    return contract === undefined ? [] : [[name, contract] as const]
  }),
)

export interface BundledDocument {
  readonly path: string
  readonly folder: Folder
  readonly name: string
  readonly document: SchemaNode
}

/** Every bundled document, each by itself. */
export const bundledDocuments: readonly BundledDocument[] = folders.flatMap((folder) =>
  [...contractOf.keys()].map((name) => {
    const path = `${folder}/${name}.schema.json`
    return { path, folder, name, document: JSON.parse(readFileSync(new URL(path, schemas), 'utf8')) as SchemaNode }
  }),
)

/** Editor annotations, which no draft of JSON Schema defines. */
export const editorKeywords = [
  'markdownDescription',
  'enumDescriptions',
  'deprecationMessage',
  'doNotSuggest',
  'defaultSnippets',
] as const

/**
 * Returns whether no schema expresses the error of a code. Rules compare fields, and only the offset rule exists as a
 * schema.
 */
const isInexpressible = (code: string): boolean => isRuleError(code) && code !== 'frequency-offset'

/**
 * Returns the vectors of a document's contract that have no option except `unknownFields`, with the errors that its
 * schema can report.
 */
export function casesOf(name: string, vectors: readonly Vector[]) {
  const rejectsUnknown = name.endsWith('.closed')
  return vectors
    .filter(({ contract, options = {} }) => {
      const { unknownFields, ...others } = { unknownFields: 'ignore', ...options }
      return (
        contract === contractOf.get(name) &&
        Object.keys(others).length === 0 &&
        (unknownFields === 'error') === rejectsUnknown
      )
    })
    .map(({ name: title, value, errors, warnings }) => ({
      title,
      value,
      valid:
        errors.every(({ code }) => isInexpressible(code)) &&
        !(rejectsUnknown && warnings.some(({ code }) => code === 'response-only-field')),
    }))
}

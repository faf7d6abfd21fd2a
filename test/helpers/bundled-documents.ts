import { isRuleError } from './rule-errors.ts'
import { readFileSync } from 'node:fs'
import type { SchemaNode } from './schema-documents.ts'
import type { Vector } from './vectors.ts'

/** The folders of bundled documents, one for each draft. */
export const folders = ['bundled', 'draft-07'] as const
export type Folder = (typeof folders)[number]

/** The contract of each bundled document. */
export const contractOf = {
  'icmp-monitor-update': 'icmpMonitorUpdate',
  'icmp-monitor-update.closed': 'icmpMonitorUpdate',
  'icmp-monitor': 'icmpMonitor',
  'error-group': 'errorGroup',
  'error-group-list': 'errorGroupList',
} as const
export type DocumentName = keyof typeof contractOf

export interface BundledDocument {
  readonly path: string
  readonly folder: Folder
  readonly name: DocumentName
  readonly document: SchemaNode
}

const names = Object.keys(contractOf) as DocumentName[]
const generated = new URL('../../schemas/generated/', import.meta.url)

/** Every bundled document, each by itself. */
export const bundledDocuments: readonly BundledDocument[] = folders.flatMap((folder) =>
  names.map((name) => {
    const path = `${folder}/${name}.schema.json`
    return { path, folder, name, document: JSON.parse(readFileSync(new URL(path, generated), 'utf8')) as SchemaNode }
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
export function casesOf(name: DocumentName, vectors: readonly Vector[]) {
  const rejectsUnknown = name.endsWith('.closed')
  return vectors
    .filter(({ contract, options = {} }) => {
      const { unknownFields, ...others } = { unknownFields: 'ignore', ...options }
      return (
        contract === contractOf[name] &&
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

import { manifest, type ResourceRow } from '../../contracts/manifest.ts'
import { frequencies, frequencyOffsetRange, type FrequencyOffsetRange } from '../../index.ts'
import { deepOwnProperties } from '../../schema/own-properties.ts'
import type { SchemaDocuments } from '../../schema/resolve.ts'
import { codeEntries, type CodeEntry } from './code-entries.ts'
import { contractOf, documentOf } from './contract-of.ts'
import { allDocuments } from './all-documents.ts'
import { openPoints, readings, type OpenPoint } from './open-points.ts'
import { operationEntries, type OperationEntry } from './operation-entries.ts'
import { resourceOf, type Resource, type ResourceSources } from './resource.ts'

/** Returns the content of the reference, independent of the format, for the given schema documents. */
export function modelOf(given: SchemaDocuments = allDocuments()): Model {
  const documents = ownDocuments(given)
  return {
    operations: operationEntries(manifest, documents),
    resources: manifest.map((row) => resourceOf(sourcesOf(row, documents))),
    offsets: frequencies.map((frequency) => ({ frequency, range: frequencyOffsetRange(frequency) })),
    codes: codeEntries(),
    readings,
    openPoints,
  }
}

/** The allowed offsets of one frequency. */
export interface OffsetRow {
  readonly frequency: number
  readonly range: FrequencyOffsetRange
}

/** The content of the reference, independent of the format. */
export interface Model {
  readonly operations: readonly OperationEntry[]
  readonly resources: readonly Resource[]
  readonly offsets: readonly OffsetRow[]
  readonly codes: readonly CodeEntry[]
  readonly readings: readonly OpenPoint[]
  readonly openPoints: readonly OpenPoint[]
}

/** Copies documents without prototypes, so that a missing keyword is never read from a prototype. */
const ownDocuments = (documents: SchemaDocuments): SchemaDocuments =>
  new Map(Array.from(documents, ([id, document]) => [id, deepOwnProperties(document)]))

function sourcesOf({ title, update, response, list }: ResourceRow, documents: SchemaDocuments): ResourceSources {
  const rows = [update, response, list].filter((row) => row !== undefined)
  const inUpdate = update && ({ document: documentOf(update, documents), direction: 'update' } as const)
  return {
    title,
    anchor: title.toLowerCase().replaceAll(' ', '-'),
    contracts: rows.map((row) => contractOf(row).name),
    sources: [{ document: documentOf(response, documents), direction: 'response' }, ...(inUpdate ? [inUpdate] : [])],
  }
}

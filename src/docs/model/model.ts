import {
  errorGroup,
  frequencies,
  frequencyOffsetRange,
  type FrequencyOffsetRange,
  icmpMonitor,
  icmpMonitorUpdate,
} from '../../index.ts'
import { deepOwnProperties } from '../../schema/own-properties.ts'
import type { SchemaDocuments } from '../../schema/resolve.ts'
import { codeEntries, type CodeEntry } from './code.ts'
import { allDocuments } from './documents.ts'
import { openPoints, readings, type OpenPoint } from './open-points.ts'
import { documentOf, operationEntries, type OperationEntry } from './operation.ts'
import { resourceOf, type Resource } from './resource.ts'

/** What the offset may be at one frequency. */
export interface OffsetRow {
  readonly frequency: number
  readonly range: FrequencyOffsetRange
}

/** Everything that the documentation says, in whatever form it says it. */
export interface Model {
  readonly operations: readonly OperationEntry[]
  readonly resources: readonly Resource[]
  readonly offsets: readonly OffsetRow[]
  readonly codes: readonly CodeEntry[]
  readonly readings: readonly OpenPoint[]
  readonly openPoints: readonly OpenPoint[]
}

/** The documents with own properties alone, so that a keyword that one lacks is found nowhere else. */
const ownDocuments = (documents: SchemaDocuments): SchemaDocuments =>
  new Map(Array.from(documents, ([id, document]) => [id, deepOwnProperties(document)]))

/** The model of the given schema documents, and of the rules and codes. */
export function modelOf(given: SchemaDocuments = allDocuments()): Model {
  const documents = ownDocuments(given)
  return {
    operations: operationEntries(documents),
    resources: [
      resourceOf({
        title: 'ICMP monitor',
        anchor: 'icmp-monitor',
        contracts: ['icmpMonitorUpdate', 'icmpMonitor'],
        sources: [
          { document: documentOf(icmpMonitor, documents), direction: 'response' },
          { document: documentOf(icmpMonitorUpdate, documents), direction: 'update' },
        ],
      }),
      resourceOf({
        title: 'Error group',
        anchor: 'error-group',
        contracts: ['errorGroup', 'errorGroupList'],
        sources: [{ document: documentOf(errorGroup, documents), direction: 'response' }],
      }),
    ],
    offsets: frequencies.map((frequency) => ({ frequency, range: frequencyOffsetRange(frequency) })),
    codes: codeEntries(),
    readings,
    openPoints,
  }
}

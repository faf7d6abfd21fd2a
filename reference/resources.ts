import type { ResourceRow } from '../src/contracts/manifest.ts'
import { contractDocument } from '../src/docs/contract-documents.ts'
import { fieldsOf, type DirectedSchema, type Field } from './fields.ts'

/** A resource in the reference: the fields of its update, its response, or both. */
export interface Resource {
  readonly title: string
  readonly anchor: string
  /** The descriptions of the documents, the update first. */
  readonly descriptions: readonly string[]
  readonly fields: readonly Field[]
}

export function resourceOf({ title, update, response, list }: ResourceRow): Resource {
  const anchor = title.toLowerCase().replaceAll(' ', '-')
  const contracts = [update, response, list].filter((row) => row !== undefined).map((row) => contractDocument(row).name)
  const schemas: readonly DirectedSchema[] = [
    ['response', contractDocument(response).schema],
    ...(update ? [['update', contractDocument(update).schema] as const] : []),
  ]
  return {
    title,
    anchor,
    descriptions: schemas.map(([, { description = '' }]) => description).reverse(),
    fields: fieldsOf(anchor, contracts, schemas),
  }
}

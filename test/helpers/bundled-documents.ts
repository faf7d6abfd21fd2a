// Lists the bundled documents in `schemas/`.
import { readFileSync } from 'node:fs'
import { bodyNames, type BodyName } from './body-contracts.ts'
import { documentOf, type SchemaNode } from './schema-documents.ts'

export interface BundledDocument {
  /** The path in `schemas/`. */
  readonly path: string
  readonly contract: BodyName
  readonly document: SchemaNode
}

/** The bundled document of each body contract. */
export const bundledDocuments: readonly BundledDocument[] = bodyNames.map((contract) => {
  const path = `bundled/${documentOf[contract] ?? ''}.schema.json`
  const text = readFileSync(new URL(`../../schemas/${path}`, import.meta.url), 'utf8')
  return { path, contract, document: JSON.parse(text) as SchemaNode }
})

// Lists the bundled documents in `schemas/`.
import { readFileSync } from 'node:fs'
import { bodyNames } from '../helpers/body-contracts.ts'
import { documentOf, type SchemaNode } from '../helpers/schema-documents.ts'

/** The bundled document of each body contract, and its path in `schemas/`. */
export const bundledDocuments = bodyNames.map((contract) => {
  const path = `bundled/${documentOf[contract] ?? ''}.schema.json`
  const text = readFileSync(new URL(`../../schemas/${path}`, import.meta.url), 'utf8')
  return { path, contract, document: JSON.parse(text) as SchemaNode }
})

// Lists the bundled documents in `schemas/`, with the vectors that they can express.
import { readFileSync } from 'node:fs'
import { bodyNames, type BodyName } from './body-contracts.ts'
import { isRuleError } from './rule-errors.ts'
import { documentOf, type SchemaNode } from './schema-documents.ts'
import type { Vector } from './vectors.ts'

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

/** Returns whether no schema expresses the error of a code. */
const isInexpressible = (code: string): boolean => isRuleError(code) && code !== 'frequency-offset'

/** Returns the vectors of a contract without options, with the verdict that its bundled document gives. */
export const casesOf = (contract: BodyName, vectors: readonly Vector[]) =>
  vectors
    .filter((vector) => vector.contract === contract && vector.options === undefined)
    .map(({ name: title, value, errors }) => ({
      title,
      value,
      valid: errors.every(({ code }) => isInexpressible(code)),
    }))

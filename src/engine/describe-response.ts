import { inline } from '../schema/inline.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import type { SchemaDocuments } from '../schema/resolve.ts'
import { tolerantSchema } from '../schema/tolerant-schema.ts'
import type { Describe } from './define-contract.ts'

/**
 * Returns a function that returns the JSON Schema of a response body: its document, or the schema for a tolerant
 * reader.
 */
export const describeResponse =
  (document: JsonSchema, documents: () => SchemaDocuments): Describe =>
  ({ reader }) => {
    const schema = reader === 'tolerant' ? tolerantSchema(inline(document, documents())) : document
    return { input: schema, output: schema }
  }

import { inline } from '../schema/inline.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import type { SchemaDocuments } from '../schema/resolve.ts'
import { tolerantSchema } from '../schema/tolerant-schema.ts'
import type { Describe } from './define-contract.ts'

/** Makes the function that describes a response body: its document, or what a tolerant reader accepts of it. */
export const describeResponse =
  (document: JsonSchema, documents: () => SchemaDocuments): Describe =>
  ({ tolerant }) => {
    const schema = tolerant ? tolerantSchema(inline(document, documents())) : document
    return { input: schema, output: schema }
  }

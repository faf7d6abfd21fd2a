import { inline } from './inline.ts'
import type { JsonSchema } from './json-schema.ts'
import { plainCopy } from '../values/own-properties.ts'
import type { SchemaDocuments } from './resolve.ts'

const dialects = {
  'draft-2020-12': 'https://json-schema.org/draft/2020-12/schema',
  'draft-07': 'http://json-schema.org/draft-07/schema#',
}

const isTarget = (target: string): target is keyof typeof dialects => Object.hasOwn(dialects, target)

/**
 * Returns a JSON Schema with its references inlined, declared as draft 2020-12 or draft-07.
 *
 * @throws RangeError for any other draft
 */
export function selfContained(document: JsonSchema, documents: SchemaDocuments, target: string): JsonSchema {
  if (!isTarget(target)) throw new RangeError(`target must be one of ${Object.keys(dialects).join(', ')}`)
  return plainCopy({ ...inline(document, documents), $schema: dialects[target] })
}

import { frequencyOffsetSchema } from '../../docs/openapi/frequency-offset-schema.ts'
import { bannerText } from '../names.ts'

/** Returns the unformatted text of `schemas/frequency-offset.schema.json`. */
export function frequencyOffsetDocument(): string {
  const { $schema, $id, ...keywords } = frequencyOffsetSchema()
  const $comment = bannerText('schemas/ and src/domain/frequency-offset-range.ts')
  return JSON.stringify({ $schema, $id, $comment, ...keywords })
}

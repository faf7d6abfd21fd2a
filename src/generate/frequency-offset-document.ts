import { frequencyOffsetSchema } from '../docs/openapi/frequency-offset-schema.ts'
import { bannerText } from './names.ts'

/** The text of `schemas/generated/frequency-offset.schema.json`, before it is formatted. */
export function frequencyOffsetDocument(): string {
  const { $schema, $id, ...keywords } = frequencyOffsetSchema()
  const $comment = bannerText('schemas/ and src/domain/frequency-offset-range.ts')
  return JSON.stringify({ $schema, $id, $comment, ...keywords })
}

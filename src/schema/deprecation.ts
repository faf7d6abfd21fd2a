import type { JsonSchema } from './json-schema.ts'

/** The description of a deprecated field, apart from the sentence that it begins with: `Deprecated: REPLACEMENT.` */
export function deprecationOf({ deprecated, description = '' }: JsonSchema): {
  readonly replacement: string
  readonly description: string
} {
  const [, replacement = '', rest = ''] = /^Deprecated: (.*?\.)(?: (.*))?$/s.exec(description) ?? []
  return deprecated && replacement !== '' ? { replacement, description: rest } : { replacement: '', description }
}

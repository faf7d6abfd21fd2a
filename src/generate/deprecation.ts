import type { JsonSchema } from '../schema/json-schema.ts'

/** Splits a deprecated field's description into the sentence `Deprecated: REPLACEMENT.` and the rest. */
export function deprecationOf({ deprecated, description = '' }: JsonSchema): {
  readonly replacement: string
  readonly description: string
} {
  const [, replacement = '', rest = ''] = /^Deprecated: (.*?\.)(?: (.*))?$/s.exec(description) ?? []
  return deprecated && replacement !== '' ? { replacement, description: rest } : { replacement: '', description }
}

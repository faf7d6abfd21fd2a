import type { JsonSchema } from '../schema/json-schema.ts'
import { isList, isRecord } from './parts.ts'
import type { Keeps } from './rule-fields.ts'

/** The code of a reader or of a part of it, and the constants that it uses. */
export interface Generated {
  readonly constants: readonly string[]
  readonly source: string
}

/**
 * The test of the result of another reader: a valid object or list of which nothing is kept is a constant, which is
 * faster to compare than to look into.
 */
export function validResult(variable: string, schema: JsonSchema, keeps: Keeps): string {
  const constants = [
    ...(isRecord(schema) ? [`${variable} === validObject`] : []),
    ...(isList(schema) ? [`${variable} === validList`] : []),
  ]
  return [...(keeps === 'always' ? [] : constants), ...(keeps === 'never' ? [] : [`isValidRecord(${variable})`])].join(
    ' || ',
  )
}

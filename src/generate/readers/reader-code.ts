import type { JsonSchema } from '../../schema/json-schema.ts'
import { isList, isRecord } from '../schema-parts.ts'
import type { KeptWhen } from './rule-fields.ts'

/** Generated code of a reader or of a part of it, and the constants that it needs. */
export interface Generated {
  readonly constants: readonly string[]
  readonly source: string
}

/**
 * Returns the source of a test whether another reader returned a valid result. If nothing is copied, that result is a
 * constant, because comparing a constant is fastest.
 */
export function validResult(variable: string, schema: JsonSchema, keeps: KeptWhen): string {
  const constants = [
    ...(isRecord(schema) ? [`${variable} === validObject`] : []),
    ...(isList(schema) ? [`${variable} === validList`] : []),
  ]
  return [...(keeps === 'always' ? [] : constants), ...(keeps === 'never' ? [] : [`isValidRecord(${variable})`])].join(
    ' || ',
  )
}

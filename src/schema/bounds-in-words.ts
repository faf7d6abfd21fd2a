import type { JsonSchema } from './json-schema.ts'

/** The bounds of a schema as a person says them; empty where it has none. */
export function boundsInWords({ minimum, exclusiveMinimum, maximum, maxLength, maxItems }: JsonSchema): string {
  return [
    minimum !== undefined && `at least ${minimum}`,
    exclusiveMinimum !== undefined && `greater than ${exclusiveMinimum}`,
    maximum !== undefined && `at most ${maximum}`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    maxItems !== undefined && `at most ${maxItems} items`,
  ]
    .filter((bound) => bound !== false)
    .join(', ')
}

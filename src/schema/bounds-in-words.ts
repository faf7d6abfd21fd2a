import type { JsonSchema } from './json-schema.ts'

/** Returns the bounds of a number, a text or a list in words, such as `at least 0, at most 100`. */
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

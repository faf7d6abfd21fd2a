import type { JsonSchema } from './json-schema.ts'

/** Returns the unit at the end of a schema's description, such as `Unit: ms.`, if there is one. */
export const unitOf = ({ description = '' }: JsonSchema): Unit | undefined =>
  units.find((unit) => description.endsWith(`Unit: ${unit}.`))

/** The unit of a number: milliseconds, seconds, minutes or percent. */
export type Unit = 'ms' | 's' | 'min' | '%'

export const unitWords: Readonly<Record<Unit, string>> = {
  ms: 'milliseconds',
  s: 'seconds',
  min: 'minutes',
  '%': 'percent',
}

const units: readonly Unit[] = ['ms', 's', 'min', '%']

/** Returns the bounds of a number, text or list (only `maxItems`), if any: `at least 0, at most 100`. */
export function boundsInWords(schema: JsonSchema): string {
  const { minimum, exclusiveMinimum, maximum, minLength, maxLength, maxItems } = schema
  return [
    minimum !== undefined && `at least ${minimum}`,
    exclusiveMinimum !== undefined && `greater than ${exclusiveMinimum}`,
    maximum !== undefined && `at most ${maximum}`,
    minLength !== undefined && `at least ${minLength} character${minLength === 1 ? '' : 's'}`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    maxItems !== undefined && `at most ${maxItems} items`,
  ]
    .filter((bound) => bound !== false)
    .join(', ')
}

/** Returns allowed values as a phrase, each value in JSON: `10, 20 or 30`, `"AND" or "OR"`. */
export function alternatives(values: readonly unknown[]): string {
  const texts = values.map((value) => JSON.stringify(value))
  return [texts.slice(0, -1).join(', '), ...texts.slice(-1)].filter(Boolean).join(' or ')
}

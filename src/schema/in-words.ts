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

/** Returns the bounds of a number, text or list, if any: `at least 0, at most 100`. */
export const boundsInWords = (schema: JsonSchema): string =>
  Object.entries(boundWords)
    .flatMap(([keyword, words]) =>
      keyword in schema ? words(Number(Reflect.get(schema, keyword))) : [],
    )
    .join(', ')

const boundWords: Readonly<Record<string, (limit: number) => string>> = {
  minimum: (limit) => `at least ${limit}`,
  exclusiveMinimum: (limit) => `greater than ${limit}`,
  maximum: (limit) => `at most ${limit}`,
  exclusiveMaximum: (limit) => `less than ${limit}`,
  multipleOf: (limit) => `a multiple of ${limit}`,
  minLength: (limit) => `at least ${counted(limit, 'character')}`,
  maxLength: (limit) => `at most ${counted(limit, 'character')}`,
  minItems: (limit) => `at least ${counted(limit, 'item')}`,
  maxItems: (limit) => `at most ${counted(limit, 'item')}`,
}

/** Returns a number of things: `1 item`, `2 items`. */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`

/** Returns allowed values as a phrase, each value in JSON: `10, 20 or 30`, `"AND" or "OR"`. */
export function alternatives(values: readonly unknown[]): string {
  const texts = values.map((value) => JSON.stringify(value))
  return [texts.slice(0, -1).join(', '), ...texts.slice(-1)].filter(Boolean).join(' or ')
}

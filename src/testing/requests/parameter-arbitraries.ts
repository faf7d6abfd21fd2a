import * as fc from '../fast-check.ts'
import type { JsonSchema } from '../../index.ts'
import { spellingOf } from '../../parameters/spelling.ts'
import { mistakeAt, type Mistake } from '../mistakes/mistakes.ts'
import { notAllowed, wrongType, wrongValues } from '../mistakes/wrong-value.ts'
import { absent, objectOf, typesIn, valuesOf } from '../values/schema-values.ts'
import { anyText } from '../values/text.ts'

/** Generates valid parameters of a request as they are sent. `parameterMistakes` below returns their mistakes. */
export function parametersOf({ properties = {}, required = [] }: JsonSchema, form: PartForm): fc.Arbitrary<object> {
  return objectOf(new Map(Object.entries(properties).map(([name, schema]) => [name, sent(schema, form)])), required)
}

/** The form in which one part of a request is sent. */
export interface PartForm {
  /** Replaces the characters of a string that this part of a request cannot contain. */
  readonly carried: (text: string) => string
  /** Whether a repeated parameter is possible. */
  readonly repeats: boolean
}

/** Generates values as they are and, unless they are strings, as JSON text. */
const inTextForm = (values: fc.Arbitrary<unknown>, { carried }: Pick<PartForm, 'carried'>): fc.Arbitrary<unknown> =>
  fc.tuple(values, fc.boolean()).map(([value, asText]) => {
    if (typeof value === 'string') return carried(value)
    return asText ? JSON.stringify(value) : value
  })

const sent = (schema: JsonSchema, form: PartForm): fc.Arbitrary<unknown> => inTextForm(valuesOf(schema, false), form)

/**
 * Generates values of another type. For numbers and booleans, these include every string that is not their JSON text.
 */
const wrongParameterType = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const others = wrongType({ type: [...typesIn(schema), 'string', 'array'] })
  const spelling = spellingOf(schema)
  if (spelling === undefined) return others
  const { parse } = spelling
  const texts = fc.oneof(fc.constantFrom('', ' 1', '0x14', 'yes', 'True', '01'), anyText)
  return fc.oneof(
    others,
    texts.map((text) => notAllowed(text, (one) => parse(one) !== undefined)),
  )
}

/** Returns every mistake in one part of a request, except those of its form. */
export function parameterMistakes({ properties = {}, required = [] }: JsonSchema, form: PartForm): readonly Mistake[] {
  const ofOne = ([name, schema]: readonly [string, JsonSchema]): readonly Mistake[] => [
    mistakeAt([name], 'type', wrongParameterType(schema)),
    ...wrongValues.flatMap(([code, wrong]) => {
      const values = wrong(schema)
      return values === undefined ? [] : [mistakeAt([name], code, inTextForm(values, { carried: (text) => text }))]
    }),
    ...(form.repeats
      ? [mistakeAt([name], 'duplicate-parameter', fc.array(sent(schema, form), { minLength: 2, maxLength: 3 }))]
      : []),
  ]
  return [
    mistakeAt([], 'type', wrongType({ type: ['object', 'string'] })),
    ...required.map((name) => mistakeAt([name], 'required', fc.constant(absent))),
    ...Object.entries(properties).flatMap(ofOne),
  ]
}

// The forms in which generated requests send path parameters, query parameters and headers: the strings that each form
// can carry, and whether a parameter can be repeated.

/** The form in which path parameters are sent. A path cannot contain an empty segment, `.` or `..`. */
export const pathForm: PartForm = {
  carried: (text) => (['', '.', '..'].includes(text) ? `${text}0` : text),
  repeats: false,
}

/** The form in which query parameters are sent. */
export const queryForm: PartForm = { carried: (text) => text, repeats: true }

/** The form in which headers are sent: visible ASCII characters, with spaces and tabs inside. */
export const headersForm: PartForm = { carried: (text) => text.replaceAll(/[^\t -~]/gu, '-').trim(), repeats: true }

import type { JsonSchema } from '../../index.ts'
import * as fc from '../fast-check.ts'
import { spellingOf } from '../../parameters/spelling.ts'
import { at } from '../mistakes/at.ts'
import type { Mistake } from '../mistakes/mistake.ts'
import { wrongType } from '../mistakes/wrong-type.ts'
import { refused, wrongValues } from '../mistakes/wrong-value.ts'
import { described, typesIn } from '../values/described.ts'
import { absent, objectOf } from '../values/object.ts'
import { anyText } from '../values/text.ts'

/** How the parameters of one part of a request are sent. */
export interface PartForm {
  /** Makes a text one that this part of a request can carry. */
  readonly carried: (text: string) => string
  /** Whether several parameters of one name can be told. */
  readonly repeats: boolean
}

/** Values as they are and, but for texts, in their JSON spelling. */
const written = (values: fc.Arbitrary<unknown>, { carried }: Pick<PartForm, 'carried'>): fc.Arbitrary<unknown> =>
  fc.tuple(values, fc.boolean()).map(([value, asText]) => {
    if (typeof value === 'string') return carried(value)
    return asText ? JSON.stringify(value) : value
  })

const sent = (schema: JsonSchema, form: PartForm): fc.Arbitrary<unknown> => written(described(schema, false), form)

/** Objects of the parameters that a schema lists. */
export function parametersOf({ properties = {}, required = [] }: JsonSchema, form: PartForm): fc.Arbitrary<object> {
  return objectOf(new Map(Object.entries(properties).map(([name, schema]) => [name, sent(schema, form)])), required)
}

/** What is of another type, and for numbers and booleans every text that does not spell one. */
const wrongParameterType = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const others = wrongType({ type: [...typesIn(schema), 'string', 'array'] })
  const spelling = spellingOf(schema)
  if (spelling === undefined) return others
  const { parse } = spelling
  const texts = fc.oneof(fc.constantFrom('', ' 1', '0x14', 'yes', 'True', '01'), anyText)
  return fc.oneof(
    others,
    texts.map((text) => refused(text, (one) => parse(one) !== undefined)),
  )
}

/** Every mistake in one part of a request, but those of its form. */
export function parameterMistakes({ properties = {}, required = [] }: JsonSchema, form: PartForm): readonly Mistake[] {
  const ofOne = ([name, schema]: readonly [string, JsonSchema]): readonly Mistake[] => [
    at([name], 'type', wrongParameterType(schema)),
    ...wrongValues.flatMap(([code, wrong]) => {
      const values = wrong(schema)
      return values === undefined ? [] : [at([name], code, written(values, { carried: (text) => text }))]
    }),
    ...(form.repeats
      ? [at([name], 'duplicate-parameter', fc.array(sent(schema, form), { minLength: 2, maxLength: 3 }))]
      : []),
  ]
  return [
    at([], 'type', wrongType({ type: ['object', 'string'] })),
    ...required.map((name) => at([name], 'required', fc.constant(absent))),
    ...Object.entries(properties).flatMap(ofOne),
  ]
}

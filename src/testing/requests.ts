import { typesIn } from '../schema/json-schema.ts'
import type { Contract, JsonSchema } from '../index.ts'
import { spellingOf } from '../parameters/spelling.ts'
import { parameterSchema, type DescribingParameters } from '../schema/whole-schema.ts'
import { mistakesOf, validBodies } from './bodies.ts'
import * as fc from './fast-check.ts'
import { fieldOf, invalidValues, mistakeAt, withFields, type InvalidValue, type Mistake } from './mistakes/mistakes.ts'
import { notAllowed, wrongType, wrongValues } from './mistakes/wrong-value.ts'
import { absent, objectOf, valuesOf } from './values/schema-values.ts'
import { anyText } from './values/text.ts'

export interface RequestPart {
  readonly name: 'params' | 'query' | 'headers' | 'body'
  readonly valid: fc.Arbitrary<object>
  readonly mistakes: readonly Mistake[]
}

export const bodyPart = <T extends object, Options>(contract: Contract<T, Options>): RequestPart => ({
  name: 'body',
  valid: validBodies(contract),
  mistakes: mistakesOf(contract),
})

/** Functions that change a string, if needed, so that a part of a request can contain the string. */
const carriers = {
  /** A path segment cannot be empty, `.` or `..`. */
  params: (text: string): string => (['', '.', '..'].includes(text) ? `${text}0` : text),
  query: (text: string): string => text,
  /** A header value has visible ASCII characters, and spaces and tabs only between them. */
  headers: (text: string): string => text.replaceAll(/[^\t -~]/gu, '-').trim(),
} as const

/** Returns the request part with path parameters, a query or headers, as a client sends them. */
export function parametersPart(name: keyof typeof carriers, contract: DescribingParameters): RequestPart {
  const { properties = {}, required = [] } = parameterSchema(contract)
  const parameters = Object.entries(properties)
  const sent = (schema: JsonSchema): fc.Arbitrary<unknown> => inTextForm(valuesOf(schema, false), carriers[name])
  const mistakes = parameters.flatMap(([parameter, schema]) => [
    mistakeAt([parameter], 'type', wrongParameterType(schema)),
    ...wrongValues(schema).map(([code, values]) => mistakeAt([parameter], code, inTextForm(values))),
    ...(name === 'params'
      ? []
      : [mistakeAt([parameter], 'duplicate-parameter', fc.array(sent(schema), { minLength: 2, maxLength: 3 }))]),
  ])
  return {
    name,
    valid: objectOf(new Map(parameters.map(([parameter, schema]) => [parameter, sent(schema)])), required),
    mistakes: [
      mistakeAt([], 'type', wrongType({ type: ['object', 'string'] })),
      ...required.map((parameter) => mistakeAt([parameter], 'required', fc.constant(absent))),
      ...mistakes,
    ],
  }
}

/** Generates strings, changed by `carried`, and other values as they are or as JSON text. */
const inTextForm = (values: fc.Arbitrary<unknown>, carried = carriers.query): fc.Arbitrary<unknown> =>
  fc.tuple(values, fc.boolean()).map(([value, asText]) => {
    if (typeof value === 'string') return carried(value)
    return asText ? JSON.stringify(value) : value
  })

/** Generates values of a wrong type. For a number or boolean, also generates strings that the parser rejects. */
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

const together = (parts: readonly Pick<RequestPart, 'name' | 'valid'>[]): fc.Arbitrary<object> =>
  fc
    .tuple(...parts.map(({ valid }) => valid))
    .map((values) => Object.fromEntries(parts.map(({ name }, index) => [name, values[index]])))

/** Generates valid requests, with header names in different cases. The overload lets the caller state their type. */
export function requests<T>(parts: readonly RequestPart[]): fc.Arbitrary<T>
export function requests(parts: readonly RequestPart[]): fc.Arbitrary<unknown> {
  return together(parts.map(({ name, valid }) => ({ name, valid: name === 'headers' ? inAnyCase(valid) : valid })))
}

const spellings: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  (name) => name.toUpperCase(),
]

const inAnyCase = (headers: fc.Arbitrary<object>): fc.Arbitrary<object> =>
  fc
    .tuple(fc.constantFrom(...spellings), headers)
    .map(([spell, named]) =>
      Object.fromEntries(Object.entries(named).map(([name, value]: [string, unknown]) => [spell(name), value])),
    )

export const invalidRequests = (parts: readonly RequestPart[]): fc.Arbitrary<InvalidValue> =>
  invalidValues(
    together(parts),
    parts.flatMap(({ name, mistakes }) => mistakes.map((mistake) => inPart(name, mistake))),
  )

/** Converts a mistake in a part of a request to a mistake in the whole request. */
const inPart = (name: RequestPart['name'], { code, mutate }: Mistake): Mistake => ({
  code,
  mutate: mutate.map((mutatePart) => (request) => {
    const { value, path } = mutatePart(fieldOf(request, name))
    return { value: withFields(request, { [name]: value }), path: [name, ...path] }
  }),
})

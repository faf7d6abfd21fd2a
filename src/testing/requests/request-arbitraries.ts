import * as fc from '../fast-check.ts'
import type { JsonSchema } from '../../index.ts'
import { parameterSchema, type DescribingParameters } from '../../schema/whole-schema.ts'
import { bodiesOf, mistakesOf } from '../body-arbitrary.ts'
import { isFields } from '../fixed-fields.ts'
import { bodyOf, type BodyContract } from '../generated-body.ts'
import { invalidValues, withFields, type InvalidValue, type Mistake } from '../mistakes/mistakes.ts'
import {
  headersForm,
  parameterMistakes,
  parametersOf,
  pathForm,
  queryForm,
  type PartForm,
} from './parameter-arbitraries.ts'

/** Generates valid requests from the generators of their parts. Header names are in any letter case. */
export const requestsOf = (parts: readonly RequestPart[]): fc.Arbitrary<object> =>
  together(parts.map(({ name, valid }) => ({ name, valid: name === 'headers' ? inAnyCase(valid) : valid })))

type PartName = 'params' | 'query' | 'headers' | 'body'

/** One part of a request: its valid values, and its possible mistakes. */
export interface RequestPart {
  readonly name: PartName
  readonly valid: fc.Arbitrary<object>
  readonly mistakes: readonly Mistake[]
}

const parameters = (name: PartName, schema: JsonSchema, form: PartForm): RequestPart => ({
  name,
  valid: parametersOf(schema, form),
  mistakes: parameterMistakes(schema, form),
})

/** Generates requests with the given parts. */
const together = (parts: readonly Pick<RequestPart, 'name' | 'valid'>[]): fc.Arbitrary<object> =>
  fc
    .tuple(...parts.map(({ valid }) => valid))
    .map((values) => Object.fromEntries(parts.map(({ name }, index) => [name, values[index]])))

const inTitleCase = (name: string): string => name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())

const spellings: readonly ((name: string) => string)[] = [(name) => name, inTitleCase, (name) => name.toUpperCase()]

/** Generates headers with names in any letter case. */
const inAnyCase = (headers: fc.Arbitrary<object>): fc.Arbitrary<object> =>
  fc
    .tuple(fc.constantFrom(...spellings), headers)
    .map(([spell, named]) =>
      Object.fromEntries(Object.entries(named).map(([name, value]: [string, unknown]) => [spell(name), value])),
    )

const partOf = (request: unknown, name: PartName): unknown =>
  isFields(request) ? request[name] : /* v8 ignore next -- a request is an object */ undefined

/** Returns a mistake in a part of a request as a mistake in the request. */
const inPart = (name: PartName, { code, mutate }: Mistake): Mistake => ({
  code,
  mutate: mutate.map((mutatePart) => (request) => {
    const { value, path } = mutatePart(partOf(request, name))
    return { value: withFields(request, { [name]: value }), path: [name, ...path] }
  }),
})

export const invalidRequestsOf = (parts: readonly RequestPart[]): fc.Arbitrary<InvalidValue> =>
  invalidValues(
    together(parts),
    parts.flatMap(({ name, mistakes }) => mistakes.map((mistake) => inPart(name, mistake))),
  )

// The generators for one part of a request, its parameters or its body: valid values and mistakes.

const forms = { params: pathForm, query: queryForm, headers: headersForm } as const

/** Returns the generators for path parameters, a query or headers, in the form in which they are sent. */
export const parametersPart = (name: keyof typeof forms, contract: DescribingParameters): RequestPart =>
  parameters(name, parameterSchema(contract), forms[name])

/** Returns the generators for the body of a request. */
export function bodyPart(contract: BodyContract): RequestPart {
  const body = bodyOf(contract)
  return { name: 'body', valid: bodiesOf(body, {}), mistakes: mistakesOf(body) }
}

import type { JsonSchema } from '../../index.ts'
import * as fc from '../fast-check.ts'
import type { Mistake } from '../mistakes/mistake.ts'
import { withFields } from '../mistakes/placed.ts'
import { spoiltValues, type InvalidValue } from '../mistakes/spoilt-values.ts'
import { parameterMistakes, parametersOf, type PartForm } from './parameters.ts'

type PartName = 'params' | 'query' | 'headers' | 'body'

/** One part of a request: sound ones, and what can be wrong with them. */
export interface RequestPart {
  readonly name: PartName
  readonly sound: fc.Arbitrary<object>
  readonly mistakes: readonly Mistake[]
}

export const parameters = (name: PartName, schema: JsonSchema, form: PartForm): RequestPart => ({
  name,
  sound: parametersOf(schema, form),
  mistakes: parameterMistakes(schema, form),
})

/** Requests of the given parts. */
const together = (parts: readonly Pick<RequestPart, 'name' | 'sound'>[]): fc.Arbitrary<object> =>
  fc
    .tuple(...parts.map(({ sound }) => sound))
    .map((values) => Object.fromEntries(parts.map(({ name }, index) => [name, values[index]])))

const inTitleCase = (name: string): string => name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())

const spellings: readonly ((name: string) => string)[] = [(name) => name, inTitleCase, (name) => name.toUpperCase()]

/** Headers with names in any case. */
const inAnyCase = (headers: fc.Arbitrary<object>): fc.Arbitrary<object> =>
  fc
    .tuple(fc.constantFrom(...spellings), headers)
    .map(([spell, named]) =>
      Object.fromEntries(Object.entries(named).map(([name, value]: [string, unknown]) => [spell(name), value])),
    )

export const requestsOf = (parts: readonly RequestPart[]): fc.Arbitrary<object> =>
  together(parts.map(({ name, sound }) => ({ name, sound: name === 'headers' ? inAnyCase(sound) : sound })))

const partOf = (request: unknown, name: PartName): unknown =>
  typeof request === 'object' && request !== null
    ? Reflect.get(request, name)
    : /* v8 ignore next -- a request is an object */ undefined

/** A mistake in a part, as one in the request. */
const inPart = (name: PartName, { code, spoil }: Mistake): Mistake => ({
  code,
  spoil: spoil.map((spoilPart) => (request) => {
    const { value, path } = spoilPart(partOf(request, name))
    return { value: withFields(request, { [name]: value }), path: [name, ...path] }
  }),
})

export const invalidRequestsOf = (parts: readonly RequestPart[]): fc.Arbitrary<InvalidValue> =>
  spoiltValues(
    together(parts),
    parts.flatMap(({ name, mistakes }) => mistakes.map((mistake) => inPart(name, mistake))),
  )

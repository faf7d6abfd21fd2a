import * as fc from 'fast-check'
import type { JsonSchema } from '../../schema/json-schema.ts'
import type { Mistake } from '../mistakes/mistake.ts'
import { spoiltValues, type InvalidValue } from '../mistakes/spoilt-values.ts'
import { parameterMistakes, parametersOf, type PartForm } from './parameters.ts'

type PartName = 'params' | 'query' | 'headers' | 'body'

/** One part of a request: sound ones, and what can be wrong with them. */
export interface Part {
  readonly name: PartName
  readonly sound: fc.Arbitrary<unknown>
  readonly mistakes: readonly Mistake[]
}

export const parameters = (name: PartName, schema: JsonSchema, form: PartForm): Part => ({
  name,
  sound: parametersOf(schema, form),
  mistakes: parameterMistakes(schema, form),
})

type Request = Readonly<Record<string, unknown>>

const sound = (parts: readonly Part[]): fc.Arbitrary<Request> =>
  fc.tuple(...parts.map((part) => part.sound)).map((values) => Object.fromEntries(parts.map(({ name }, index) => [name, values[index]])))

const isRequest = (value: unknown): value is Request => typeof value === 'object' && value !== null

/** A mistake in a part, as one in the request. */
const inPart = (name: PartName, { code, spoil }: Mistake): Mistake => ({
  code,
  spoil: spoil.map((spoilPart) => (request) => {
    const parts = isRequest(request) ? request : {}
    const { value, path } = spoilPart(parts[name])
    return { value: { ...parts, [name]: value }, path: [name, ...path] }
  }),
})

const inTitleCase = (name: string): string => name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())

const spellings: readonly ((name: string) => string)[] = [(name) => name, inTitleCase, (name) => name.toUpperCase()]

/** Requests of sound parts, header names in any case. */
export const requestsOf = (parts: readonly Part[]): fc.Arbitrary<Request> =>
  fc.tuple(sound(parts), fc.constantFrom(...spellings)).map(([request, spell]) => ({
    ...request,
    headers: Object.fromEntries(Object.entries(Object(request['headers'])).map(([name, value]) => [spell(name), value])),
  }))

export const invalidRequestsOf = (parts: readonly Part[]): fc.Arbitrary<InvalidValue> =>
  spoiltValues(sound(parts), parts.flatMap(({ name, mistakes }) => mistakes.map((mistake) => inPart(name, mistake))))

import { internalsOf } from '../engine/contract-internals.ts'
import { isFields, type Fields } from '../schema/read-parts.ts'
import type { BodyOptions, Contract, Result } from '../index.ts'
import type { OperationContracts } from '../contracts/define-operation.ts'
import { ownFieldAt, ownProperties } from '../schema/own-properties.ts'
import { mistakesOf, validBodies } from './bodies.ts'
import * as fc from './fast-check.ts'
import { invalidValues, mistakeAt, mistakesIn, type InvalidValue, type Mistake } from './mistakes.ts'
import { objectsOf, valuesOf, withFields } from './values.ts'

interface RequestOperation<T, Options> extends OperationContracts {
  readonly body?: Contract<T, Options>
  validateRequest(request: object, options?: BodyOptions): Result<unknown>
}

/** Generates valid requests, with header names in different cases. The caller states their type. */
export function requests<Sent, T extends object, Options>(operation: RequestOperation<T, Options>): fc.Arbitrary<Sent>
export function requests<T extends object, Options>(operation: RequestOperation<T, Options>): fc.Arbitrary<unknown> {
  return fc
    .tuple(together(partsOf(operation)), fc.constantFrom(...spellings))
    .map(([request, spell]) => {
      const headers = Object.entries({ ...request.headers }).map(([name, value]) => [spell(name), value] as const)
      return { ...request, headers: Object.fromEntries(headers) }
    })
    .filter((request) => operation.validateRequest(request).valid)
}

/** Functions that change the case of a header name. */
const spellings: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  (name) => name.toUpperCase(),
]

/** Generates requests with one mistake in one part. */
export function invalidRequests<T extends object, Options>(
  operation: RequestOperation<T, Options>,
): fc.Arbitrary<InvalidValue> {
  const parts = partsOf(operation)
  return invalidValues(
    together(parts),
    parts.flatMap(({ name, mistakes }) => mistakes.map((mistake) => inPart(name, mistake))),
    (request) => operation.validateRequest(withFields(request, {}), { unknownFields: 'ignore' }).errors,
  )
}

interface RequestPart {
  readonly name: 'params' | 'query' | 'headers' | 'body'
  readonly valid: fc.Arbitrary<object>
  readonly mistakes: readonly Mistake[]
}

const together = (parts: readonly RequestPart[]): fc.Arbitrary<{ readonly headers?: object }> =>
  fc
    .tuple(...parts.map(({ valid }) => valid))
    .map((values) => Object.fromEntries(parts.map(({ name }, index) => [name, values[index]])))

/** Converts a mistake in a part of a request to a mistake in the whole request. */
const inPart = (name: string, { code, mutate }: Mistake): Mistake => ({
  code,
  mutate: mutate.map(
    (mutatePart) => (request) => withFields(request, { [name]: mutatePart(ownFieldAt(request, [name])) }),
  ),
})

function partsOf<T extends object, Options>(operation: RequestOperation<T, Options>): readonly RequestPart[] {
  const { params, query, headers, body } = ownProperties(operation)
  return [
    ...(params === undefined ? [] : [parametersPart('params', params)]),
    parametersPart('query', query),
    parametersPart('headers', headers),
    ...(body === undefined ? [] : [{ name: 'body' as const, valid: validBodies(body), mistakes: mistakesOf(body) }]),
  ]
}

/** Returns the request part with path parameters, a query or headers, as a client sends them. */
function parametersPart(name: keyof typeof carriers, contract: object): RequestPart {
  const schema = internalsOf(contract).schema()
  const lists = Object.entries({ ...schema.properties }).map(([parameter, each]) =>
    mistakeAt([parameter], 'duplicate-parameter', fc.array(valuesOf(each), { minLength: 2, maxLength: 3 })),
  )
  const mistakes = [...mistakesIn(schema), ...(name === 'params' ? [] : lists)]
  return {
    name,
    valid: fc
      .tuple(objectsOf(schema), fc.boolean())
      .map(([parameters, asText]) => sent(parameters, asText, carriers[name])),
    mistakes: mistakes.map(({ code, mutate }) => ({
      code,
      mutate: fc.tuple(mutate, fc.boolean()).map(([mutatePart, asText]) => (part) => {
        const mutated = mutatePart(part)
        return isFields(mutated) ? sent(mutated, asText) : mutated
      }),
    })),
  }
}

/**
 * Returns parameters as a client sends them: strings changed by `carry`, numbers and booleans as they are or as text.
 */
const sent = (parameters: Fields, asText: boolean, carry = carriers.query): Fields =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => {
      const isText = asText && (typeof value === 'number' || typeof value === 'boolean')
      return [name, typeof value === 'string' ? carry(value) : isText ? String(value) : value]
    }),
  )

/** Functions that change a string, if needed, so that a part of a request can contain the string. */
const carriers = {
  /** A path segment cannot be empty, `.` or `..`. */
  params: (text: string): string => (['', '.', '..'].includes(text) ? `${text}0` : text),
  query: (text: string): string => text,
  /** A header value has visible ASCII characters, and spaces and tabs only between them. */
  headers: (text: string): string => text.replaceAll(/[^\t -~]/gu, '-').trim(),
} as const

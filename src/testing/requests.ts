import { internalsOf } from '../engine/contract-internals.ts'
import { isFields, type Fields } from '../schema/read-values.ts'
import type { AnyIssue, Contract, IcmpMonitorUpdate, Result, UpdateOptions } from '../index.ts'
import type { Declaration } from '../contracts/define-operation.ts'
import { ownField, ownFieldAt, ownProperties } from '../schema/own-properties.ts'
import { mistakesOf, validBodies } from './bodies.ts'
import * as fc from './fast-check.ts'
import {
  invalidValues,
  mistakeAt,
  mistakesIn,
  type InvalidValue,
  type Mistake,
} from './mistakes.ts'
import { objectsOf, valuesOf, withFields } from './values.ts'

interface RequestOperation extends Declaration {
  readonly body?: Contract<IcmpMonitorUpdate, UpdateOptions>
  validateRequest(
    request: object,
    options?: { readonly severity?: { readonly 'unknown-field'?: 'off' } },
  ): Result<unknown, AnyIssue>
}

/** Generates valid requests, with header names in different cases. The caller states their type. */
export function requests<Sent>(operation: RequestOperation): fc.Arbitrary<Sent>
export function requests(operation: RequestOperation): fc.Arbitrary<unknown> {
  return fc
    .tuple(requestParts(operation).valid, fc.constantFrom(...spellings), fc.boolean())
    .map(([request, spell, isText]) => {
      const headers = Object.entries({ ...request['headers'] }).map(
        ([name, value]) => [spell(name), value] as const,
      )
      return sent({ ...request, headers: Object.fromEntries(headers) }, isText)
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
export function invalidRequests(operation: RequestOperation): fc.Arbitrary<InvalidValue> {
  const { valid, mistakes } = requestParts(operation)
  const errorsOf = (request: unknown) =>
    operation.validateRequest(Object(request), { severity: { 'unknown-field': 'off' } }).errors
  return invalidValues(valid, mistakes, errorsOf)
}

/** Converts a mistake in a part of a request to a mistake in the whole request. */
const inPart = (name: string, { code, mutate }: Mistake): Mistake => ({
  code,
  mutate: fc.tuple(mutate, fc.boolean()).map(
    ([mutatePart, isText]) =>
      (request) =>
        sent(withFields(request, { [name]: mutatePart(ownFieldAt(request, [name])) }), isText),
  ),
})

/**
 * Generates valid requests, whose header names are in lower case, and the mistakes in their parts.
 */
function requestParts(operation: RequestOperation) {
  const { params, query, headers, body } = ownProperties(operation)
  const parts = [
    ...(params ? [parametersPart('params', params, asSegment)] : []),
    parametersPart('query', query),
    parametersPart('headers', headers, asHeaderValue),
    ...(body ? [{ name: 'body', valid: validBodies(body), mistakes: mistakesOf(body) }] : []),
  ]
  const valid = fc
    .tuple(...parts.map((part): fc.Arbitrary<object> => part.valid))
    .map((values) =>
      Object.fromEntries(parts.map(({ name }, index) => [name, values[index]] as const)),
    )
  return {
    valid,
    mistakes: parts.flatMap(({ name, mistakes }) =>
      mistakes.map((mistake) => inPart(name, mistake)),
    ),
  }
}

/**
 * Returns the request part with path parameters, a query or headers. Changes valid values with
 * `carry`.
 */
function parametersPart(
  name: string,
  contract: object,
  carry = (value: unknown): unknown => value,
) {
  const schema = internalsOf(contract).description.schema()
  const lists = Object.entries({ ...schema.properties }).map(([parameter, each]) =>
    mistakeAt(
      [parameter],
      'duplicate-parameter',
      fc.array(valuesOf(each), { minLength: 2, maxLength: 3 }),
    ),
  )
  return {
    name,
    valid: objectsOf(schema).map((parameters) => withValues(parameters, carry)),
    mistakes: [...mistakesIn(schema), ...(name === 'params' ? [] : lists)],
  }
}

/** Returns a text that a path segment can be: not empty, `.` or `..`. */
const asSegment = (value: unknown): string => String(value).replace(/^\.{0,2}$/, '$&0')

/**
 * Returns a text that a header can have: visible ASCII characters, and spaces and tabs only between
 * them.
 */
const asHeaderValue = (value: unknown): string =>
  String(value)
    .replaceAll(/[^\t -~]/gu, '-')
    .trim()

/**
 * Returns a request as a client sends it: numbers and booleans of the query as they are or as text.
 */
function sent(request: Fields, isText: boolean): Fields {
  const query = ownField(request, 'query')
  return isText && isFields(query) ? { ...request, query: withValues(query, asText) } : request
}

const asText = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value

const withValues = (fields: Fields, change: (value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)]))

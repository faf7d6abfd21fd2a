import * as fc from 'fast-check'
import type { RequestContracts } from '../contracts/define-operation.ts'
import { internalsOf } from '../engine/contract-internals.ts'
import type { AnyIssue, Contract, IcmpMonitorUpdate, Result, UpdateOptions } from '../index.ts'
import { ownOptions } from '../schema/own-options.ts'
import { isFields, type Fields } from '../schema/read-values.ts'
import { mistakesOf, validBodies, type WithBaseline } from './bodies.ts'
import { assertFixed, fixedFields, unlistedOption, type Fixed } from './fixed-fields.ts'
import {
  invalidValues,
  mistakeAt,
  mistakesInside,
  type InvalidValue,
  type Mistake,
} from './mistakes.ts'
import { objectsOf, valuesOf, withFields } from './values.ts'

/** Options of the arbitraries of valid requests. */
export interface RequestArbitraryOptions<Request> {
  /**
   * Fields with fixed values, in each part of the request: `{ params: { id: '7f' } }`. None by
   * default. The letter case of header names stays variable.
   */
  readonly fixed?: { readonly [Part in keyof Request]?: Fixed<Request[Part]> | undefined }
  /** Whether the query and the body can contain unknown fields. Default: `false`. */
  readonly unlisted?: boolean
}

/** The options of any operation. */
type AnyOptions = WithBaseline &
  RequestArbitraryOptions<{
    params: Fields
    query: Fields
    headers: Fields
    body: IcmpMonitorUpdate
  }>

/** An operation whose requests are generated. */
interface RequestOperation extends RequestContracts {
  readonly params?: ParametersPart
  readonly query: ParametersPart
  readonly headers: ParametersPart
  readonly body?: Contract<IcmpMonitorUpdate, UpdateOptions>
  validateRequest(request: object, options?: object): Result<unknown, AnyIssue>
}

interface ParametersPart {
  validate(value: unknown): { readonly errors: readonly AnyIssue[] }
}

/**
 * Generates valid requests, with header names in different cases. The caller states their type.
 *
 * @throws TypeError for an unknown option or a wrong option value, or if no valid request has the
 * fixed fields
 */
export function requests<Sent>(operation: RequestOperation, options: AnyOptions): fc.Arbitrary<Sent>
export function requests(operation: RequestOperation, options: AnyOptions): fc.Arbitrary<unknown> {
  const names = ['fixed', 'unlisted'] as const
  ownOptions(options, operation.body ? [...names, 'baseline'] : names)
  const parts = requestParts(operation, options)
  const errorsOf = errorsAgainst(operation, options)
  return fc
    .tuple(validRequests(parts), fc.constantFrom(...spellings))
    .map(([request, spell]) => ({
      ...request,
      headers: renamed({ ...request['headers'] }, spell),
    }))
    .filter((request) => errorsOf(request).length === 0)
}

/** Functions that change the case of a header name. */
const spellings: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  (name) => name.toUpperCase(),
]

/**
 * Generates requests with one mistake in one part.
 *
 * @throws TypeError for an unknown option or a wrong option value
 */
export function invalidRequests(
  operation: RequestOperation,
  options: WithBaseline = {},
): fc.Arbitrary<InvalidValue> {
  ownOptions(options, operation.body ? ['baseline'] : [])
  const parts = requestParts(operation, options)
  const mistakes = parts.flatMap(inRequest)
  return invalidValues(validRequests(parts), mistakes, errorsAgainst(operation, options))
}

/** Returns a function that finds the errors of a request, with the baseline if there is one. */
function errorsAgainst(operation: RequestOperation, { baseline }: WithBaseline) {
  const options = {
    severity: { 'unknown-field': 'off' },
    ...(baseline !== undefined && { baseline }),
  }
  return (request: unknown): readonly AnyIssue[] =>
    operation.validateRequest(isFields(request) ? request : {}, options).errors
}

/** A part of a request: valid values, and the mistakes in it. */
interface GeneratedPart {
  readonly name: string
  readonly valid: fc.Arbitrary<object>
  readonly mistakes: readonly Mistake[]
}

/** Generates requests of valid parts. */
const validRequests = (
  parts: readonly GeneratedPart[],
): fc.Arbitrary<{ readonly [part: string]: object | undefined }> =>
  fc
    .tuple(...parts.map(({ valid }) => valid))
    .map((values) => Object.fromEntries(parts.map(({ name }, index) => [name, values[index]])))

/** Converts the mistakes in a part of a request to mistakes in the whole request. */
const inRequest = ({ name, mistakes }: GeneratedPart): readonly Mistake[] =>
  mistakes.map(({ code, mutate }) => ({
    code,
    mutate: fc.tuple(mutate, fc.boolean()).map(([mutatePart, isText]) => (request) => {
      const part = mutatePart(isFields(request) ? request[name] : undefined)
      const isChanged = isText && name === 'query' && isFields(part)
      return withFields(request, { [name]: isChanged ? withValues(part, asText) : part })
    }),
  }))

const partNames = ['params', 'query', 'headers', 'body'] as const

/** Returns the parts of the requests of an operation. The header names are in lower case. */
function requestParts(operation: RequestOperation, options: AnyOptions): readonly GeneratedPart[] {
  const { params, query, headers, body } = operation
  const { fixed = {}, baseline } = options
  // The parts that the operation has are the known names.
  ownOptions(
    fixedFields(fixed),
    partNames.filter((name) => operation[name] !== undefined),
  )
  const unlisted = unlistedOption(options.unlisted)
  const parts = [
    parametersPart('query', query, { carry: asQueryValue, fixed: fixed.query, unlisted }),
    parametersPart('headers', headers, {
      carry: asHeaderValue,
      fixed: renamed(fixedFields(fixed.headers), (name) => name.toLowerCase()),
      // A request with a body has a content type.
      always: body ? ['content-type'] : [],
    }),
  ]
  if (params)
    parts.unshift(parametersPart('params', params, { carry: asSegment, fixed: fixed.params }))
  if (body) {
    const contract = body.with({ baseline })
    const valid = validBodies(contract, {
      unlisted,
      ...(fixed.body !== undefined && { fixed: fixed.body }),
    })
    parts.push({ name: 'body', valid, mistakes: mistakesOf(contract) })
  }
  return parts
}

/** How the values of a part with parameters are generated. */
interface Shape {
  /** Changes a generated value so that HTTP can carry it. */
  readonly carry: (value: unknown, isText: boolean) => unknown
  readonly fixed?: Fields | undefined
  readonly unlisted?: boolean
  /** The optional parameters that are always present. */
  readonly always?: readonly string[]
}

/** @throws TypeError if the fixed parameters are invalid */
function parametersPart(
  name: string,
  contract: ParametersPart,
  { carry, fixed: given, unlisted, always = [] }: Shape,
): GeneratedPart {
  const fixed = fixedFields(given)
  assertFixed(fixed, contract.validate(fixed).errors)
  const schema = internalsOf(contract).description.schema()
  const { properties = {}, required = [] } = schema
  const lists = Object.entries(properties).map(([parameter, each]) =>
    mistakeAt(
      [parameter],
      'duplicate-parameter',
      fc.array(valuesOf(each), { minLength: 2, maxLength: 3 }),
    ),
  )
  return {
    name,
    valid: fc
      .tuple(
        objectsOf({ properties, required: [...required, ...always] }, unlisted, fixed),
        fc.boolean(),
      )
      .map(([parameters, isText]) =>
        withFields(
          withValues(parameters, (value) => carry(value, isText)),
          fixed,
        ),
      ),
    mistakes: [...mistakesInside(schema), ...(name === 'params' ? [] : lists)],
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

/** Returns a value of the query, a number or boolean as it is or as text. */
function asQueryValue(value: unknown, isText: boolean): unknown {
  if (typeof value === 'object') return JSON.stringify(value)
  return isText ? asText(value) : value
}

const asText = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value

const withValues = (fields: Fields, change: (value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)]))

const renamed = (fields: Fields, rename: (name: string) => string): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [rename(name), value]))

import { isPlainObject } from '../schema/json-type.ts'
import type { JsonTypeName } from '../schema/json-schema.ts'
import type { HeadersLike, SearchParamsLike } from './input-types.ts'

export interface ParameterForm {
  /** The name of the form, for the issue `type`. */
  readonly name: 'params' | 'query' | 'headers'
  /** The JSON types of the accepted values, for the issue `type`. */
  readonly expected: readonly JsonTypeName[]
  /**
   * Whether a parameter may be a list. A list with several values counts as a repeated parameter,
   * which is invalid.
   */
  readonly lists: boolean
  /** Whether unknown parameters are issues. */
  readonly hasUnknown: boolean
  /** Whether names are in any letter case. */
  readonly ignoresCase: boolean
  /** Returns whether an object that is not plain is an accepted collection. */
  readonly isCollection: (value: object) => value is HeadersLike | SearchParamsLike
}

/** Returns whether an object that is not plain is a `URLSearchParams` of any realm or library. */
const isSearchParams = (value: object): value is SearchParamsLike =>
  hasMethod(value, 'forEach') &&
  hasMethod(value, 'getAll') &&
  hasMethod(value, 'sort') &&
  !isTaggedHeaders(value)

/** Returns whether an object that is not plain is a `Headers` of any realm or library. */
const isHeaders = (value: object): value is HeadersLike =>
  hasMethod(value, 'forEach') &&
  hasMethod(value, 'append') &&
  (!hasMethod(value, 'getAll') || isTaggedHeaders(value))

export const pathForm: ParameterForm = {
  name: 'params',
  expected: ['object'],
  lists: false,
  hasUnknown: false,
  ignoresCase: false,
  isCollection: (_object): _object is never => false,
}

export const queryForm: ParameterForm = {
  name: 'query',
  expected: ['string', 'object'],
  lists: true,
  hasUnknown: true,
  ignoresCase: false,
  isCollection: isSearchParams,
}

/**
 * A `Headers` joins the values of a repeated header with ", ". The pattern of `authorization`
 * rejects a joined value. A joined `x-service-account` is accepted, because an account id may
 * contain a comma.
 */
export const headersForm: ParameterForm = {
  name: 'headers',
  expected: ['object'],
  lists: true,
  hasUnknown: false,
  ignoresCase: true,
  isCollection: isHeaders,
}

/**
 * Calls `visit` with each parameter of a plain object, a collection or, if the form accepts it, a
 * query string.
 *
 * @returns whether the value has one of these forms
 */
export function visitParameters(
  { expected, isCollection }: ParameterForm,
  value: unknown,
  visit: Visit,
): boolean {
  const given =
    typeof value === 'string' && expected.includes('string') ? new URLSearchParams(value) : value
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return false
  if (isPlainObject(given))
    for (const name of Object.keys(given)) visit(name, Reflect.get(given, name))
  else if (isCollection(given)) given.forEach((text, name) => visit(name, text))
  else return false
  return true
}

type Visit = (name: unknown, value: unknown) => void

/** Returns whether an object inherits a method, other than from `Object.prototype`. */
function hasMethod(value: object, name: string): boolean {
  if (Object.hasOwn(value, name)) return false
  const method: unknown = Reflect.get(value, name)
  return typeof method === 'function' && method !== Reflect.get(Object.prototype, name)
}

/** Some header classes also have the methods of `URLSearchParams`, so their tag decides. */
const isTaggedHeaders = (value: object): boolean =>
  Reflect.get(value, Symbol.toStringTag) === 'Headers'

import { isPlainObject } from '../schema/json-type.ts'
import type { JsonTypeName } from '../schema/json-schema.ts'
import type { HeadersLike, SearchParamsLike } from './input-types.ts'

export interface ParameterForm {
  /** The JSON types of the accepted values, for the issue `type`. */
  readonly expected: readonly JsonTypeName[]
  readonly words: string
  /** Whether a parameter may be a list. A list with several values counts as a repeated parameter, which is invalid. */
  readonly lists: boolean
  /** Whether the option `unknownFields` applies. */
  readonly hasUnknown: boolean
  /** Whether names are in any letter case. */
  readonly ignoresCase: boolean
  /** Calls `visit` with each parameter of a value. Returns false if the value is not of an accepted kind. */
  readonly forEach: (value: unknown, visit: Visit) => boolean
}

export const pathForm: ParameterForm = {
  expected: ['object'],
  words: 'an object with the path parameters',
  lists: false,
  hasUnknown: false,
  ignoresCase: false,
  forEach: (value, visit) => visitObject(value, visit, (_object): _object is never => false),
}

export const queryForm: ParameterForm = {
  expected: ['string', 'object'],
  words: 'a query string, a URLSearchParams object or a plain object with the parameters',
  lists: true,
  hasUnknown: true,
  ignoresCase: false,
  forEach: (value, visit) =>
    visitObject(typeof value === 'string' ? new URLSearchParams(value) : value, visit, isSearchParams),
}

/**
 * A `Headers` joins the values of a repeated header with ", ". The pattern of `authorization` rejects a joined value. A
 * joined `x-service-account` is accepted, because an account id may contain a comma.
 */
export const headersForm: ParameterForm = {
  expected: ['object'],
  words: 'a Headers object or a plain object with the headers',
  lists: true,
  hasUnknown: false,
  ignoresCase: true,
  forEach: (value, visit) => visitObject(value, visit, isHeaders),
}

/**
 * Calls `visit` with each parameter of a plain object, or of a `Headers` or `URLSearchParams` that `isCollection`
 * accepts.
 *
 * @returns whether the value is such an object or collection
 */
function visitObject(
  value: unknown,
  visit: Visit,
  isCollection: (value: object) => value is HeadersLike | SearchParamsLike,
): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  if (isPlainObject(value)) for (const name of Object.keys(value)) visit(name, Reflect.get(value, name))
  else if (isCollection(value)) value.forEach((text, name) => visit(name, text))
  else return false
  return true
}

type Visit = (name: string, value: unknown) => void

/** Returns whether an object inherits a method, other than from `Object.prototype`. */
function hasMethod(value: object, name: string): boolean {
  if (Object.hasOwn(value, name)) return false
  const method: unknown = Reflect.get(value, name)
  return typeof method === 'function' && method !== Reflect.get(Object.prototype, name)
}

/** Some header classes also have the methods of `URLSearchParams`, so their tag decides. */
const isTaggedHeaders = (value: object): boolean => Reflect.get(value, Symbol.toStringTag) === 'Headers'

/** Returns whether an object that is not plain is a `URLSearchParams` of any realm or library. */
const isSearchParams = (value: object): value is SearchParamsLike =>
  hasMethod(value, 'forEach') && hasMethod(value, 'getAll') && hasMethod(value, 'sort') && !isTaggedHeaders(value)

/** Returns whether an object that is not plain is a `Headers` of any realm or library. */
const isHeaders = (value: object): value is HeadersLike =>
  hasMethod(value, 'forEach') && hasMethod(value, 'append') && (!hasMethod(value, 'getAll') || isTaggedHeaders(value))

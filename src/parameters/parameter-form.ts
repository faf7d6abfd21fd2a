import type { JsonTypeName } from '../schema/json-schema.ts'
import { isHeaders, isSearchParams, readObject, type Tell } from './read-object.ts'

/** The forms in which a caller can pass the parameters of one part of a request. */
export interface Form {
  /** The JSON types of these forms, for the issue `type`. */
  readonly expected: readonly JsonTypeName[]
  /** The allowed forms in words, for the message. */
  readonly words: string
  /** Whether a list of values counts as that many parameters of one name, of which only one is valid. */
  readonly lists: boolean
  /** Whether the option `unknownFields` applies. */
  readonly hasUnknown: boolean
  /** Returns the name that a parameter has in the schema. */
  readonly nameOf: (name: string) => string
  /** Passes each parameter of a value to `tell`. Returns false if the value has none of the forms. */
  readonly read: (value: unknown, tell: Tell) => boolean
}

const asItIs = (name: string): string => name

export const pathForm: Form = {
  expected: ['object'],
  words: 'an object with the path parameters',
  lists: false,
  hasUnknown: false,
  nameOf: asItIs,
  read: (value, tell) => readObject(value, tell, (_object): _object is never => false),
}

export const queryForm: Form = {
  expected: ['string', 'object'],
  words: 'a query string, a URLSearchParams or a plain object with the parameters',
  lists: true,
  hasUnknown: true,
  nameOf: asItIs,
  read: (value, tell) =>
    readObject(typeof value === 'string' ? new URLSearchParams(value) : value, tell, isSearchParams),
}

/**
 * The forms of headers.
 *
 * A `Headers` joins the values of a repeated name with ", ". The pattern of `authorization` rejects that. A repeated
 * `x-service-account` is not detected there, because an account id may contain a comma.
 */
export const headersForm: Form = {
  expected: ['object'],
  words: 'a Headers or a plain object with the headers',
  lists: true,
  hasUnknown: false,
  nameOf: (name) => name.toLowerCase(),
  read: (value, tell) => readObject(value, tell, isHeaders),
}

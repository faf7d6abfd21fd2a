import type { JsonTypeName } from '../schema/json-schema.ts'
import { isHeaders, isSearchParams, readObject, type Tell } from './entries.ts'

/** The forms in which the parameters of one part of a request can be passed. */
export interface Form {
  /** The JSON types that the parameters can have. */
  readonly expected: readonly JsonTypeName[]
  /** The allowed forms, in words. */
  readonly words: string
  /** Whether a parameter can be a list, which stands for several parameters of one name. */
  readonly lists: boolean
  /** Whether the option `unknownFields` applies. */
  readonly hasUnknown: boolean
  /** Returns the name of a parameter in the schema. */
  readonly nameOf: (name: string) => string
  /** Passes each parameter of a value to `tell`. Returns false for a value in none of the forms. */
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
 * The forms of headers. A `Headers` joins several values of one name by ", ". The pattern of `authorization` rejects
 * that; an account id may contain a comma, so a repeated `x-service-account` is not noticed there.
 */
export const headersForm: Form = {
  expected: ['object'],
  words: 'a Headers or a plain object with the headers',
  lists: true,
  hasUnknown: false,
  nameOf: (name) => name.toLowerCase(),
  read: (value, tell) => readObject(value, tell, isHeaders),
}

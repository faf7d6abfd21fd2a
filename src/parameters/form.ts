import type { Finding } from '../issues/findings.ts'
import { isHeaders, isSearchParams, readObject, type Tell } from './entries.ts'

/** How the parameters of one part of a request arrive. */
export interface Form {
  /** What is said of a value that is none of the forms. */
  readonly finding: Finding<'type'>
  /** Whether a parameter can be given as a list, which stands for so many parameters of one name. */
  readonly lists: boolean
  /** The name by which the schema lists a parameter. */
  readonly nameOf: (name: string) => string
  /** Tells each parameter of a value; false for a value that is none of the forms. */
  readonly read: (value: unknown, tell: Tell) => boolean
}

const asItIs = (name: string): string => name

export const pathForm: Form = {
  finding: {
    code: 'type',
    params: { expected: ['object'] },
    expectation: 'must be an object with the path parameters; pass one.',
  },
  lists: false,
  nameOf: asItIs,
  read: (value, tell) => readObject(value, tell, (_object): _object is never => false),
}

export const queryForm: Form = {
  finding: {
    code: 'type',
    params: { expected: ['string', 'object'] },
    expectation: 'must be a query string, a URLSearchParams or an object with the parameters; pass one of them.',
  },
  lists: true,
  nameOf: asItIs,
  read: (value, tell) =>
    readObject(typeof value === 'string' ? new URLSearchParams(value) : value, tell, isSearchParams),
}

/**
 * A `Headers` holds several of one name as one text, joined by ", ", which no credential is: the pattern refuses them
 * there. An account id may hold a comma, so of that header nothing shows.
 */
export const headersForm: Form = {
  finding: {
    code: 'type',
    params: { expected: ['object'] },
    expectation: 'must be a Headers or an object with the headers; pass one of them.',
  },
  lists: true,
  nameOf: (name) => name.toLowerCase(),
  read: (value, tell) => readObject(value, tell, isHeaders),
}

import { internalsOf } from '../engine/contract-internals.ts'
import type { PartName, RequestPart } from '../engine/find-in-request.ts'
import { requestValidator } from '../engine/request-validator.ts'
import { buildPath } from './build-path.ts'

/** The contracts of the parts of a request. */
export interface RequestContracts {
  readonly params?: object
  readonly query: object
  readonly headers: object
  readonly body?: object
}

/** The declaration of an operation: the endpoint and the contracts. */
export interface Declaration extends RequestContracts {
  readonly method: string
  /** The path, with `{id}` for a parameter. */
  readonly path: string
  readonly response: object
}

/**
 * Creates an operation from its declaration.
 *
 * `Operation` is the type of the result. TypeScript compares the declaration with it, but not the
 * added methods.
 */
export function defineOperation<Operation extends Declaration>(
  declaration: Declaration & Omit<Operation, 'route' | 'validateRequest' | 'buildPath'>,
): Operation
export function defineOperation(declaration: Declaration): object {
  const parts = partsOf(declaration)
  return Object.freeze({
    ...declaration,
    route: declaration.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    validateRequest: requestValidator(parts),
    buildPath: (request: unknown = {}) => buildPath(declaration.path, parts, request),
  })
}

/** The parts of a request, in the order in which they are validated. */
const partNames: readonly PartName[] = ['params', 'query', 'headers', 'body']

/** Returns the parts of the requests of an operation, each with its contract. */
export const partsOf = (declaration: RequestContracts): readonly RequestPart[] =>
  partNames.flatMap((name) => {
    const contract = declaration[name]
    return contract === undefined ? [] : [{ name, ...internalsOf(contract) }]
  })

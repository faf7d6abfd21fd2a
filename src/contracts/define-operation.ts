import { ownField } from '../schema/own-properties.ts'
import { buildPath } from './build-path.ts'
import { partNames, requestValidator, type Part, type PartContract } from './request-validator.ts'

/**
 * Creates an operation from its declaration: the endpoint and the contracts.
 *
 * `Operation` is the type of the result. TypeScript compares the declaration with it, but not the added methods.
 */
export function defineOperation<Operation extends Declaration>(
  declaration: Declaration & Omit<Operation, 'route' | 'validateRequest' | 'buildPath'>,
): Operation
export function defineOperation(declaration: Declaration): object {
  const parts = partNames.flatMap((name): Part[] => {
    const contract = ownField(declaration, name)
    return contract === undefined ? [] : [[name, contract]]
  })
  return Object.freeze({
    ...declaration,
    route: declaration.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    validateRequest: requestValidator(parts, ownField(declaration, 'body') ?? declaration.query),
    buildPath: (request: unknown = {}) => buildPath(declaration.path, parts, request),
  })
}

interface Declaration extends OperationContracts {
  readonly method: string
  /** The path, with `{id}` for a parameter. */
  readonly path: string
}

/** The contracts of an operation. */
export interface OperationContracts {
  readonly params?: PartContract
  readonly query: PartContract
  readonly headers: PartContract
  readonly body?: PartContract
  readonly response: PartContract
}

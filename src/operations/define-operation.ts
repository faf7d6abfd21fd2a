import { ownField } from '../domain/arguments.ts'
import { defineParameters, type ParameterSet } from '../engine/define-parameters.ts'
import { pathBuilder, type GivenContract } from './path-builder.ts'
import { partNames, requestValidator, type Part } from './request-validator.ts'

/**
 * Creates an operation from its declaration: the endpoint and the contracts. `querySet` has the parts of `query`, for
 * `buildPath`, which fills in no defaults.
 *
 * `Operation` is the type of the result. TypeScript compares the declaration with it, but not the added methods.
 */
export function defineOperation<Operation extends Declaration>(
  declaration: Declaration & Omit<Operation, 'route' | 'validateRequest' | 'buildPath'>,
  querySet: ParameterSet,
): Operation
export function defineOperation(declaration: Declaration, querySet: ParameterSet): object {
  const { method, path, ...contracts } = declaration
  const parts = partNames.flatMap((name): Part[] => {
    const contract = ownField(contracts, name)
    return contract === undefined ? [] : [[name, contract]]
  })
  const main = ownField(contracts, 'body') ?? contracts.query
  return Object.freeze({
    method,
    path,
    route: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...contracts,
    validateRequest: requestValidator(parts, main),
    buildPath: pathBuilder(path, ownField(contracts, 'params'), defineParameters(querySet, 'nothing')),
  })
}

interface Declaration {
  readonly method: string
  /** The path, with `{id}` for a parameter. */
  readonly path: string
  readonly params?: GivenContract
  readonly query: object
  readonly headers: object
  readonly body?: object
  readonly response: object
}

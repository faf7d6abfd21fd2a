import { ownField } from '../domain/arguments.ts'
import { partNames } from './request-parts.ts'
import { requestValidator, type Part } from './request-validator.ts'

/**
 * Creates an operation from its declaration (endpoint and contracts) and its `buildPath`, and adds `validateRequest`.
 *
 * `Operation` is the type of the result. TypeScript cannot check that the declaration matches `Operation`.
 */
export function defineOperation<Operation extends { readonly buildPath: unknown }>(
  declaration: Declaration,
  buildPath: Operation['buildPath'],
): Operation
export function defineOperation(declaration: Declaration, buildPath: unknown): object {
  const parts = partNames.flatMap((name): Part[] => {
    const contract = ownField(declaration, name)
    return contract === undefined ? [] : [[name, contract]]
  })
  const main = ownField(declaration, 'body') ?? declaration.query
  return Object.freeze({ ...declaration, validateRequest: requestValidator(parts, main), buildPath })
}

interface Declaration {
  readonly method: string
  readonly path: string
  readonly route: string
  readonly params?: object
  readonly query: object
  readonly headers: object
  readonly body?: object
  readonly response: object
}

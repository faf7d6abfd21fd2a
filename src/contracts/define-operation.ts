import { ownProperties } from '../schema/own-properties.ts'
import { buildPath } from './build-path.ts'
import { requestValidator, type Declaration } from './request-validator.ts'

/**
 * Creates an operation from its declaration.
 *
 * `Operation` is the type of the result. TypeScript compares the declaration with it, but not the added methods.
 */
export function defineOperation<Operation extends Declaration>(
  declaration: Declaration & Omit<Operation, 'route' | 'validateRequest' | 'buildPath'>,
): Operation
export function defineOperation(declaration: Declaration): object {
  const own = ownProperties(declaration)
  return Object.freeze({
    ...declaration,
    route: declaration.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    validateRequest: requestValidator(own),
    buildPath: (request: unknown = {}) => buildPath(own, request),
  })
}

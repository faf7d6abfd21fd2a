import { requestValidator, type Part } from './request-validator.ts'

/**
 * Creates an operation from its declaration (endpoint and contracts) and its `buildPath`, and adds `validateRequest`.
 *
 * `Operation` is the type of the result. TypeScript cannot check that the declaration fits it.
 */
export function defineOperation<Operation extends { readonly buildPath: unknown }>(
  declaration: Declaration,
  buildPath: Operation['buildPath'],
): Operation
export function defineOperation(declaration: Declaration, buildPath: unknown): object {
  const { params, query, headers, body } = declaration
  const declared: readonly DeclaredPart[] = [
    ['params', params],
    ['query', query],
    ['headers', headers],
    ['body', body],
  ]
  const parts = declared.filter(isPresent)
  return Object.freeze({
    ...Object.fromEntries(Object.entries(declaration).filter(([, part]) => part !== undefined)),
    validateRequest: requestValidator(parts, body ?? query),
    buildPath,
  })
}

interface Declaration {
  readonly method: string
  readonly path: string
  readonly route: string
  readonly params: object | undefined
  readonly query: object
  readonly headers: object
  readonly body: object | undefined
  readonly response: object
}

type DeclaredPart = readonly [name: Part[0], contract: object | undefined]

const isPresent = (part: DeclaredPart): part is Part => part[1] !== undefined

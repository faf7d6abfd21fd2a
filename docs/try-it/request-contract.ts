import { operations } from 'monitor-contract'
import type { AnyIssue, LintContract } from 'monitor-contract-lint'
import type { AnyOptions } from './contracts.ts'
import { isObject, valueAt } from './values.ts'

type RequestKind = 'updateRequest' | 'listRequest'

const partsOf = {
  updateRequest: ['params', 'query', 'headers', 'body'],
  listRequest: ['query', 'headers'],
} as const satisfies Record<RequestKind, readonly string[]>

type Validated = ReturnType<LintContract['validate']>

const validators = {
  updateRequest: (request: object, options: AnyOptions): Validated =>
    operations.updateIcmpMonitor.validateRequest(request, options),
  listRequest: (request: object, options: AnyOptions): Validated =>
    operations.listErrorGroups.validateRequest(request, options),
}

/** Returns the operation of a request as a contract, so that lint finds the places of issues. */
export const requestContract = (kind: RequestKind, options: AnyOptions): LintContract => ({
  name: kind,
  schema: {},
  '~standard': {},
  validate: (value, own) => validated(kind, value, { ...options, ...own }),
  with: (own) => requestContract(kind, { ...options, ...(own as AnyOptions) }),
})

function validated(kind: RequestKind, value: unknown, options: AnyOptions): Validated {
  const names: readonly string[] = partsOf[kind]
  const parts = isObject(value) ? Object.entries(value) : []
  const known = Object.fromEntries(parts.filter(([name]) => names.includes(name)))
  const unknown = parts.filter(([name]) => !names.includes(name))
  const result = validators[kind](isObject(value) ? known : (value as object), options)
  const written = (issue: AnyIssue): AnyIssue => withWrittenHeader(issue, value)
  return {
    ...result,
    errors: result.errors.map(written),
    warnings: [
      ...result.warnings.map(written),
      ...unknown.map(([name]) => unknownPart(name, names)),
    ],
  }
}

/**
 * Returns an issue whose path has the name of a header as it is written, in any case, by which lint
 * finds it. The pointer stays, as programs get it.
 */
function withWrittenHeader(issue: AnyIssue, request: unknown): AnyIssue {
  const [part, name, ...rest] = issue.path
  if (part !== 'headers' || name === undefined) return issue
  const written = Object.keys(valueAt(request, part) ?? {}).find(
    (key) => key.toLowerCase() === name,
  )
  if (written === undefined) return issue
  return { ...issue, path: [part, written, ...rest] }
}

/** Returns the warning about an unknown part, which `validateRequest` rejects as a bug. */
const unknownPart = (name: string, names: readonly string[]): AnyIssue => ({
  severity: 'warning',
  code: 'unknown-field',
  path: [name],
  pointer: `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
  message: `Unknown part of a request. Known parts: ${names.join(', ')}.`,
  params: {},
})

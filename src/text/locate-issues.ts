import type { Issue, Path, RelatedField, Result } from '../index.ts'
import type { ContractInternals } from '../engine/contract-internals.ts'
import type { ResolvedOptions } from '../engine/options.ts'
import { partOf, type CompiledSchema } from '../evaluator/compile-schema.ts'
import { ownRelated } from '../issues/prefix-issues.ts'
import { isObject } from './build-value.ts'
import type { TextIssue, TextRange } from './text-range.ts'
import type { ValueFinder } from './value-finder.ts'

/** Issues in the order of their positions in the text. */
export interface LocatedIssues {
  readonly errors: readonly TextIssue[]
  readonly warnings: readonly TextIssue[]
}

/** A duplicate key: its `Place`, as in `ValueFinder`, and the path of its value. */
export interface DuplicateKey<Place> {
  readonly key: Place
  readonly path: Path
}

export function locateIssues<Place>(
  { createError, schema }: ContractInternals,
  resolved: ResolvedOptions,
  result: Result<unknown>,
  repeated: readonly DuplicateKey<Place>[],
  { find, rangeAt }: ValueFinder<Place>,
): LocatedIssues {
  const locate = (issue: Issue): TextIssue => {
    const { value, key, exact } = find(issue.path)
    const range = rangeAt(exact && issue.code === 'unknown-field' ? key : value)
    return withRanges(issue, range, ({ path }) => rangeAt(find(path).value))
  }
  const isDescribed = (path: Path) => path.reduce<CompiledSchema | undefined>(partOf, schema()) !== undefined
  const unlabelled = { ...resolved, label: undefined }
  const duplicates = repeated.map(({ path, key }) =>
    withRanges(createError(path, duplicateKey, isDescribed(path) ? resolved : unlabelled), rangeAt(key)),
  )
  return {
    errors: [...duplicates, ...result.errors.map(locate)].slice(0, resolved.maxIssues).sort(byPosition),
    warnings: result.warnings.map(locate).sort(byPosition),
  }
}

/**
 * Returns an issue with its range and the ranges of its related fields. Without `rangeOf`, omits the related fields.
 */
export function withRanges(issue: Issue, range: TextRange, rangeOf?: (field: RelatedField) => TextRange): TextIssue {
  const { related: _, ...rest } = issue
  const related = rangeOf && ownRelated(issue)?.map((field) => ({ ...field, range: rangeOf(field) }))
  return { ...rest, range, ...(related && { related }) }
}

const byPosition = (a: TextIssue, b: TextIssue): number => a.range.start.offset - b.range.start.offset

const duplicateKey = { code: 'duplicate-key', params: {}, message: 'is a duplicate key.' }

/** The result for a JSON text or a YAML document: like that of `validate`, but each issue has its range in the text. */
export type TextResult<T> =
  | {
      readonly valid: true
      readonly value: T
      readonly errors: readonly []
      readonly warnings: readonly TextIssue[]
      readonly truncated: boolean
    }
  | {
      readonly valid: false
      readonly errors: readonly [TextIssue, ...TextIssue[]]
      readonly warnings: readonly TextIssue[]
      readonly truncated: boolean
    }

/** Returns the result for a text. It contains the value only if there is no error. */
export function textResult(
  value: unknown,
  { errors, warnings }: LocatedIssues,
  { maxIssues }: ResolvedOptions,
): TextResult<unknown> {
  const truncated = Math.max(errors.length, warnings.length) >= maxIssues
  return isFilled(errors)
    ? { valid: false, errors, warnings, truncated }
    : { valid: true, value, errors: [], warnings, truncated }
}

/** Returns a value without a string `$schema` at the top level, which tells editors which schema applies. */
export function withoutSchema(value: unknown): unknown {
  if (!isObject(value) || !Object.hasOwn(value, '$schema')) return value
  const { $schema, ...rest } = value
  return typeof $schema === 'string' ? rest : value
}

const isFilled = <T>(list: readonly T[]): list is readonly [T, ...T[]] => list.length > 0

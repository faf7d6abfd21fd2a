import type { IssueContent } from '../../issues/draft.ts'
import { suggestValue } from '../../issues/suggestion.ts'
import { alternatives, unitOf, type Unit } from '../../schema/in-words.ts'
import { memoize } from '../../values/once.ts'
import type { Keyword } from '../keyword.ts'

/**
 * Reports values that `enum` does not list, and suggests a similar allowed value, if there is one. A single allowed
 * value identifies the kind of object, so any other value is an error even for a tolerant reader.
 */
export const enumKeyword: Keyword = (schema) => {
  const { enum: allowed } = schema
  if (allowed === undefined) return undefined
  const unit = unitOf(schema)
  const values = new Set<unknown>(allowed)
  const params = { allowed, ...(unit && { unit }) }
  const contentOf = memoize((suggestion: string | undefined): IssueContent<'enum'> => ({
    code: 'enum',
    params: { ...params, ...(suggestion !== undefined && { suggestion }) },
    message:
      suggestion === undefined
        ? `must be ${allowedValues(allowed, unit)}.`
        : `is not one of the allowed values. Did you mean "${suggestion}"?`,
  }))
  return {
    content: (value) => contentOf(allowed.length > 1 ? suggestValue(allowed, value) : undefined),
    shape: allowed.length === 1,
    holds: (value) => values.has(value),
  }
}

/** Returns the allowed values with their unit, if any: `0, 1 or 2 minutes`. */
export const allowedValues = (allowed: readonly unknown[], unit: Unit | undefined): string =>
  alternatives(allowed) + (unit ? ` ${unitWords[unit]}` : '')

export const unitWords = { ms: 'milliseconds', s: 'seconds', min: 'minutes', '%': 'percent' }

import { isDateTime } from '../schema/formats.ts'
import { memoize } from '../schema/memoize.ts'
import type { Fields } from '../schema/read-values.ts'
import { isSameJson } from '../schema/same-json.ts'
import type { Baseline } from './baseline.ts'
import type { KeywordPlace, SeverityOf } from './keyword-findings.ts'
import { tryRead } from './read.ts'

/**
 * Returns the severity of an error for a tolerant reader: an error only about the structure of the
 * value. Null in an optional field and a date-time in place of a date are accepted.
 */
export const tolerantSeverity: SeverityOf = (keyword, place, value) => {
  if (keyword === 'type' && place.isOptional && value === null) return 'accepted'
  if (structural.has(keyword) || isOnlyValue(keyword, place)) return 'error'
  return keyword === 'format' && isDateTimeForDate(place, value) ? 'accepted' : 'warning'
}

const structural: ReadonlySet<string> = /* @__PURE__ */ new Set(['type', 'required', 'const'])

/** Returns whether a field has only one allowed value, such as `checkType`. */
const isOnlyValue = (keyword: string, { schema }: KeywordPlace): boolean =>
  keyword === 'enum' && schema.enum?.length === 1

const isDateTimeForDate = ({ schema }: KeywordPlace, value: unknown): boolean =>
  schema.format === 'date' && typeof value === 'string' && isDateTime(value)

/** Returns whether a top-level field of the value is that of the baseline. */
export type IsUnchanged = (field: string) => boolean

/**
 * Returns a function that compares each top-level field only once, by its described fields. A field
 * that the body omits is unchanged. Values that contain themselves count as changed.
 */
export function unchangedFields(record: Fields, { stored }: Baseline): IsUnchanged {
  return memoize((field) => {
    const value = record[field]
    return value === undefined || tryRead(() => isSameJson(value, stored[field])) === true
  })
}

/** Makes errors about unchanged values warnings. Errors about types and missing fields stay. */
export const unchangedSeverity =
  (isUnchanged: IsUnchanged): SeverityOf =>
  (keyword, { steps: [field] }) =>
    !structural.has(keyword) && typeof field === 'string' && isUnchanged(field)
      ? 'warning'
      : 'error'

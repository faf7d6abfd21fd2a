import { isDateTime } from '../formats/date-time.ts'
import { isStructural, valueAt } from './issues-from.ts'
import type { SeverityOf } from './scope.ts'

/**
 * Returns the severity of an issue for a tolerant reader: an error only about the structure of the value. A date-time in
 * place of a date is accepted without an issue.
 */
export const tolerantSeverity: SeverityOf = (keyword, schema, path, record) => {
  if (isStructural(keyword, schema)) return 'error'
  const value = schema.format === 'date' && keyword === 'format' ? valueAt(record, path) : undefined
  return typeof value === 'string' && isDateTime(value) ? undefined : 'warning'
}

import { isDateTime } from '../schema/formats.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { isStructural, valueAt } from './issues-from.ts'
import type { ResolvedOptions } from './options.ts'
import { isRecord } from '../schema/read-parts.ts'
import { strict, type Leniency, type SeverityOf } from './body.ts'

/**
 * Returns the severity of an issue for a tolerant reader: an error only about the structure of the value. A date-time
 * in place of a date is accepted without an issue.
 */
const severityOf: SeverityOf = (keyword, schema, path, record) => {
  if (isStructural(keyword, schema)) return 'error'
  const value = schema.format === 'date' && keyword === 'format' ? valueAt(record, path) : undefined
  return typeof value === 'string' && isDateTime(value) ? undefined : 'warning'
}

/**
 * Removes null from the optional fields of a record, at any depth: for a tolerant reader, null counts as omitted.
 * Returns the names of the top-level fields that were null, because rules that read them are silent.
 */
function omitNulls(record: unknown, { properties = {}, required = [], items }: JsonSchema): readonly string[] {
  // A function can be a revoked proxy, of which Array.isArray throws.
  if (typeof record === 'object' && Array.isArray(record)) {
    if (items?.properties !== undefined) for (const item of record) omitNulls(item, items)
    return []
  }
  if (!isRecord(record)) return []
  const omitted: string[] = []
  for (const [name, schema] of Object.entries(properties)) {
    const value = record[name]
    if (value === null && !required.includes(name)) {
      Reflect.set(record, name, undefined)
      omitted.push(name)
    } else if (typeof value === 'object') omitNulls(value, schema)
  }
  return omitted
}

const tolerant: Leniency = { severityOf, ruleSeverityOf: () => 'warning', omitNulls }

export const tolerantLeniency = ({ reader }: ResolvedOptions): Leniency => (reader === 'tolerant' ? tolerant : strict)

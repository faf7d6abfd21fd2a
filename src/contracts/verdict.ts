import { isRecord, type Reading } from '../reader/reading.ts'
import type { Absent, Constraint, Seen } from '../rules/rule.ts'
import { recordOf } from './read.ts'

/** What decides whether an object is valid, and nothing of what explains it. */
export interface Decisive<Fields> {
  readonly read: (value: unknown, reading: Reading) => unknown
  readonly rules: { readonly constraints: readonly Constraint<Fields>[]; readonly defaults: Absent<Fields> | undefined }
}

/** A reading for a verdict alone; it minds unlisted names where they are errors. */
export const forVerdict = (mindsNames: boolean): Reading => ({
  keep: false,
  limit: 1,
  holes: 1,
  wrong: 0,
  room: mindsNames ? 1 : 0,
  names: 0,
})

/** The first field of a rule that is not there. */
export const missingOf = <Fields>(
  rule: Constraint<Fields>,
  fields: Seen<Fields>,
): (keyof Fields & string) | undefined => rule.reads.find((name) => fields[name] === undefined)

/** Whether a record that was read for a verdict is valid, to a strict reader who has no baseline. */
export function isValid<Fields>(
  { rules: { constraints, defaults } }: Decisive<Fields>,
  record: unknown,
  reading: Reading,
): boolean {
  if (reading.wrong !== 0 || reading.names !== 0 || !isRecord(record)) return false
  // A record in which nothing is wrong holds each field as the schema has it, and Fields is made from the schema.
  const fields = record as Seen<Fields>
  for (const rule of constraints) {
    if (rule.broken(fields) !== undefined && (defaults !== undefined || missingOf(rule, fields) === undefined))
      return false
  }
  return true
}

/** Whether a value is valid, to a strict reader who has no baseline. */
export function verdictOf<Fields>(decisive: Decisive<Fields>): (value: unknown) => value is Fields
export function verdictOf<Fields>(decisive: Decisive<Fields>): (value: unknown) => boolean {
  const { read } = decisive
  return (value) => {
    const reading = forVerdict(false)
    return isValid(decisive, recordOf(read, value, reading), reading)
  }
}

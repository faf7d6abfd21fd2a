import type { Ordered } from '../rules/field-sets.ts'
import { decidingContext, type ReadContext, isValidRecord } from '../snapshot/snapshot.ts'
import { guardedRead, type Read } from './guarded-read.ts'

/** Returns whether `fields` is the result of reading a valid value: the read and the error rules found no error. */
export function isValid({ errorRules, defaults }: FastCheckParts, fields: unknown, context: ReadContext): boolean {
  if (!isValidRecord(fields)) return false
  const { sentFields, nullFields } = context
  for (const { rule, required, fields: all, appliesIfAbsent } of errorRules) {
    if ((nullFields & all) !== 0 || ((sentFields & all) === 0 && !appliesIfAbsent)) continue
    const mustBeSent = defaults === undefined ? all : required
    if ((sentFields & mustBeSent) === mustBeSent && rule.check(fields) !== undefined) return false
  }
  return true
}

export interface FastCheckParts {
  readonly read: Read
  readonly errorRules: readonly Ordered[]
  /** The documented defaults of an update. If undefined, an error rule runs only if all its fields are present. */
  readonly defaults: object | undefined
}

/** Returns the fast check of a contract: `is` with the default options. */
export function fastCheck(decisive: FastCheckParts): (value: unknown) => boolean {
  const { read } = decisive
  return (value) => {
    const context = decidingContext(false)
    return isValid(decisive, guardedRead(read, value, context), context)
  }
}

import { Snapshot } from '../snapshot/snapshot.ts'
import type { ReadContext } from '../snapshot/read-context.ts'
import type { Rule } from '../rules/define-rule.ts'
import { recordOf, type Read } from './read.ts'

type Fields = Readonly<Record<string, unknown>>

/** The part of a contract that `is` needs. */
export interface Decisive {
  readonly read: Read
  readonly errorRules: readonly Rule[]
  /**
   * The documented defaults of missing fields, where a value may be a part of a whole, as an update is. Undefined where
   * it is the whole, so that a missing field makes its rules silent.
   */
  readonly defaults: Fields | undefined
}

/** The context of a reading that only decides; unknown fields count as errors where `rejectsUnknown`. */
export const forVerdict = (rejectsUnknown: boolean): ReadContext => ({
  detailed: false,
  maxInvalidItems: 1,
  maxHoles: 1,
  maxUnknown: rejectsUnknown ? 1 : 0,
  unknownCount: 0,
})

/** Whether every field that a rule reads is valid, not null, and present where it must be. */
export function applies({ reads, readsIfPresent }: Rule, fields: Fields): boolean {
  for (const name of reads) if (fields[name] === undefined || fields[name] === null) return false
  for (const name of readsIfPresent) if (fields[name] === null) return false
  return true
}

/** Whether a rule may be applied to fields of which some are missing. */
export function allowsMissing({ readsIfPresent }: Rule, fields: Fields, defaults: Fields | undefined): boolean {
  if (defaults !== undefined) return true
  for (const name of readsIfPresent) if (fields[name] === undefined) return false
  return true
}

/** Whether the result of a reading that only decides is that of a valid value. */
export function isValid({ errorRules, defaults }: Decisive, fields: unknown): boolean {
  if (typeof fields !== 'object' || fields === null || fields instanceof Snapshot) return false
  // Readers return a plain record of the fields that rules read where a value is valid.
  const read = fields as Fields
  for (const rule of errorRules) {
    if (applies(rule, read) && allowsMissing(rule, read, defaults) && rule.check(read) !== undefined) return false
  }
  return true
}

/** Returns the fast check of a contract: strict and without a baseline. */
export function verdictOf<T>(decisive: Decisive): (value: unknown) => value is T
export function verdictOf(decisive: Decisive): (value: unknown) => boolean {
  const { read } = decisive
  return (value) => isValid(decisive, recordOf(read, value, forVerdict(false)))
}

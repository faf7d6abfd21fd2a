import type { Check, CheckError } from '../schema/check.ts'

/**
 * Returns Ajv's errors about a record: none if it is valid. After `maxErrors` items with an error,
 * a list is checked no further. Clears the errors of the check, of which there can be millions, so
 * that they can be freed.
 */
export function checkRecord(
  check: Check,
  record: unknown,
  maxErrors: number,
): readonly CheckError[] {
  if (check.call({ maxErrors }, record)) return noErrors
  const errors = check.errors ?? noErrors
  check.errors = null
  return errors
}

const noErrors: readonly CheckError[] = []

/** Stops a list at its first wrong item. */
const firstError = { maxErrors: 1 }

/** Returns whether Ajv's code finds no error. */
export const isValidRecord = (check: Check, record: unknown): boolean =>
  check.call(firstError, record)

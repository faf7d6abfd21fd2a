import type { Check, CheckError } from '../schema/check.ts'

/**
 * Returns Ajv's errors about a record: none if it is valid. After `maxErrors` errors in one list, it is checked no
 * further.
 */
export function checkRecord(check: Check, record: unknown, maxErrors: number): readonly CheckError[] {
  return isValid(check, record, maxErrors) ? noErrors : (check.errors ?? noErrors)
}

const noErrors: readonly CheckError[] = []

/**
 * Returns whether Ajv's code finds no error. Passes every parameter, so that none is read from a polluted prototype.
 */
export const isValid = (check: Check, record: unknown, maxErrors: number): boolean =>
  check.call({ maxErrors }, record, {
    instancePath: '',
    parentData: undefined,
    parentDataProperty: undefined,
    rootData: record,
  })

/**
 * Gives a check an own property `errors`, to which Ajv's code can assign even if a prototype has one that is
 * read-only.
 */
export function withOwnErrors(check: Check): Check {
  return Object.defineProperty(check, 'errors', { value: null, writable: true })
}

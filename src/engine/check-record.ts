import type { Check, CheckError, CheckLimit } from '../schema/check.ts'

/**
 * Returns Ajv's errors about a record: none if it is valid. After `maxErrors` items with an error, a list is checked no
 * further. Clears the errors of the check, of which there can be millions, so that they can be freed.
 */
export function checkRecord(
  check: Check,
  record: unknown,
  maxErrors = Infinity,
  hasError = always,
): readonly CheckError[] {
  isValid(check, record, maxErrors, hasError)
  const { errors } = check
  check.errors = null
  return errors ?? noErrors
}

const noErrors: readonly CheckError[] = []

/** Returns whether Ajv's code finds no error. */
export const isValid = (check: Check, record: unknown, maxErrors: number, hasError = always): boolean =>
  check.call({ maxErrors, hasError }, record, wholeRecord)

const always: CheckLimit['hasError'] = () => true

/** Has every option as an own property, so that Ajv's code reads none from a polluted prototype. */
const wholeRecord = { instancePath: '', parentData: undefined, parentDataProperty: undefined, rootData: undefined }

/**
 * Gives a check an own property `errors`, to which Ajv's code can assign even if a prototype has one that is
 * read-only.
 */
export function withOwnErrors<T extends object>(check: T): T {
  return Object.defineProperty(check, 'errors', errorsProperty)
}

/** Without a prototype, of which a polluted `get` would be read. */
const errorsProperty = { __proto__: null, value: null, writable: true }

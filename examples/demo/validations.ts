import {
  errorGroup,
  errorGroupList,
  icmpMonitor,
  icmpMonitorUpdate,
  type Contract,
  type ResponseOptions,
} from 'monitor-contract'
import { validateText, type TextResult } from 'monitor-contract/text'

/** A way to validate a document: a contract, with one of its readers. */
export interface Validation {
  readonly name: string
  readonly validate: (text: string) => TextResult<unknown>
}

const hasField = (value: unknown, field: string): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, field)

/**
 * Returns the ways to validate a document, the decisive one last.
 *
 * The form of the document selects the contract: an array is a list of error groups, an object with `errorHash` is an
 * error group, an object with `created_at` is a monitor from a response, and any other object is an update.
 */
export function validationsOf(document: unknown): readonly [...Validation[], Validation] {
  if (Array.isArray(document)) return asResponse('errorGroupList', errorGroupList)
  if (hasField(document, 'errorHash')) return asResponse('errorGroup', errorGroup)
  if (hasField(document, 'created_at')) return asResponse('icmpMonitor', icmpMonitor)
  return [{ name: 'icmpMonitorUpdate', validate: (text) => validateText(icmpMonitorUpdate, text) }]
}

/** Returns the strict validation of a response, and the tolerant one that clients use. */
function asResponse<T>(name: string, contract: Contract<T, ResponseOptions>): [Validation, Validation] {
  return [
    { name: `${name}, strict reader`, validate: (text) => validateText(contract, text) },
    { name: `${name}, tolerant reader`, validate: (text) => validateText(contract, text, { reader: 'tolerant' }) },
  ]
}

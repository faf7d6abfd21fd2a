import { errorGroup, errorGroupList, icmpMonitor, icmpMonitorUpdate, type Result } from 'monitor-contract'

/** A way to validate a document: a contract, with one of its readers. */
export interface Validation {
  readonly name: string
  readonly validate: (value: unknown) => Result<unknown>
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
  return [{ name: 'icmpMonitorUpdate', validate: (value) => icmpMonitorUpdate.validate(value) }]
}

type ResponseContract = typeof errorGroupList | typeof errorGroup | typeof icmpMonitor

/** Returns the strict validation of a response, and the tolerant one that clients use. */
function asResponse(name: string, contract: ResponseContract): [Validation, Validation] {
  return [
    { name: `${name}, strict reader`, validate: (value) => contract.validate(value) },
    { name: `${name}, tolerant reader`, validate: (value) => contract.validate(value, { reader: 'tolerant' }) },
  ]
}

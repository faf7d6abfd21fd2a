import { errorGroup, errorGroupList, icmpMonitor, icmpMonitorUpdate, type Result } from 'monitor-contract'

/** One way to read a document. */
export interface Reading {
  readonly name: string
  readonly validate: (value: unknown) => Result<unknown>
}

const holds = (value: unknown, field: string): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, field)

/**
 * The contract that a document is meant to keep, told by its shape: a list is a list of error groups, what has an `errorHash` is an
 * error group, what has a `created_at` is a monitor that the service answered, and anything else is an update of one.
 *
 * @returns its readings, the one that decides last
 */
export function readingsOf(document: unknown): readonly [...Reading[], Reading] {
  if (Array.isArray(document)) return asResponse('errorGroupList', errorGroupList)
  if (holds(document, 'errorHash')) return asResponse('errorGroup', errorGroup)
  if (holds(document, 'created_at')) return asResponse('icmpMonitor', icmpMonitor)
  return [{ name: 'icmpMonitorUpdate', validate: (value) => icmpMonitorUpdate.validate(value) }]
}

type ResponseContract = typeof errorGroupList | typeof errorGroup | typeof icmpMonitor

/** A response is read strictly, to see where the service departs from its description, and then as a client would read it. */
function asResponse(name: string, contract: ResponseContract): [Reading, Reading] {
  return [
    { name: `${name}, strict reader`, validate: (value) => contract.validate(value) },
    { name: `${name}, tolerant reader`, validate: (value) => contract.validate(value, { reader: 'tolerant' }) },
  ]
}

// Creates the minimal valid body of each contract, with further fields.
import { isList, isMonitor, isUpdate, type BodyName } from './body-contracts.ts'

/** Returns the minimal body of an update, with further fields. */
export const update = (fields: object = {}) => ({ heartbeat: {}, script: '', ...fields })

/** Returns the minimal monitor, with further fields. */
export const monitor = (fields: object = {}) => ({ name: 'edge', ...fields })

/** Returns the minimal error group, with further fields. */
export const group = (fields: object = {}) => ({
  id: 'g1',
  checkId: 'c1',
  errorHash: 'h1',
  rawErrorMessage: null,
  cleanedErrorMessage: 'timeout',
  firstSeen: '2024-02-28',
  lastSeen: '2024-02-29',
  archivedUntilNextEvent: false,
  ...fields,
})

/** Returns the minimal object of a contract, with further fields; of a list, its item. */
export function minimalObject(name: BodyName, fields: object = {}): object {
  if (isUpdate(name)) return update(fields)
  return isMonitor(name) ? monitor(fields) : group(fields)
}

/** Returns the minimal body of a contract with further fields; a list has one item. */
export const minimalBody = (name: BodyName, fields: object = {}): object =>
  isList(name) ? [minimalObject(name, fields)] : minimalObject(name, fields)

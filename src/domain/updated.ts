import { presentFields } from './present-fields.ts'

/**
 * Returns a new monitor after an update: `applyUpdate` for any kind of monitor. Replaces only fields that an update and
 * a monitor have in the same form.
 */
export function updated(monitor: object, update: object, updateFields: object): object {
  const sent = presentFields('update', update).filter(([name]) => Object.hasOwn(updateFields, name))
  return Object.fromEntries([...presentFields('monitor', monitor), ...sent])
}

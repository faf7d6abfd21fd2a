import { presentFields } from './present-fields.ts'

/** Returns a new object with the fields of an update or a monitor, and the default of each field it omits. */
export function filledIn(update: object, defaults: object): object {
  const present = presentFields('update', update)
  const names = new Set(present.map(([name]) => name))
  return Object.fromEntries([...present, ...Object.entries(defaults).filter(([name]) => !names.has(name))])
}

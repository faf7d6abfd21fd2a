import { presentFields } from './present-fields.ts'

/** Returns the fields of an object, and the default of each field it omits: `withDefaults` for any kind of monitor. */
export function filledIn(update: object, defaults: object): object {
  const present = presentFields('update', update)
  const names = new Set(present.map(([name]) => name))
  return Object.fromEntries([...present, ...Object.entries(defaults).filter(([name]) => !names.has(name))])
}

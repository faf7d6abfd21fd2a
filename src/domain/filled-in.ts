import { presentFields } from './present-fields.ts'

/** Returns the fields of an object with the default of each omitted field: `withDefaults` for any kind of monitor. */
export function filledIn(update: object, defaults: object): object {
  const present = presentFields('update', update)
  const names = new Set(present.map(([name]) => name))
  return Object.fromEntries([...present, ...Object.entries(defaults).filter(([name]) => !names.has(name))])
}

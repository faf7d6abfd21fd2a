import { applyUpdate, icmpMonitorDefaults, withDefaults } from 'monitor-contract'

/** A field before and after an update, as JSON; undefined if it is missing. */
export interface FieldChange {
  readonly field: string
  readonly before: string | undefined
  readonly after: string | undefined
  readonly change: 'added' | 'changed' | 'removed' | 'unchanged'
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textAt = (value: object, field: string): string | undefined => {
  const text: unknown = Object.hasOwn(value, field) ? Reflect.get(value, field) : undefined
  return text === undefined ? undefined : JSON.stringify(text)
}

function changeOf(before: string | undefined, after: string | undefined): FieldChange['change'] {
  if (before === after) return 'unchanged'
  if (before === undefined) return 'added'
  return after === undefined ? 'removed' : 'changed'
}

/** Compares two monitors field by field. */
export const changesBetween = (before: object, after: object): readonly FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].map((field) => {
    const [old, now] = [textAt(before, field), textAt(after, field)]
    return { field, before: old, after: now, change: changeOf(old, now) }
  })

/**
 * Returns the changes that an update makes to the stored monitor or to the defaults; undefined for a value that is not
 * an object.
 */
export function changesOf(update: unknown, baseline: object | undefined): readonly FieldChange[] | undefined {
  if (!isObject(update)) return undefined
  const before = baseline ?? icmpMonitorDefaults
  return changesBetween(before, applyUpdate({ name: '', ...before }, update)).filter(
    ({ field, before: old, after }) => field !== 'name' || old !== undefined || after !== '""',
  )
}

/** Returns the update with the documented defaults of omitted fields; undefined for a value that is not an object. */
export const afterDefaults = (update: unknown): object | undefined =>
  isObject(update) ? withDefaults(update) : undefined

import type { Path } from '../../index.ts'
import { isFields, type Fields } from '../fields.ts'
import { absent } from '../values/object.ts'
import type { MutatedValue } from './mistake.ts'

/**
 * Returns a value with an invalid value at a path, which is created if it is missing.
 *
 * In a list, one item is replaced, so that the list does not grow. `which` selects the item and can be any whole
 * number.
 */
export function replaceAt(
  value: unknown,
  [step, ...rest]: readonly Step[],
  wrong: unknown,
  which: number,
  path: Path = [],
): MutatedValue {
  if (step === undefined) return { value: wrong, path }
  if (step === anyItem) {
    const list: readonly unknown[] = Array.isArray(value) ? value : []
    const index = which % Math.max(list.length, 1)
    const mutated = replaceAt(list[index], rest, wrong, which, [...path, index])
    return { ...mutated, value: [...list.slice(0, index), mutated.value, ...list.slice(index + 1)] }
  }
  const inside = isFields(value) && Object.hasOwn(value, step) ? value[step] : undefined
  const mutated = replaceAt(inside, rest, wrong, which, [...path, step])
  return { ...mutated, value: withFields(value, { [step]: mutated.value }) }
}

/** A step of a path that means any item of a list. */
export const anyItem = Symbol('any item')

export type Step = string | typeof anyItem

/** Returns an object with other fields added. Removes the fields whose value is `absent`. */
export function withFields(object: unknown, fields: Fields): Fields {
  const all = { ...(isFields(object) && object), ...fields }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== absent))
}

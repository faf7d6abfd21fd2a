import type { Path } from '../../index.ts'
import { isFields, type Fields } from '../fields.ts'
import { absent } from '../values/object.ts'
import type { Spoilt } from './mistake.ts'

/** Stands in a path for an item of a list, whichever it is. */
export const anyItem = Symbol('any item')

export type Step = string | typeof anyItem

/** Fields on top of those of an object, or taken out of it where they are absent. */
export function withFields(object: unknown, fields: Fields): object {
  const all = { ...(isFields(object) && object), ...fields }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== absent))
}

/**
 * A value with a wrong one in a place of it, which is made where it is not there. Of a list that holds something one
 * item is replaced, told by a number of any size, so that it gets no longer.
 */
export function placed(
  value: unknown,
  [step, ...rest]: readonly Step[],
  wrong: unknown,
  which: number,
  path: Path = [],
): Spoilt {
  if (step === undefined) return { value: wrong, path }
  if (step === anyItem) {
    const list: readonly unknown[] = Array.isArray(value) ? value : []
    const index = which % Math.max(list.length, 1)
    const spoilt = placed(list[index], rest, wrong, which, [...path, index])
    return { ...spoilt, value: [...list.slice(0, index), spoilt.value, ...list.slice(index + 1)] }
  }
  const inside = isFields(value) && Object.hasOwn(value, step) ? value[step] : undefined
  const spoilt = placed(inside, rest, wrong, which, [...path, step])
  return { ...spoilt, value: withFields(value, { [step]: spoilt.value }) }
}

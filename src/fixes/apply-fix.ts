import { ownProperties } from '../values/own-properties.ts'
import type { Fix, PatchOperation } from './fix.ts'
import { isObject, ownValue, valueAt } from './value-at.ts'

/**
 * Returns a new value with the changes of a fix. The given value is not modified; the new one shares with it what the
 * fix does not change.
 *
 * Follows RFC 6902, for the operations `add`, `remove`, `replace` and `move`.
 *
 * @throws RangeError if the patch does not fit the value
 * @example
 * applyFix(
 *   { activted: true },
 *   { patch: [{ op: 'move', from: '/activted', path: '/activated' }] },
 * )
 * // { activated: true }
 */
export const applyFix = (value: unknown, fix: Pick<Fix, 'patch'>): unknown => fix.patch.reduce(applied, value)

function applied(value: unknown, operation: PatchOperation): unknown {
  const own = ownProperties(operation)
  const path = stepsOf(own.path)
  if (own.op !== 'move') return edited(value, path, own)
  const from = stepsOf(own.from)
  const moved = valueAt(value, from)
  return edited(edited(value, from, { op: 'remove' }), path, { op: 'add', value: moved })
}

interface Edit {
  readonly op: 'add' | 'replace' | 'remove'
  readonly value?: unknown
}

/** Copies the objects and lists along a path, because other places of the value can share them. */
function edited(parent: unknown, [name, ...rest]: readonly string[], edit: Edit): unknown {
  if (name === undefined) return edit.value
  const child = ownValue(parent, name)
  if (!isObject(parent) || (child === undefined && (rest.length > 0 || edit.op !== 'add'))) throw misfit()
  const isLast = rest.length === 0
  const value = isLast ? edit.value : edited(child, rest, edit)
  if (Array.isArray(parent)) return editedList(parent, name, isLast ? edit.op : 'replace', value)
  const { [name]: _, ...others } = parent
  return isLast && edit.op === 'remove' ? others : { ...parent, [name]: value }
}

function editedList(list: readonly unknown[], name: string, op: Edit['op'], value: unknown): readonly unknown[] {
  const index = name === '-' ? list.length : Number(name)
  if (!/^(?:-|0|[1-9]\d*)$/.test(name) || index > list.length) throw misfit()
  const copy: unknown[] = Object.assign([], list)
  copy.splice(index, op === 'add' ? 0 : 1, ...(op === 'remove' ? [] : [value]))
  return copy
}

/** Returns the steps of a JSON Pointer (RFC 6901). */
function stepsOf(pointer: string): readonly string[] {
  const [start, ...steps] = pointer.split('/')
  if (start !== '') throw misfit()
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

const misfit = (): RangeError => new RangeError('The patch does not fit the value.')

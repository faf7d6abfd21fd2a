import { isObject } from '../schema/json-type.ts'
import { ownFieldAt, ownProperties } from '../schema/own-properties.ts'
import { stepsOf } from '../schema/json-pointer.ts'
import type { Fix, PatchOperation } from './fix.ts'

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
export const applyFix = (value: unknown, fix: Pick<Fix, 'patch'>): unknown => fix.patch.reduce(applyOperation, value)

function applyOperation(value: unknown, operation: PatchOperation): unknown {
  const own = ownProperties(operation)
  if (!['add', 'replace', 'remove', 'move'].includes(own.op)) misfit()
  const path = stepsFrom(own.path)
  if (own.op === 'remove') return applyAt(value, path, 'remove')
  if (own.op !== 'move') return applyAt(value, path, own.op, 'value' in own ? own.value : misfit())
  const from = stepsFrom(own.from)
  const moved = ownFieldAt(value, from)
  return applyAt(applyAt(value, from, 'remove'), path, 'add', moved)
}

const stepsFrom = (pointer: unknown): readonly string[] =>
  (typeof pointer === 'string' ? stepsOf(pointer) : undefined) ?? misfit()

type Operation = 'add' | 'replace' | 'remove'

/** Copies the objects and lists along a path, because other places of the value can share them. */
function applyAt(parent: unknown, [name, ...rest]: readonly string[], op: Operation, last?: unknown): unknown {
  if (name === undefined) return last
  const child = ownFieldAt(parent, [name])
  if (!isObject(parent) || (child === undefined && (rest.length > 0 || op !== 'add'))) misfit()
  const isLast = rest.length === 0
  const value = isLast ? last : applyAt(child, rest, op, last)
  if (Array.isArray(parent)) return applyToList(parent, name, isLast ? op : 'replace', value)
  const { [name]: _, ...others } = parent
  return isLast && op === 'remove' ? others : { ...parent, [name]: value }
}

function applyToList(list: readonly unknown[], name: string, op: Operation, value: unknown): readonly unknown[] {
  const index = name === '-' ? list.length : Number(name)
  if (!/^(?:-|0|[1-9]\d*)$/.test(name) || index > list.length) misfit()
  const copy: unknown[] = Object.assign([], list)
  copy.splice(index, op === 'add' ? 0 : 1, ...(op === 'remove' ? [] : [value]))
  return copy
}

function misfit(): never {
  throw new RangeError('The patch does not fit the value.')
}

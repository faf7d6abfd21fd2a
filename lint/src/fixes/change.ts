import { toPointer } from '../issues/pointer.ts'
import type { Path } from '../lint-result.ts'

/** A change of a value that can mend an issue. All paths begin at the value. */
export type Change =
  | { readonly kind: 'add' | 'replace'; readonly path: Path; readonly value: unknown }
  | { readonly kind: 'remove'; readonly path: Path }
  /** Gives a field another name in its object, and mends its value, or one inside it. */
  | {
      readonly kind: 'rename'
      readonly path: Path
      readonly name: string
      readonly mended?: Mended
    }
  /** Moves a field to another object, which is added where it is missing. */
  | { readonly kind: 'move'; readonly path: Path; readonly to: Path }

/** Another value in a renamed field. The path begins at the field; it is empty for all of it. */
export interface Mended {
  readonly path: Path
  readonly value: unknown
}

/** An operation of a JSON Patch (RFC 6902). Fixes use four of its six operations. */
export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move'; readonly from: string; readonly path: string }

/** Returns a change as a JSON Patch of the value. */
export function patchOf(change: Change, value: unknown): readonly PatchOperation[] {
  const path = toPointer(change.path)
  if (change.kind === 'remove') return [{ op: 'remove', path }]
  if (change.kind === 'rename') {
    const to = toPointer(renamedPath(change))
    const moved = { op: 'move', from: path, path: to } as const
    if (change.mended === undefined) return [moved]
    const { path: inner, value: mended } = change.mended
    return [moved, { op: 'replace', path: to + toPointer(inner), value: mended }]
  }
  if (change.kind === 'move') {
    const added = missingObjects(value, change.to).map((missing) => {
      return { op: 'add', path: toPointer(missing), value: {} } as const
    })
    return [...added, { op: 'move', from: path, path: toPointer(change.to) }]
  }
  return [{ op: change.kind, path, value: change.value }]
}

/** Returns the path of a field after its change of name. */
export const renamedPath = ({ path, name }: { path: Path; name: string }): Path => [
  ...path.slice(0, -1),
  name,
]

/**
 * Returns the value after a change. The given value is not modified; both share what the change
 * does not touch.
 */
export function changed(value: unknown, change: Change): unknown {
  if (change.kind === 'remove') return at(value, change.path, without)
  if (change.kind === 'rename') return renamed(value, change)
  if (change.kind !== 'move') return at(value, change.path, setting(change.value))
  const moved = fieldAt(value, change.path)
  let result = at(value, change.path, without)
  for (const missing of missingObjects(result, change.to)) result = at(result, missing, setting({}))
  return at(result, change.to, setting(moved))
}

function renamed(value: unknown, change: Extract<Change, { readonly kind: 'rename' }>): unknown {
  const { path, name, mended } = change
  const result = at(value, path, renaming(name))
  if (mended === undefined) return result
  return at(result, [...renamedPath(change), ...mended.path], setting(mended.value))
}

/** Returns the objects on a path that a value lacks, from the outside in. */
function missingObjects(value: unknown, path: Path): readonly Path[] {
  const around = path.slice(0, -1).map((_, index) => path.slice(0, index + 1))
  return around.filter((each) => fieldAt(value, each) === undefined)
}

/** Returns the value of a field of its own; undefined if the value has none there. */
export function fieldAt(value: unknown, path: Path): unknown {
  let found = value
  for (const step of path) {
    if (!isObject(found) || !Object.hasOwn(found, step)) return undefined
    found = Reflect.get(found, step)
  }
  return found
}

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null

/** Returns a copy of an object or a list in which one field is another. */
type ChangeField = (parent: object, name: string) => object

const setting =
  (value: unknown): ChangeField =>
  (parent, name) =>
    Array.isArray(parent)
      ? parent.map((item: unknown, index) => (String(index) === name ? value : item))
      : { ...parent, [name]: value }

const without: ChangeField = (parent, name) =>
  Array.isArray(parent)
    ? parent.filter((_, index) => String(index) !== name)
    : Object.fromEntries(Object.entries(parent).filter(([each]) => each !== name))

const renaming =
  (to: string): ChangeField =>
  (parent, name) => {
    const others = Object.entries(parent).filter(([each]) => each !== to)
    return Object.fromEntries(others.map(([each, value]) => [each === name ? to : each, value]))
  }

/** Copies the objects and lists on a path, because other places of the value can share them. */
function at(value: unknown, path: Path, change: ChangeField): unknown {
  const [step, ...rest] = path
  if (step === undefined || !isObject(value)) return value
  const name = String(step)
  if (rest.length === 0) return change(value, name)
  return setting(at(fieldAt(value, [name]), rest, change))(value, name)
}

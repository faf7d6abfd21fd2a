import { changed, fieldAt, type Change } from '../../fixes/change.ts'
import type { Path } from '../../lint-result.ts'
import { fieldsOn, type LocatedField, type LocatedValue, type SpanEdit } from '../located.ts'
import { editedPart, type Part } from '../part.ts'
import { deletion, insertion, isSame, joined, spelled } from '../spell.ts'

/**
 * Returns the edits of a JSON text for a change; undefined where the edited part does not parse to
 * the value after the change.
 *
 * By hand, because `modify` of jsonc-parser joins the first field to the brace on removal, and
 * writes `5` for `5.0`.
 *
 * @param fields The document and the fields on the path of the change, or of the object to add to.
 * @param depth The number of fields before the monitor.
 */
export function jsonEdits(
  change: Change,
  fields: readonly LocatedField[],
  depth: number,
  text: string,
): readonly SpanEdit[] | undefined {
  const field = fields.at(-1)
  if (field === undefined) return undefined
  if (change.kind === 'replace' || change.kind === 'rename') return fieldEdits(change, field, text)
  const around = change.kind === 'add' ? fields.length - 1 : fields.length - 2
  const index = change.kind === 'move' ? sharedDepth(change, depth) : around
  const whole = fields[index]
  if (whole === undefined) return undefined
  const inner = within(change, index - depth)
  const edits = joined(objectEdits(inner, whole, text))
  const { value, start, end } = whole.value
  const part = { start, end, open: '', close: '' }
  return parsesTo(changed(value, inner), part, edits, text) ? edits : undefined
}

/** Returns the edits of one field, which is parsed again without the fields beside it. */
function fieldEdits(
  change: FieldChange,
  field: LocatedField,
  text: string,
): readonly SpanEdit[] | undefined {
  const edits = rawFieldEdits(change, field, text)
  const { key, value, start, end } = field
  const step = key?.name ?? 0
  const before = key === undefined ? [value.value] : { [key.name]: value.value }
  const around = key === undefined ? { open: '[', close: ']' } : { open: '{', close: '}' }
  const part = { start, end, ...around }
  const expected = changed(before, { ...change, path: [step] })
  return parsesTo(expected, part, edits, text) ? edits : undefined
}

type FieldChange = Extract<Change, { readonly kind: 'rename' }> | ReplaceChange

/** A change of a value to another one. */
type ReplaceChange = Extract<Change, { readonly value: unknown }>

function rawFieldEdits(
  change: FieldChange,
  field: LocatedField,
  text: string,
): readonly SpanEdit[] {
  const { key, value } = field
  if (change.kind !== 'rename') return replacing(value, change.value, text)
  if (key === undefined) return []
  const renamed = { start: key.start, end: key.end, insert: JSON.stringify(change.name) }
  if (change.mended === undefined) return [renamed]
  const inner = fieldsOn(field, change.mended.path)?.at(-1)
  return inner === undefined ? [] : [renamed, ...replacing(inner.value, change.mended.value, text)]
}

/** Returns the depth of the innermost object that holds a field and the place that it moves to. */
function sharedDepth({ path, to }: { path: Path; to: Path }, depth: number): number {
  const length = path.findIndex((step, index) => step !== to[index] || index === path.length - 1)
  return depth + Math.min(length, to.length - 1)
}

/** Returns a change whose paths begin some steps further inside. */
function within(change: Change, steps: number): Change {
  const path = change.path.slice(steps)
  return change.kind === 'move'
    ? { ...change, path, to: change.to.slice(steps) }
    : { ...change, path }
}

/** Returns the edits that remove a field of an object, add one, or move one in it. */
function objectEdits(change: Change, whole: LocatedField, text: string): readonly SpanEdit[] {
  if (change.kind === 'add') {
    const field = { names: change.path.map(String), source: JSON.stringify(change.value) }
    return [adding(whole.value, field, text)]
  }
  const fields = fieldsOn(whole, change.path) ?? []
  const field = fields.at(-1)
  const parent = fields.at(-2)
  if (field === undefined || parent === undefined) return []
  if (change.kind === 'move') return moving(change.to, whole, { field, parent }, text)
  return [removing(field, parent, text)]
}

function replacing(old: LocatedValue, value: unknown, text: string): readonly SpanEdit[] {
  const { start, end } = old
  return [{ start, end, insert: spelled(value, old, text.slice(start, end)) }]
}

/** Removes a field, its comma, and the blanks on one side: never a line break between others. */
function removing(field: LocatedField, { value: object }: LocatedField, text: string): SpanEdit {
  const index = object.entries.indexOf(field)
  const before = object.entries[index - 1]
  const after = object.entries[index + 1]
  if (after === undefined)
    return before === undefined
      ? deletion(object.start + 1, object.end - 1)
      : deletion(before.end, field.end)
  const rest = text.indexOf(',', field.end) + 1
  if (!/[\r\n]/.test(text.slice(rest, after.start))) return deletion(field.start, after.start)
  return deletion(before === undefined ? object.start + 1 : text.indexOf(',', before.end) + 1, rest)
}

/** A field that is added, in objects that are missing around it. */
interface AddedField {
  /** The names from the outside in; the last one is that of the field. */
  readonly names: readonly string[]
  readonly source: string
}

/** Adds a field behind the last one of an object, with blanks as before that or its value. */
function adding(parent: LocatedValue, field: AddedField, text: string, moved?: LocatedField) {
  const others = parent.entries.filter((entry) => entry !== moved)
  const last = others.at(-1)
  const styled = last ?? moved
  const colon = styled?.key === undefined ? ': ' : text.slice(styled.key.end, styled.value.start)
  const [name = '', ...inner] = [...field.names].reverse()
  const innermost = `${JSON.stringify(name)}${colon}${field.source}`
  const written = inner.reduce(
    (value, each) => `${JSON.stringify(each)}${colon}{${value}}`,
    innermost,
  )
  if (last === undefined) return insertion(parent.start + 1, written)
  const before = text.slice(parent.start, last.start)
  const blank = before.slice(before.trimEnd().length)
  const isFirst = others.length === 1 && blank === ''
  return insertion(last.end, `,${isFirst ? colon.trimStart().slice(1) : blank}${written}`)
}

function moving(
  to: Path,
  whole: LocatedField,
  { field, parent }: { readonly field: LocatedField; readonly parent: LocatedField },
  text: string,
): readonly SpanEdit[] {
  const known = to.slice(0, -1).findIndex((_, index) => !hasObject(whole, to.slice(0, index + 1)))
  const depth = known < 0 ? to.length - 1 : known
  const target = fieldsOn(whole, to.slice(0, depth))?.at(-1)
  if (target === undefined || target.isRepeated) return []
  const { start, end } = field.value
  const added = { names: to.slice(depth).map(String), source: text.slice(start, end) }
  return [removing(field, parent, text), adding(target.value, added, text, field)]
}

const hasObject = (whole: LocatedField, path: Path): boolean =>
  fieldAt(whole.value.value, path) !== undefined

/** Returns whether an edited part of a text has an expected value. */
function parsesTo(
  expected: unknown,
  part: Part,
  edits: readonly SpanEdit[],
  text: string,
): boolean {
  if (edits.length === 0) return false
  try {
    return isSame(JSON.parse(editedPart(part, edits, text)), expected)
  } catch {
    return false
  }
}

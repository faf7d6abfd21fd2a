import { changed, fieldAt, type Change } from '../../fixes/change.ts'
import type { Target } from '../edits-of.ts'
import {
  fieldsOn,
  isValid,
  type LocatedDocument,
  type LocatedValue,
  type ParsedText,
  type SpanEdit,
} from '../located.ts'
import { editedPart, type Part } from '../part.ts'
import { isSame, spelled } from '../spell.ts'
import { fieldPart, neighbours } from './parts.ts'
import { readYaml } from './read-yaml.ts'
import { removal } from './removal.ts'

/**
 * Returns the edits of a YAML text for a change; undefined where it has none that are plain: only
 * scalars, keys, and whole fields change. What the edits touch is parsed again in its indentation,
 * and must have the value after the change.
 */
export function yamlEdits(
  change: Change,
  target: Target,
  document: LocatedDocument,
  text: ParsedText,
): readonly SpanEdit[] | undefined {
  const name = target.field.key?.name ?? '0'
  // Without the field, a merged field of the same name would appear.
  if (change.kind !== 'replace' && target.parent.value.inherited.has(name)) return undefined
  const isRemoval = change.kind === 'remove'
  const edits = isRemoval ? removal(target, text) : fieldEdits(change, target, text)
  if (edits.length === 0 || edits.some(document.isShared)) return undefined
  const part = isRemoval ? neighbours(target, edits, text.text) : fieldPart(target, text.text)
  const values = {
    before: valueOf(part, [], document, text.text),
    after: valueOf(part, edits, document, text.text),
  }
  return isRight({ ...change, path: [name] }, values, target) ? edits : undefined
}

/** The value of a part of a text; undefined where it is not one valid document. */
type ValueOfPart = { readonly value: unknown } | undefined

/** Returns whether a part of a text has the value before and after a change. */
function isRight(
  change: Change,
  { before, after }: { readonly before: ValueOfPart; readonly after: ValueOfPart },
  { field }: Target,
): boolean {
  if (before === undefined || after === undefined) return false
  if (!isSame(fieldAt(before.value, change.path), field.value.value)) return false
  const expected = changed(before.value, change)
  // An object without fields would need braces.
  const isEmptied = change.kind === 'remove' && isSame(expected, {})
  return !isEmptied && isSame(after.value, expected)
}

/** Returns the edits of a key and a scalar. */
function fieldEdits(change: Change, { field }: Target, { text }: ParsedText): readonly SpanEdit[] {
  if (change.kind === 'replace') return valueEdits(field.value, change.value, text)
  const { key } = field
  if (change.kind !== 'rename' || key?.canRename !== true) return []
  const insert = keyText(change.name, text.charAt(key.start))
  const renamed = { start: key.start, end: key.end, insert }
  if (change.mended === undefined) return [renamed]
  const inner = fieldsOn(field, change.mended.path)?.at(-1)
  const mended = inner === undefined ? [] : valueEdits(inner.value, change.mended.value, text)
  return mended.length === 0 ? [] : [renamed, ...mended]
}

/** Returns a name in the quotes that the key before it has. */
function keyText(name: string, first: string): string {
  if (first === "'") return `'${name.replaceAll("'", "''")}'`
  return first !== '"' && isWord(name) ? name : JSON.stringify(name)
}

/** Returns the edits that write another scalar, or brackets around it. */
function valueEdits(old: LocatedValue, value: unknown, text: string): readonly SpanEdit[] {
  if (old.form !== 'plain' && old.form !== 'quoted') return []
  const { start, end } = old
  return [{ start, end, insert: scalarText(value, old, text.slice(start, end)) }]
}

function scalarText(value: unknown, old: LocatedValue, source: string): string {
  if (typeof value !== 'string' || typeof old.value !== 'string') return spelled(value, old, source)
  return keyText(value, source.charAt(0))
}

/** Returns whether a text needs no quotes. */
const isWord = (text: string): boolean =>
  /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)

/** Parses a part of a text with edits; undefined if it is not one valid document. */
function valueOf(
  part: Part,
  edits: readonly SpanEdit[],
  document: LocatedDocument,
  text: string,
): ValueOfPart {
  const [read, ...others] = readYaml(editedPart(part, edits, text), document.anchors).documents
  if (read === undefined || others.length > 0 || !isValid(read)) return undefined
  return read.repeated.length === 0 ? { value: read.root.value.value } : undefined
}

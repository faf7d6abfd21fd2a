import type { Path, PatchOperation } from '../index.ts'
import type { Edit } from './edit.ts'

/** A span of a text: its start and its end, as offsets. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A value in a text, with the values inside it. */
export interface LocatedValue extends Span {
  /** The fields of an object, or the items of a list by index; none for a scalar. */
  readonly fields: ReadonlyMap<string, LocatedField>
}

/** A field of an object. An item of a list, and the value of the whole text, have no key. */
export interface LocatedField {
  readonly key: Span | undefined
  readonly value: LocatedValue
  /** Whether the object has the key more than once. */
  readonly isRepeated: boolean
}

export const noFields: ReadonlyMap<string, never> = new Map<string, never>()

/** A key that its object already has. */
export interface RepeatedKey extends Span {
  readonly name: string
  /** The path of the object. */
  readonly within: Path
}

/** The value of a JSON text or of a YAML document, and where its parts are. */
export interface LocatedDocument {
  readonly value: unknown
  readonly root: LocatedField
  /** The repeated keys, in the order of the text. */
  readonly repeated: readonly RepeatedKey[]
  /**
   * Returns the edits of the text for the last operation of a fix, in the order of the text; `undefined` if none are
   * safe. The operations before it add the objects that are missing on `path`.
   *
   * @param within The path of the value that the pointers are about.
   * @param instead The pointers of the fields that a removed unknown field can mean.
   */
  readonly editsOf: (operation: PatchOperation, within: Path, instead: readonly string[]) => readonly Edit[] | undefined
}

/** An error about a whole text or document. */
export interface Fault<Code = string, Params = object> extends Span {
  readonly code: Code
  readonly params: Params
  readonly message: string
}

/** Returns whether reading a text found a fault. An inherited `code` of a polluted prototype does not count. */
export const isFault = <F extends Fault>(read: object | F): read is F => Object.hasOwn(read, 'code')

/** Maximum depth of nested objects and lists. */
export const maxDepth = 200

/**
 * Returns the root and the fields on a path, as far as the text has them; the last of these; and the names that the
 * text does not have.
 */
export function fieldsTo<Field extends { value: { fields: ReadonlyMap<string, Field> } }>(root: Field, path: Path) {
  const chain = [root]
  let last = root
  for (const step of path) {
    const field = last.value.fields.get(String(step))
    if (field === undefined) break
    chain.push(field)
    last = field
  }
  return { chain, last, missing: path.slice(chain.length - 1).map(String) }
}

/** Returns the span of the character at an offset. It is empty at the end of the text. */
export function characterAt(text: string, start: number): Span {
  const [character = ''] = text.slice(start, start + 2)
  return { start, end: start + character.length }
}

/** Returns the span of a fault. A fault after the last visible character of a text is moved to that character. */
export function insideText(text: string, { start, end }: Span): Span {
  const visible = text.trimEnd()
  if (start < visible.length) return { start, end: characterAt(text, Math.min(Math.max(end, 1), text.length) - 1).end }
  const [last = ''] = Array.from(visible.slice(-2)).slice(-1)
  return { start: visible.length - last.length, end: visible.length }
}

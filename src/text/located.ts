import type { IssueParams, Path } from '../index.ts'

/** A part of a text, as offsets. */
export interface Offsets {
  readonly start: number
  readonly end: number
}

/** A value in a text, with the values inside it. `Node` is the type of its node in the tree of the parser. */
export interface LocatedValue<Node = unknown> extends Offsets {
  readonly node: Node
  /** Returns the fields of an object, or the items of a list by index; none for a scalar. */
  readonly fields: () => ReadonlyMap<string, LocatedField<Node>>
}

/** A field of an object, or an item of a list, which has no key. */
export interface LocatedField<Node = unknown> {
  readonly key: LocatedValue<Node> | undefined
  readonly value: LocatedValue<Node>
  /** Whether the object has the key more than once. */
  readonly isRepeated: boolean
}

/** A key that its object already has. */
export interface RepeatedKey extends Offsets {
  readonly name: string
  /** The path of the object. */
  readonly within: Path
}

/** The value of a JSON text or of a YAML document, and where its parts are. */
export interface LocatedDocument<Node = unknown> {
  readonly value: unknown
  readonly root: () => LocatedValue<Node>
  /** Returns at most `max` repeated keys, in the order of the text. */
  readonly repeated: (max: number) => readonly RepeatedKey[]
  /** Returns the edits of the text that make a change, in the order of the text; `undefined` if none are safe. */
  readonly editsOf: (change: Change) => readonly Edit[] | undefined
}

/** The last operation of a fix. The operations before it add the objects that are missing on the way of `path`. */
export type Change =
  | { readonly op: 'add'; readonly path: Path; readonly value: unknown }
  | { readonly op: 'replace'; readonly path: Path; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: Path }
  | { readonly op: 'move'; readonly from: Path; readonly path: Path }

/** An edit of a text, which replaces the part between two offsets. */
export interface Edit extends Offsets {
  readonly insert: string
}

/** The reason why a text or a document has no value. */
export interface TextFault<Code extends FaultCode = FaultCode> extends Offsets {
  readonly code: Code
  readonly params: IssueParams[Code]
  readonly message: string
}

/** Returns whether reading a text found a fault. The property counts if it is own: a prototype may be polluted. */
export const isFault = <Code extends FaultCode>(read: object | TextFault<Code>): read is TextFault<Code> =>
  Object.hasOwn(read, 'code')

type FaultCode = 'json-syntax' | 'yaml-syntax'

/** Maximum depth of nested objects and lists. */
export const maxDepth = 200

/** Returns the field at a path, or the nearest enclosing one that the text has. */
export function fieldAt<Node>(root: LocatedValue<Node>, path: Path): FieldAtPath<Node> {
  let found: LocatedField<Node> = { key: undefined, value: root, isRepeated: false }
  let depth = 0
  let isUnique = true
  for (const step of path) {
    const field = found.value.fields().get(String(step))
    if (field === undefined) break
    found = field
    depth++
    isUnique &&= !field.isRepeated
  }
  return { ...found, depth, exact: depth === path.length, isUnique }
}

interface FieldAtPath<Node> extends LocatedField<Node> {
  /** The number of steps of the path that the text has. */
  readonly depth: number
  readonly exact: boolean
  /** Whether no key on the path is repeated. */
  readonly isUnique: boolean
}

/** Returns the offsets of the character at an offset. They are equal at the end of the text. */
export function characterAt(text: string, start: number): Offsets {
  const [character = ''] = text.slice(start, start + 2)
  return { start, end: start + character.length }
}

/** Returns the offsets of a fault. A fault after the last visible character of a text is moved to that character. */
export function insideText(text: string, { start, end }: Offsets): Offsets {
  if (text.slice(start).trimStart() !== '') return { start, end: Math.min(end, text.length) }
  const visible = text.trimEnd()
  const [last = ''] = Array.from(visible.slice(-2)).slice(-1)
  return { start: visible.length - last.length, end: visible.length }
}

export const insertion = (offset: number, insert: string): Edit => ({ start: offset, end: offset, insert })

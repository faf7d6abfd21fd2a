import type { AnyIssue, Path } from '../lint-result.ts'

/** A part of a text, as offsets; `end` is exclusive. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A change of a text, which replaces a span. */
export interface SpanEdit extends Span {
  readonly insert: string
}

/** A value with its place in the text, and the values inside it. JSON and YAML become this tree. */
export interface LocatedValue extends Span {
  readonly value: unknown
  /**
   * How the value is written. Items of a block have lines of their own; only YAML has blocks. A
   * tagged scalar is neither quoted nor plain: a tag may not fit another value.
   */
  readonly form: 'flow' | 'block' | 'quoted' | 'plain' | 'literal' | 'tagged' | 'alias' | 'empty'
  /** The fields of an object by name, or the items of a list by index; none of a scalar. */
  readonly fields: ReadonlyMap<string, LocatedField>
  /** The fields or items that stand in the text, repeated ones included, in their order. */
  readonly entries: readonly LocatedField[]
  /** The names that merged objects have, whether or not the object has them itself. */
  readonly inherited: ReadonlySet<string>
  /** Whether it is, or has in it, an integer that JavaScript cannot hold exactly. */
  readonly isImprecise: boolean
  /** The number of values in it, itself included; long texts count as several. */
  readonly size: number
  /** The number of nested objects and lists, itself included. */
  readonly depth: number
}

/** A field of an object or an item of a list. */
export interface LocatedField extends Span {
  /** The key; undefined for an item and for the whole document. */
  readonly key: LocatedKey | undefined
  readonly value: LocatedValue
  /** Whether a field before it in the object has the same name. */
  readonly isRepeated: boolean
  /** Whether a merge key adds the field, so that it does not stand in the object. */
  readonly isMerged: boolean
}

/** A key of an object. Only one that stands there as a scalar can be renamed. */
export interface LocatedKey extends Span {
  readonly name: string
  readonly canRename: boolean
}

/** The place of an object or a list in its document, from the inside out. */
export interface Place {
  readonly around: Place | undefined
  readonly step: string | number
}

/** A key that a field before it already has. */
export interface RepeatedKey extends Span {
  readonly name: string
  /** The key before it. */
  readonly earlier: Span
  /** The place of the object; undefined for the whole document. */
  readonly within: Place | undefined
}

/** Something that is wrong with the syntax of a text. */
export interface Fault extends Span {
  readonly severity: AnyIssue['severity']
  readonly reason: string
  readonly message: string
}

/** A document of a text that has a value. */
export interface LocatedDocument {
  /** The index of the document in the text, counting those without content. */
  readonly index: number
  readonly root: LocatedField
  readonly repeated: readonly RepeatedKey[]
  /** Returns whether a part of the text touches a repeated key. */
  readonly hasRepeatedKey: (span: Span) => boolean
  /** What the parser warns about. */
  readonly faults: readonly Fault[]
  /** Returns whether a part of the text touches one that an alias refers to. */
  readonly isShared: (span: Span) => boolean
  /** The value of each anchor. */
  readonly anchors: ReadonlyMap<string, LocatedValue>
}

/** A document that is no valid syntax. */
export interface InvalidDocument {
  readonly index: number
  readonly faults: readonly [Fault, ...Fault[]]
}

/** The documents and comments of a text. */
export interface ParsedText {
  readonly language: 'json' | 'yaml'
  readonly text: string
  readonly documents: readonly (LocatedDocument | InvalidDocument)[]
  readonly comments: readonly Span[]
  /** Returns whether a part of the text touches a comment. */
  readonly hasComment: (span: Span) => boolean
  /** Returns whether the line of a part of the text is directly below a comment of its own line. */
  readonly isBelowComment: (span: Span) => boolean
  /** Whether fixes can be written: not where a document is no valid syntax. */
  readonly canEdit: boolean
}

/** Maximum number of nested objects and lists. */
export const maxDepth = 200

const noFields: ReadonlyMap<string, LocatedField> = new Map()

const noNames: ReadonlySet<string> = new Set()

/** Returns a scalar with its place. A text of each 100 characters counts as one more value. */
export const locatedScalar = (
  value: unknown,
  form: LocatedValue['form'],
  { start, end }: Span,
  source = '',
): LocatedValue => ({
  value,
  form,
  start,
  end,
  fields: noFields,
  entries: [],
  inherited: noNames,
  isImprecise: typeof value === 'number' && isImprecise(source, value),
  size: 1 + hundredsIn(end - start),
  depth: 0,
})

/** Returns an object or a list with its place. */
export function locatedCollection(
  value: unknown,
  written: Pick<LocatedValue, 'form' | 'start' | 'end' | 'fields' | 'entries'>,
  inherited: ReadonlySet<string> = noNames,
): LocatedValue {
  let size = 1
  let depth = 1
  let isImprecise = false
  for (const [name, field] of written.fields) {
    size += field.value.size + hundredsIn(name.length)
    depth = Math.max(depth, field.value.depth + 1)
    isImprecise = isImprecise || field.value.isImprecise
  }
  return { ...written, value, inherited, isImprecise, size, depth }
}

/** Returns how many values a long text counts as. */
export const hundredsIn = (length: number): number => Math.floor(length / 100)

/** Returns the field of a whole document. */
export const rootField = (value: LocatedValue): LocatedField => ({
  key: undefined,
  value,
  start: value.start,
  end: value.end,
  isRepeated: false,
  isMerged: false,
})

/** Returns the fields on a path, from the given one on; undefined where the text lacks one. */
export function fieldsOn(root: LocatedField, path: Path): readonly LocatedField[] | undefined {
  const fields = [root]
  let last = root
  for (const step of path) {
    const next = last.value.fields.get(String(step))
    if (next === undefined) return undefined
    fields.push(next)
    last = next
  }
  return fields
}

export const isValid = (document: LocatedDocument | InvalidDocument): document is LocatedDocument =>
  'root' in document

/** Returns whether a literal is an integer that JavaScript rounds. */
function isImprecise(source: string, value: number): boolean {
  const [, digits] = /^[-+]?(\d+|0[xo][\da-f]+)$/i.exec(source) ?? []
  if (digits === undefined || Number.isSafeInteger(value)) return false
  // Numbers of more than 309 digits are infinite.
  return !Number.isFinite(value) || BigInt(digits) !== BigInt(Math.abs(value))
}

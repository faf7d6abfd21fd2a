import { isSame, isSameInAnyOrder } from '../domain/is-same.ts'
import { redacted, redactValue } from '../domain/redact-value.ts'
import { tryRead } from '../engine/read.ts'
import type { Path } from '../issues/finding.ts'
import { pointerOf } from '../issues/path-text.ts'
import { typesIn, type JsonSchema } from '../schema/json-schema.ts'
import { ownField } from '../schema/own-properties.ts'
import { subschemaOf } from '../schema/positions.ts'
import { isFields, type Fields } from '../schema/read-values.ts'

/**
 * One change of a monitor: of a field, of a described field inside an object, or of a whole list.
 */
export interface PlannedChange {
  readonly path: Path
  /** The same path as a JSON Pointer (RFC 6901). */
  readonly pointer: string
  readonly kind: 'add' | 'replace' | 'remove'
  /**
   * The value before the update, or the default that applied instead, as `redact` returns it.
   * Absent if `kind` is `'add'`.
   */
  readonly from?: unknown
  /**
   * The value after the update, or the default that applies instead, as `redact` returns it. Absent
   * if `kind` is `'remove'`.
   */
  readonly to?: unknown
  /** Whether `'[redacted]'` replaces a part of `from` or `to`. */
  readonly secret: boolean
}

/** A field in two states of its object. A missing value has its default, if any. */
export interface ComparedField {
  readonly path: Path
  /** Undefined for an unknown field. */
  readonly schema: JsonSchema | undefined
  readonly before: unknown
  readonly after: unknown
}

/**
 * Returns the fields that an object has in one of two states: those of the schema in its order,
 * then unknown ones.
 */
export function comparedFields(
  before: Fields,
  after: Fields,
  schema: JsonSchema,
  path: Path = [],
): readonly ComparedField[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const known = Object.keys(schema.properties ?? {}).filter((name) => names.has(name))
  return Array.from(new Set([...known, ...names]), (name) => {
    const field = subschemaOf(schema, name)
    return {
      path: [...path, name],
      schema: field,
      before: valueOrDefault(ownField(before, name), field),
      after: valueOrDefault(ownField(after, name), field),
    }
  })
}

/**
 * Returns a value; for a missing one, its documented default, if any. Null counts as missing,
 * except in a threshold, where it is a value.
 */
function valueOrDefault(value: unknown, schema: JsonSchema = {}): unknown {
  const isThreshold = schema.default !== undefined && typesIn(schema).includes('null')
  if (value === null && isThreshold) return null
  return value ?? schema.default
}

/**
 * Returns the changes of a field: those of the described fields inside it, or that of its value.
 */
export function changesOf(field: ComparedField): readonly PlannedChange[] {
  const { path, schema, before, after } = field
  if (schema?.properties !== undefined && isFields(before) && isFields(after))
    return comparedFields(before, after, schema, path).flatMap(changesOf)
  return isUnchanged(field) ? [] : [changeOf(field)]
}

/**
 * Returns whether a field has the same value in both states. Values that are nested too deeply to
 * compare count as changed.
 */
export const isUnchanged = ({ path, before, after }: ComparedField): boolean => {
  const compare = unorderedLists.includes(path[0]) ? isSameInAnyOrder : isSame
  return tryRead(() => compare(before, after)) === true
}

/** The lists whose items can be in any order. */
const unorderedLists: readonly unknown[] = ['locations', 'tags']

function changeOf(field: ComparedField): PlannedChange {
  const { path, before, after } = field
  const shown = shownValues(field)
  return {
    path,
    pointer: pointerOf(path),
    kind: kindOf(before, after),
    ...(before !== undefined && { from: shown.before }),
    ...(after !== undefined && { to: shown.after }),
    secret: shown.secret,
  }
}

function kindOf(before: unknown, after: unknown): PlannedChange['kind'] {
  if (before === undefined) return 'add'
  return after === undefined ? 'remove' : 'replace'
}

/**
 * Returns both values of a field as `redact` does, and whether a part of them is hidden. A text
 * that is a secret in one of them is hidden in the other, too: a variable can lose its flag.
 */
export function shownValues({ path, schema, before, after }: ComparedField) {
  let secret = false
  const hide = (): string => {
    secret = true
    return redacted
  }
  const described = { schema, path: ['body', ...path].join('.'), hide, secretTexts: new Set() }
  const shown = (value: unknown): unknown =>
    value === undefined ? undefined : redactValue(value, described)
  // The first reading finds the secrets of both values, which the second one hides.
  shown(before)
  shown(after)
  return { before: shown(before), after: shown(after), secret }
}

import type { Change } from '../fixes/change.ts'
import type { Path } from '../lint-result.ts'
import { jsonEdits } from './json/json-edits.ts'
import {
  fieldsOn,
  type LocatedDocument,
  type LocatedField,
  type ParsedText,
  type SpanEdit,
} from './located.ts'
import { yamlEdits } from './yaml/yaml-edits.ts'

/** A field or an item whose text changes. */
export interface Target {
  readonly field: LocatedField
  /** The object or the list that has it. */
  readonly parent: LocatedField
}

/**
 * Returns the edits of a text for a change of the value of a monitor, in the order of the text;
 * undefined where they cannot be written plainly. The edited part is parsed again: it must have
 * the value after the change.
 *
 * @param at The path of the monitor in its document.
 */
export function editsOf(
  change: Change,
  at: Path,
  document: LocatedDocument,
  text: ParsedText,
): readonly SpanEdit[] | undefined {
  if (!text.canEdit) return undefined
  const path = [...at, ...change.path]
  const isAdded = change.kind === 'add'
  const fields = fieldsOn(document.root, isAdded ? path.slice(0, -1) : path)
  if (fields === undefined || fields.some(isFixed)) return undefined
  const changedField = isAdded ? undefined : fields.at(-1)
  if (changedField !== undefined && document.hasRepeatedKey(changedField)) return undefined
  if (text.language === 'json') return jsonEdits(change, fields, at.length, text.text)
  const field = fields.at(-1)
  const parent = fields.at(-2)
  if (field === undefined || parent === undefined || isAdded) return undefined
  return yamlEdits(change, { field, parent }, document, text)
}

/** Returns whether nothing may change in a field: a repeated one, or one from elsewhere. */
const isFixed = ({ isRepeated, isMerged }: LocatedField): boolean => isRepeated || isMerged

import { fixesFor, type Issue, type Path } from '../index.ts'
import { toPointer } from '../issues/path-text.ts'
import { ownRelated } from '../issues/prefix-issues.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { ownFieldAt, ownProperties } from '../schema/own-properties.ts'
import { subschemaOf } from '../schema/positions.ts'
import {
  characterAt,
  fieldsTo,
  type Fault,
  type LocatedDocument,
  type LocatedField,
  type RepeatedKey,
} from './located.ts'
import type { TextScope } from './text-scope.ts'
import type { TextFix, TextIssue, TextRange } from './text-result.ts'

/** A value that the option `at` selects, with its path in the document and where it is in the text. */
export interface Selection {
  readonly path: Path
  readonly pointer: string
  readonly field: LocatedField
}

/** Returns an issue about a selected value, with its range and its fixes. */
export function textIssue(issue: Issue, selection: Selection, document: LocatedDocument, scope: TextScope) {
  const rangeAt = (path: Path, isKey = false): TextRange => {
    const { last, missing } = fieldsTo(selection.field, path)
    const { key, value } = last
    if (missing.length > 0) return scope.rangeOf(characterAt(scope.text, value.start))
    return scope.rangeOf((isKey ? key : undefined) ?? value)
  }
  const selected = ownFieldAt(document.value, selection.path)
  const fixes = fixesFor(issue, selected).flatMap(({ title, applicability, patch }): TextFix[] => {
    const [last] = patch.slice(-1)
    const edits = last && document.editsOf(last, selection.path, suggested(issue))
    const inText = edits?.map((edit) => ({ range: scope.rangeOf(edit), insert: edit.insert }))
    return inText === undefined ? [] : [{ title, applicability, edits: inText }]
  })
  const found = withRange(issue, rangeAt(issue.path, issue.code === 'unknown-field'), fixes)
  const related = ownRelated(issue)?.map((field) => ({ ...field, range: rangeAt(field.path) }))
  return related === undefined ? found : { ...found, related }
}

/** Returns the error about a key that its object already has. `label` does not name fields that no schema describes. */
export function duplicateKey(key: RepeatedKey, isSelected: boolean, { internals, options, steps, rangeOf }: TextScope) {
  const path = [...key.within, key.name].slice(isSelected ? steps.length : 0)
  const isDescribed = isSelected && path.reduce<JsonSchema | undefined>(subschemaOf, internals.schema()) !== undefined
  const content = { code: 'duplicate-key', params: {}, message: 'is a duplicate key.' }
  const issue = internals.createError(path, content, isDescribed ? options : { ...options, label: undefined })
  return withRange(issue, rangeOf(key))
}

/** Returns the error about a whole text or document. */
export function faultIssue({ code, params, message, ...span }: Fault, { internals, options, rangeOf }: TextScope) {
  return withRange(internals.createError([], { code, params, message: () => message }, options), rangeOf(span))
}

function withRange({ related: _, ...issue }: Issue, range: TextRange, fixes: readonly TextFix[] = []): TextIssue {
  return { ...issue, range, fixes }
}

/** Returns the pointers that the suggestion for an unknown field can mean: in the same object, and from the top. */
function suggested(issue: Issue): readonly string[] {
  if (issue.code !== 'unknown-field') return []
  const { suggestion = '' } = ownProperties(issue.params)
  return [[...issue.path.slice(0, -1), suggestion], suggestion.split('.')].map(toPointer)
}

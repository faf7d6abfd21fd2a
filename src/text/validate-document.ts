import { fixesFor, type Fix, type Issue, type Path } from '../index.ts'
import type { ContractInternals } from '../engine/contract-internals.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { partOf } from '../schema/positions.ts'
import { toPointer } from '../issues/path-text.ts'
import { ownRelated } from '../issues/prefix-issues.ts'
import { ownOptions } from '../values/own-options.ts'
import {
  characterAt,
  fieldAt,
  isFault,
  type Change,
  type LocatedDocument,
  type LocatedValue,
  type Offsets,
  type RepeatedKey,
  type TextFault,
} from './located.ts'
import { placesIn, placeSteps, type Place } from './places.ts'
import { stepsOf } from './pointer.ts'
import { rangesIn } from './ranges-in.ts'
import type { TextFix, TextIssue, TextResult } from './text-result.ts'

/** A result, with its place if the option `at` is given. */
type AnyResult = TextResult<unknown> & { readonly at?: string }

export interface DocumentValidator {
  /** Whether the option `at` is given, so that a document has a list of results. */
  readonly isList: boolean
  /** Validates a document of the text. `undefined` stands for a text without content. */
  readonly validate: (document: LocatedDocument | TextFault | undefined) => readonly AnyResult[]
}

/**
 * Returns the validation of the documents of a text.
 *
 * @throws TypeError if an option is wrong
 */
export function documentValidator(
  internals: ContractInternals,
  text: string,
  options: unknown = {},
): DocumentValidator {
  const { at, ...others } = ownOptions(options, [...internals.optionNames, 'at'])
  const steps = placeSteps(at)
  const resolved = internals.resolve(others)
  const { maxIssues } = resolved
  const unlabelled = { ...resolved, label: undefined }
  const rangeOf = rangesIn(text)

  const withRange = ({ related: _, ...issue }: Issue, { start, end }: Offsets): TextIssue => ({
    ...issue,
    range: rangeOf(start, end),
    fixes: [],
  })

  function fixesIn(document: LocatedDocument, issue: Issue, value: unknown, within: Path): TextFix[] {
    return fixesFor(issue, value).flatMap(({ title, applicability, patch }) => {
      const change = changeOf(patch, within)
      const edits = change && document.editsOf(change)
      if (edits === undefined) return []
      return {
        title,
        applicability,
        edits: edits.map(({ start, end, insert }) => ({ range: rangeOf(start, end), insert })),
      }
    })
  }

  function located(issue: Issue, root: LocatedValue): TextIssue {
    const offsetsAt = (path: Path, isKey = false): Offsets => {
      const { key, value, exact } = fieldAt(root, path)
      return exact ? ((isKey ? key : undefined) ?? value) : characterAt(text, value.start)
    }
    const found = withRange(issue, offsetsAt(issue.path, issue.code === 'unknown-field'))
    const related = ownRelated(issue)?.map((field) => {
      const { start, end } = offsetsAt(field.path)
      return { ...field, range: rangeOf(start, end) }
    })
    return related === undefined ? found : { ...found, related }
  }

  const isDescribed = (path: Path) => path.reduce<JsonSchema | undefined>(partOf, internals.schema()) !== undefined

  const duplicate = (key: RepeatedKey, path: Path, isInside: boolean): TextIssue =>
    withRange(internals.createError(path, duplicateKey, isInside && isDescribed(path) ? resolved : unlabelled), key)

  const error = (code: string, params: object, message: string, offsets: Offsets): TextIssue =>
    withRange(internals.createError([], { code, params, message: () => message }, resolved), offsets)

  function resultWith(place: string, value: unknown, found: readonly TextIssue[], warnings: readonly TextIssue[]) {
    const errors = [...found].sort(byPosition).slice(0, maxIssues)
    const truncated = Math.max(errors.length, warnings.length) >= maxIssues
    const result: TextResult<unknown> = isFilled(errors)
      ? { valid: false, errors, warnings: [...warnings].sort(byPosition), truncated }
      : { valid: true, value, errors: [], warnings: [...warnings].sort(byPosition), truncated }
    return at === undefined ? result : { ...result, at: place }
  }

  function resultAt(
    document: LocatedDocument,
    { path, value, located: root }: Place,
    repeated: readonly RepeatedKey[],
  ): AnyResult {
    const described = withoutSchema(value)
    const textIssue = (issue: Issue): TextIssue => ({
      ...located(issue, root()),
      fixes: fixesIn(document, issue, described, path),
    })
    const result = internals.validate(described, resolved)
    const duplicates = repeated.slice(0, maxIssues).map((key) => duplicate(key, pathOf(key).slice(path.length), true))
    return resultWith(
      toPointer(path),
      result.valid && result.value !== described ? result.value : value,
      [...duplicates, ...result.errors.map(textIssue)],
      result.warnings.map(textIssue),
    )
  }

  const validate: DocumentValidator['validate'] = (document) => {
    if (document === undefined) {
      const { errors } = internals.validate(null, resolved)
      const start = characterAt(text, 0)
      return [
        resultWith(
          '',
          undefined,
          errors.map(({ code, params }) => error(code, params, emptyDocument, start)),
          [],
        ),
      ]
    }
    if (isFault(document)) {
      const { code, params, message } = document
      return [resultWith('', undefined, [error(code, params, message, document)], [])]
    }
    const places = placesIn(document, steps)
    const repeated = groupBy(document.repeated(at === undefined ? maxIssues : Infinity), ({ within }) =>
      toPointer(within.slice(0, steps.length)),
    )
    const results = places.map((place) => {
      const pointer = toPointer(place.path)
      const inside = repeated.get(pointer) ?? []
      repeated.delete(pointer)
      return resultAt(document, place, inside)
    })
    const outside = [...repeated.values()]
      .flat()
      .sort((a, b) => a.start - b.start)
      .slice(0, maxIssues)
      .map((key) => duplicate(key, pathOf(key), false))
    if (places.length === 0)
      outside.push(
        error('required', { missing: at }, `Nothing is at ${String(at)}.`, characterAt(text, document.root().start)),
      )
    return outside.length === 0 ? results : [resultWith('', undefined, outside, []), ...results]
  }
  return { isList: at !== undefined, validate }
}

/** Returns the last operation of a patch with paths of the document, in which the value is at the path `within`. */
function changeOf(patch: Fix['patch'], within: Path): Change | undefined {
  const last = patch.at(-1)
  if (last === undefined) return undefined
  const pathOf = (pointer: string): Path => [...within, ...(stepsOf(pointer) ?? [])]
  const path = pathOf(last.path)
  return last.op === 'move' ? { ...last, path, from: pathOf(last.from) } : { ...last, path }
}

const emptyDocument = 'The document is empty.'

const duplicateKey = { code: 'duplicate-key', params: {}, message: 'is a duplicate key.' }

const pathOf = ({ within, name }: RepeatedKey): Path => [...within, name]

const byPosition = (a: TextIssue, b: TextIssue): number => a.range.start.offset - b.range.start.offset

const isFilled = <T>(list: readonly T[]): list is readonly [T, ...T[]] => list.length > 0

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group === undefined) groups.set(keyOf(item), [item])
    else group.push(item)
  }
  return groups
}

/** Returns a value without a string `$schema` at the top level, which tells editors which schema applies. */
function withoutSchema(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, '$schema')) return value
  const { $schema, ...rest } = value as { readonly $schema?: unknown }
  return typeof $schema === 'string' ? rest : value
}

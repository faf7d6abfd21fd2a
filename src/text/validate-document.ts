import { labelOf, toPointer } from '../issues/path-text.ts'
import { ownFieldAt } from '../schema/own-properties.ts'
import { characterAt, fieldsTo, isFault, type Fault, type LocatedDocument, type RepeatedKey } from './located.ts'
import { duplicateKey, faultIssue, textIssue, type Selection } from './text-issue.ts'
import type { TextScope } from './text-scope.ts'
import type { TextIssue, TextResult } from './text-result.ts'

/** Returns the options of the next result. After too many issues, it has at most one error and one warning. */
const optionsIn = ({ options, left }: TextScope) => (left.issues > 0 ? options : { ...options, maxIssues: 1 })

/** A result, with its place if the option `at` is given. */
type AnyResult = TextResult<unknown> & { readonly at?: string }

/** Validates a document of a text. Returns one result; with the option `at`, one for each place. */
export function validateDocument(document: LocatedDocument | Fault, scope: TextScope): readonly AnyResult[] {
  if (isFault(document)) return [resultAt('', resultOf(undefined, [faultIssue(document, scope)], scope), scope)]
  const { steps, text, left } = scope
  const found = selectionsIn(document, steps)
  // Aliases, or one long name above many places, could make the list hundreds of times as long as its text.
  left.places -= found.reduce((sum, { pointer }) => sum + Math.max(pointer.length - 200, 1), 0)
  const selections = left.places < 0 ? [] : found
  // Not by pointer: JavaScript engines store texts of more than 16,383 characters by their length alone.
  const repeated = new Map<object, RepeatedKey[]>(selections.map(({ field }) => [field, []]))
  const outside: RepeatedKey[] = []
  for (const key of document.repeated) {
    const around = fieldsTo(document.root, key.within.slice(0, steps.length)).chain.at(steps.length)
    const isInside = around && around.value.start <= key.start && key.end <= around.value.end
    const keys = (isInside && repeated.get(around)) || outside
    if (keys.length >= optionsIn(scope).maxIssues) continue
    keys.push(key)
    // One long path in each of many issues could make a result hundreds of times as long as its text.
    left.issues -= [...key.within.slice(steps.length), key.name].join().length
  }
  // Aliases can put one value in many places.
  const known = new Map<object, TextResult<unknown>>()
  const results = selections.map((selection) => {
    const { pointer, field } = selection
    if (left.issues <= 0) known.clear()
    const result = known.get(field.value) ?? selectionResult(selection, document, scope, repeated.get(field))
    known.set(field.value, result)
    left.issues -= result.errors.length + result.warnings.length
    return resultAt(pointer, result, scope)
  })
  const errors = outside.map((key) => duplicateKey(key, false, scope))
  if (selections.length === 0) {
    const missing = toPointer(steps)
    const shown = `/${labelOf([missing.slice(1)])}`
    const start = characterAt(text, document.root.value.start)
    const message =
      found.length > 0 ? `The values at ${shown} are too many, or their names too long.` : `Nothing is at ${shown}.`
    errors.push(faultIssue({ code: 'required', params: { missing }, message, ...start }, scope))
  }
  return errors.length === 0 ? results : [resultAt('', resultOf(undefined, errors, scope), scope), ...results]
}

/** Returns the fields at the steps of a pointer, in the order of the text. `*` stands for every field and item. */
function selectionsIn({ root }: LocatedDocument, steps: readonly string[]): readonly Selection[] {
  let found: Selection[] = [{ path: [], pointer: '', field: root }]
  for (const step of steps) {
    found = found.flatMap(({ path, pointer, field }) =>
      [...field.value.fields]
        .filter(([name]) => step === '*' || step === name)
        .map(([name, field]) => ({ path: [...path, name], pointer: pointer + toPointer([name]), field })),
    )
  }
  return found.sort((a, b) => a.field.value.start - b.field.value.start)
}

function selectionResult(
  selection: Selection,
  document: LocatedDocument,
  scope: TextScope,
  keys: readonly RepeatedKey[] = [],
) {
  const value = ownFieldAt(document.value, selection.path)
  const body = withoutSchema(value)
  const result = scope.internals.validate(body, optionsIn(scope))
  const duplicates = keys.map((key) => duplicateKey(key, true, scope))
  const issues = [...result.errors, ...result.warnings].map((issue) => textIssue(issue, selection, document, scope))
  const returned = result.valid && result.value !== body ? result.value : value
  return resultOf(returned, [...duplicates, ...issues], scope)
}

function resultOf(value: unknown, issues: readonly TextIssue[], scope: TextScope): TextResult<unknown> {
  const { maxIssues } = optionsIn(scope)
  const ordered = [...issues].sort((a, b) => a.range.start.offset - b.range.start.offset)
  const errors = ordered.filter(({ severity }) => severity === 'error').slice(0, maxIssues)
  const warnings = ordered.filter(({ severity }) => severity === 'warning')
  const truncated = Math.max(errors.length, warnings.length) >= maxIssues
  const [first, ...others] = errors
  return first === undefined
    ? { valid: true, value, errors: [], warnings, truncated }
    : { valid: false, errors: [first, ...others], warnings, truncated }
}

const resultAt = (at: string, result: TextResult<unknown>, { isList }: TextScope): AnyResult =>
  isList ? { ...result, at } : result

/** Returns a value without a string `$schema` at the top level, which tells editors which schema applies. */
function withoutSchema(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, '$schema')) return value
  const { $schema, ...rest } = value as { readonly $schema?: unknown }
  return typeof $schema === 'string' ? rest : value
}

import { createIssue } from '../issues/create-issue.ts'
import type { Issue, Path, Severity } from '../issues/issue.ts'
import { keywordContent, type KeywordContent } from '../issues/keyword-content.ts'
import { placeOf, type Place } from '../issues/path-text.ts'
import { schemaAt } from '../schema/positions.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import type { CheckError, CheckLimit } from '../schema/check.ts'
import { memoize } from '../schema/memoize.ts'
import { valueAt } from './read.ts'
import { firstInOrder } from './result.ts'
import type { Scope } from './body.ts'

/** Returns issues about Ajv's errors: of each severity, the first `maxIssues` in the order of the schema. */
export function issuesFrom(causes: readonly Cause[], record: unknown, scope: Scope): readonly Issue[] {
  const { schema, options, within, contentOf } = scope
  const { maxIssues } = options
  const kept = causes.length > maxIssues ? firstInOrder(causes, schema, maxIssues) : causes
  return kept.map(({ severity, path, location, error }) => {
    const { schema: subschema, place = placeOf(path), content: known } = location
    const isWhole = path.length === 0 && typeof within.at(-1) !== 'number'
    const content =
      contentOf?.(error.keyword, subschema, valueAt(record, path)) ??
      (typeof known === 'function' ? known(valueAt(record, path), severity, isWhole, error.params) : known)
    return createIssue({ severity, place, content, related: undefined }, scope)
  })
}

/** An error of Ajv that becomes an issue. */
export interface Cause {
  readonly severity: Severity
  readonly path: Path
  readonly location: KeywordLocation
  readonly error: CheckError
}

/**
 * Returns the causes of Ajv's errors, without the other errors about a value of a wrong type. Ajv lists them directly
 * after the error about the type.
 */
export function causesOf(errors: readonly CheckError[], record: unknown, scope: Scope): readonly Cause[] {
  const { schema, severityOf, options } = scope
  const causes: Cause[] = []
  // Of a million items that a tolerant reader accepts, only the first ones at each location can be in a result.
  const countsAt =
    errors.length > options.maxIssues ? memoize((_location: KeywordLocation) => ({ error: 0, warning: 0 })) : undefined
  let wrongType: string | undefined
  for (const error of errors) {
    const { instancePath, keyword } = error
    if (instancePath === wrongType) continue
    if (keyword === 'type') wrongType = instancePath
    const location = keywordLocationOf(schema, error)
    const severity = severityOf === undefined ? 'error' : severityOf(error, location, record)
    if (severity === undefined || (countsAt && countsAt(location)[severity]++ >= options.maxIssues)) continue
    causes.push({ severity, path: pathOf(location, instancePath), location, error })
  }
  return causes
}

/** Returns the function `hasError` of a check; undefined if no error of Ajv becomes a warning. */
export const hasErrorIn = (record: unknown, { schema, severityOf }: Scope): CheckLimit['hasError'] | undefined =>
  severityOf &&
  ((errors, from) =>
    errors.slice(from).some((error) => severityOf(error, keywordLocationOf(schema, error), record) === 'error'))

/** The location of a keyword in the schema, with what issues about it have in common, made once. */
export interface KeywordLocation {
  readonly schema: JsonSchema
  /** The path in the schema; 0 means any item. */
  readonly steps: Path
  /** The place of the value; undefined if its path contains an index, which differs for each item. */
  readonly place: Place | undefined
  readonly content: KeywordContent
}

const keywordLocationsIn = /* @__PURE__ */ memoize((_schema: JsonSchema) => new Map<string, KeywordLocation>())

/** Returns the location of an error. An error about a missing field is at this field. */
function keywordLocationOf(schema: JsonSchema, { keyword, schemaPath, params }: CheckError): KeywordLocation {
  const locations = keywordLocationsIn(schema)
  const missing = missingKeywords.has(keyword) ? String(params['missingProperty']) : undefined
  const key = missing === undefined ? schemaPath : `${schemaPath}/${missing}`
  const known = locations.get(key)
  if (known !== undefined) return known
  const parents = Array.from(
    schemaPath.slice(1).matchAll(/\/(?:properties\/([^/]+)|items)(?=\/)/gy),
    ([, name]) => name ?? 0,
  )
  const target = schemaAt(schema, parents)
  const steps = missing === undefined ? parents : [...parents, missing]
  const place = steps.includes(0) ? undefined : placeOf(Object.freeze(steps))
  const location = { schema: target, steps, place, content: keywordContent(keyword, target, params) }
  locations.set(key, location)
  return location
}

/** The keywords whose errors are at the object that lacks a field. */
const missingKeywords: ReadonlySet<string> = /* @__PURE__ */ new Set(['required', 'dependentRequired'])

/** Returns the path of the value that an error is about. */
export function pathOf({ steps, place }: KeywordLocation, instancePath: string): Path {
  if (place !== undefined) return place.path
  const tokens = instancePath.split('/')
  return steps.map((step, index) => (typeof step === 'string' ? step : Number(tokens[index + 1])))
}

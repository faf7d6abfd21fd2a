import { createIssue, isPlain, issueAt } from '../issues/create-issue.ts'
import type { AnyIssueContent } from '../issues/draft.ts'
import type { Issue, Path, Severity } from '../issues/issue.ts'
import { hasWords, isJsonText, jsonText, keywordContent, variantsOf } from '../issues/keyword-content.ts'
import { textsOf } from '../issues/path-text.ts'
import { deepFrozen } from '../values/deep-frozen.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { partOf } from '../schema/positions.ts'
import type { CheckError } from '../values/check.ts'
import { memoize } from '../values/once.ts'
import { firstInOrder } from './in-order.ts'
import type { Scope } from './scope.ts'

/** Returns the issues of Ajv's errors in our words. Of many, only those that can be in a result. */
export function issuesFrom(causes: readonly Cause[], record: unknown, scope: Scope): readonly Issue[] {
  if (causes.length === 0) return noIssues
  const { schema, options, within } = scope
  const { maxIssues } = options
  const isShort = within.length === 0 && isPlain(options)
  const issues: Issue[] = []
  for (const cause of causes.length > maxIssues ? firstInOrder(causes, schema, maxIssues) : causes) {
    const { severity, path, place, error } = cause
    const value = place.variantOf === undefined ? undefined : valueAt(record, path)
    const isText = path.length === 0 && typeof within.at(-1) !== 'number' && isJsonText(value)
    const content = contentOf(place, error, isText ? jsonText : (place.variantOf?.(value) ?? ''), severity)
    issues.push(
      isShort && place.path !== undefined
        ? issueAt({ path, pointer: place.pointer, label: place.label }, severity, content)
        : createIssue({ severity, path, content, related: undefined }, options, within),
    )
  }
  return issues
}

const noIssues: readonly Issue[] = []
const noCauses: readonly Cause[] = []

/** An error of Ajv that becomes an issue. */
export interface Cause {
  readonly severity: Severity
  readonly path: Path
  readonly place: Place
  readonly error: CheckError
}

/**
 * Returns the causes of Ajv's errors, without the errors that follow from a wrong type: Ajv lists `type` before its other
 * errors about a value.
 */
export function causesOf(errors: readonly CheckError[], record: unknown, scope: Scope): readonly Cause[] {
  if (errors.length === 0) return noCauses
  const { schema, severityOf } = scope
  const causes: Cause[] = []
  let wrongType: string | undefined
  for (const error of errors) {
    const { instancePath, keyword } = error
    if (instancePath === wrongType) continue
    if (keyword === 'type') wrongType = instancePath
    const place = placeOf(schema, error)
    const path = pathOf(place, instancePath)
    const severity = severityOf === undefined ? 'error' : severityOf(keyword, place.schema, path, record)
    if (severity !== undefined) causes.push({ severity, path, place, error })
  }
  return causes
}

/** A location in the schema with a keyword, and its texts, made once. */
export interface Place {
  readonly schema: JsonSchema
  /** The names on the way from the whole value; undefined stands for the index of an item. */
  readonly steps: readonly (string | undefined)[]
  /** The path; undefined if it contains an index, which differs for each item. */
  readonly path: Path | undefined
  readonly pointer: string
  readonly label: string
  /** Returns the part of the value on which the content of an issue depends. */
  readonly variantOf: ((value: unknown) => string) | undefined
  /** The contents of issues by their severity and the part of the value on which they depend. */
  readonly contents: Map<string, AnyIssueContent>
}

const placesIn = /* @__PURE__ */ memoize((_schema: JsonSchema) => new Map<string, Place>())

/** Returns the place of an error. An error about a missing field is at this field. */
function placeOf(schema: JsonSchema, { keyword, schemaPath, params }: CheckError): Place {
  const missing = missingKeywords.has(keyword) ? `/${String(params['missingProperty'])}` : ''
  const places = placesIn(schema)
  const key = schemaPath + missing
  let place = places.get(key)
  if (place === undefined) {
    place = newPlace(schema, keyword, schemaPath, missing)
    places.set(key, place)
  }
  return place
}

const missingKeywords: ReadonlySet<string> = /* @__PURE__ */ new Set(['required', 'dependentRequired'])

function newPlace(schema: JsonSchema, keyword: string, schemaPath: string, missing: string): Place {
  const tokens = schemaPath.split('/').slice(1)
  const steps: (string | undefined)[] = []
  let part: JsonSchema | undefined = schema
  for (let at = 0; at < tokens.length && part !== undefined; at++) {
    const isField = tokens[at] === 'properties'
    if (!isField && tokens[at] !== 'items') break
    const step = isField ? String(tokens[++at]) : undefined
    steps.push(step)
    part = partOf(part, step ?? 0)
  }
  if (missing !== '') steps.push(missing.slice(1))
  const names = steps.filter((step) => step !== undefined)
  const path = names.length === steps.length ? Object.freeze(names) : undefined
  const { pointer, label } = textsOf(path ?? [])
  const target = part ?? schema
  return { schema: target, variantOf: variantsOf(keyword, target), steps, path, pointer, label, contents: new Map() }
}

const pathOf = ({ path, steps }: Place, instancePath: string): Path => {
  if (path !== undefined) return path
  const tokens = instancePath.split('/')
  return steps.map((step, index) => step ?? Number(tokens[index + 1]))
}

/** Returns the content of an issue. Only keywords without words of their own have params that differ each time. */
function contentOf(
  { schema, contents }: Place,
  { keyword, params }: CheckError,
  variant: string,
  severity: Severity,
): AnyIssueContent {
  const isAccepted = severity === 'warning'
  if (!hasWords(keyword)) return keywordContent(keyword, schema, params, variant, isAccepted)
  const key = isAccepted ? `accepted ${variant}` : variant
  let content = contents.get(key)
  if (content === undefined) {
    content = deepFrozen(keywordContent(keyword, schema, params, variant, isAccepted))
    contents.set(key, content)
  }
  return content
}

/** Returns the value at a path of a record. */
export function valueAt(record: unknown, path: Path): unknown {
  let value = record
  for (const step of path) value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined
  return value
}

/** Returns whether an issue is about the structure of a value, so that it is an error for every reader. */
export const isStructural = (keyword: string, { enum: allowed = [] }: JsonSchema): boolean =>
  structural.has(keyword) || (keyword === 'enum' && allowed.length === 1)

const structural: ReadonlySet<string> = /* @__PURE__ */ new Set(['type', 'required', 'dependentRequired', 'const'])

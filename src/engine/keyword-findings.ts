import { noFindings, type Finding, type Path, type Severity } from '../issues/finding.ts'
import { paramsOfKeyword, type ParamsOf } from '../issues/keyword-params.ts'
import { constantPath } from '../issues/path-text.ts'
import type { CheckError } from '../schema/check.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { jsonTypeOf } from '../schema/json-type.ts'
import { memoize } from '../schema/memoize.ts'
import { schemaAt } from '../schema/positions.ts'
import { tryRead, unreadable, valueAt } from './read.ts'

/** The findings about keywords, and the fields that rules cannot use. */
export interface KeywordFindings {
  readonly findings: readonly Finding[]
  readonly invalid: InvalidFields
}

/**
 * The paths of the fields that are invalid, or null without an issue, by their top-level field. Of
 * an invalid item, the field is its list.
 */
export type InvalidFields = ReadonlyMap<string, readonly Path[]>

/** The findings about a valid record. */
export const noKeywordFindings: KeywordFindings = {
  findings: noFindings,
  invalid: /* @__PURE__ */ new Map<string, never>(),
}

/** How an option treats an error of Ajv. `'accepted'` means that there is no issue. */
export type SeverityOf = (
  keyword: string,
  place: KeywordPlace,
  value: unknown,
) => Severity | 'accepted'

/**
 * Turns Ajv's errors into findings: a wrong type hides the other errors of its value, which Ajv
 * lists directly after it. Returns `unreadable` if the type of a value cannot be read.
 *
 * @param severityOf If undefined, each is an error.
 */
export function keywordFindings(
  schema: () => JsonSchema,
  { errors, record }: { readonly errors: readonly CheckError[]; readonly record: unknown },
  severityOf: SeverityOf | undefined,
  maxIssues: number,
): KeywordFindings | typeof unreadable {
  const findings: Finding[] = []
  const invalid = new Map<string, Path[]>()
  const places = placesIn(schema)
  const isFull = errors.length > maxIssues ? limitPerPlace(maxIssues) : undefined
  for (const error of withoutHidden(errors)) {
    const { instancePath, keyword } = error
    const place = placeOfKeyword(places, schema, error)
    const path = pathOf(place, instancePath)
    const value = valueAt(record, path)
    const severity = severityOf === undefined ? 'error' : severityOf(keyword, place, value)
    if (severity !== 'accepted' || value === null) addField(invalid, place.field)
    if (severity === 'accepted' || isFull?.(place, severity) === true) continue
    if (keyword === 'type' && !hasReadableType(value)) return unreadable
    const params = place.paramsOf(value, error.params)
    findings.push({ severity, code: keyword, path, params })
  }
  return { findings, invalid }
}

/** Returns the errors without others about a value of a wrong type, which directly follow. */
function withoutHidden(errors: readonly CheckError[]): readonly CheckError[] {
  let wrongType: string | undefined
  return errors.filter(({ instancePath, keyword }) => {
    if (instancePath === wrongType) return false
    if (keyword === 'type') wrongType = instancePath
    return true
  })
}

function addField(fields: Map<string, Path[]>, field: Path): void {
  const topName = String(field[0])
  const known = fields.get(topName)
  if (known === undefined) fields.set(topName, [field])
  else if (!known.includes(field)) known.push(field)
}

/**
 * Returns a function that counts findings, and returns whether a place has enough of a severity.
 * There can be millions, but only the first ones at each place can be in a result.
 */
function limitPerPlace(maxIssues: number): (place: KeywordPlace, severity: Severity) => boolean {
  const counts = memoize((_place: KeywordPlace) => ({ error: 0, warning: 0 }))
  return (place, severity) => {
    const count = counts(place)
    count[severity] += 1
    return count[severity] > maxIssues
  }
}

/** Returns whether the type of a value can be read, in contrast to that of a revoked proxy. */
const hasReadableType = (value: unknown): boolean => tryRead(() => jsonTypeOf(value)) !== unreadable

/** The place of a keyword in a schema, with what all findings there have in common. */
export interface KeywordPlace {
  readonly schema: JsonSchema
  /** The steps to the value. 0 means any item of a list. */
  readonly steps: Path
  /** The path of the value, or of the first list around it. */
  readonly field: Path
  /** Whether the value is in a list, so that each item has another path. */
  readonly isInList: boolean
  /** Whether the value is a field that its object need not have. */
  readonly isOptional: boolean
  readonly paramsOf: ParamsOf
}

/** The places of each contract, by the path of their keyword in the schema. */
const placesIn = /* @__PURE__ */ memoize(
  (_schema: () => JsonSchema) => new Map<string, KeywordPlace>(),
)

/** Returns the place of a keyword, which is made once. */
function placeOfKeyword(
  places: Map<string, KeywordPlace>,
  schema: () => JsonSchema,
  { keyword, schemaPath, params }: Pick<CheckError, 'keyword' | 'schemaPath' | 'params'>,
): KeywordPlace {
  // The error is at the object that lacks a field, the finding at the field.
  const missing = keyword === 'required' ? String(params['missingProperty']) : undefined
  const key = missing === undefined ? schemaPath : `${schemaPath}/${missing}`
  const known = places.get(key)
  if (known !== undefined) return known
  const parents = stepsOf(schemaPath)
  const subschema = schemaAt(schema(), parents)
  const steps = missing === undefined ? parents : [...parents, missing]
  const { required = [] } = schemaAt(schema(), steps.slice(0, -1))
  const name = steps.at(-1)
  const firstIndex = steps.indexOf(0)
  const place: KeywordPlace = {
    schema: subschema,
    steps,
    field: constantPath(firstIndex === -1 ? steps : steps.slice(0, firstIndex)),
    isInList: firstIndex !== -1,
    isOptional: typeof name === 'string' && !required.includes(name),
    paramsOf: paramsOfKeyword(keyword, subschema, steps.length === 0),
  }
  places.set(key, place)
  return place
}

/** Returns the steps to a value, from the path of a keyword in its schema. */
const stepsOf = (schemaPath: string): Path =>
  Array.from(
    schemaPath.slice(1).matchAll(/\/(?:properties\/([^/]+)|items)(?=\/)/gy),
    ([, name]) => name ?? 0,
  )

/** Returns the path of the value that an error is about. */
function pathOf({ steps, field, isInList }: KeywordPlace, instancePath: string): Path {
  if (!isInList) return field
  const tokens = instancePath.split('/')
  return steps.map((step, index) => (typeof step === 'string' ? step : Number(tokens[index + 1])))
}

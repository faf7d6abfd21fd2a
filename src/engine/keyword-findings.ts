import type { Finding, Path, Severity } from '../issues/finding.ts'
import { paramsOfKeyword, type ParamsOf } from '../issues/keyword-params.ts'
import { constantPath } from '../issues/path-text.ts'
import type { CheckError } from '../schema/check.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { memoize } from '../schema/memoize.ts'
import { schemaAt } from '../schema/positions.ts'
import { tryRead, unreadable, valueAt } from './read.ts'

/** The findings about keywords, and the fields that rules cannot use. */
export interface KeywordFindings {
  readonly findings: readonly Finding[]
  /** The paths of fields that are invalid, or null without an issue; of an item, that of its list. */
  readonly invalid: readonly Path[]
}

/** How an option treats an error of Ajv. `'accepted'` means that there is no issue. */
export type SeverityOf = (
  keyword: string,
  place: KeywordPlace,
  value: () => unknown,
) => Severity | 'accepted'

/**
 * Turns Ajv's errors into findings: a wrong type hides the other errors of its value, which Ajv lists
 * directly after it. Returns `unreadable` if the type of a value cannot be read.
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
  const invalid = new Set<Path>()
  const places = placesIn(schema)
  const counts = memoize((_place: KeywordPlace) => ({ error: 0, warning: 0 }))
  let wrongType: string | undefined
  for (const { instancePath, keyword, schemaPath, params: ajvParams } of errors) {
    if (instancePath === wrongType) continue
    if (keyword === 'type') wrongType = instancePath
    const place = placeOfKeyword(places, schema, { keyword, schemaPath, params: ajvParams })
    const value = (): unknown => valueAt(record, pathOf(place, instancePath))
    const severity = severityOf === undefined ? 'error' : severityOf(keyword, place, value)
    if (severity !== 'accepted' || value() === null) invalid.add(place.field)
    if (severity === 'accepted') continue
    // Only the first ones at each place can be in a result, but there can be millions.
    const count = counts(place)
    count[severity] += 1
    if (count[severity] > maxIssues) continue
    const params = tryRead(() => place.paramsOf(value(), ajvParams))
    if (params === unreadable) return unreadable
    findings.push({ severity, code: keyword, path: pathOf(place, instancePath), params })
  }
  return { findings, invalid: [...invalid] }
}

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
  const missing = missingKeywords.has(keyword) ? String(params['missingProperty']) : undefined
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

/** The keywords whose errors are at the object that lacks a field. The finding is at the field. */
const missingKeywords: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'required',
  'dependentRequired',
])

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

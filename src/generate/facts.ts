import type { JsonSchema } from '../schema/json-schema.ts'
import { unitOf } from '../schema/unit.ts'
import { documentNamed } from './documents.ts'
import { inlined } from './inline.ts'
import { banner, literal, uncapitalised } from './names.ts'
import { monitorKinds } from './rows.ts'

/** The fields of every kind of monitor by name; kinds share a field of one name. */
function sharedFields(): ReadonlyMap<string, JsonSchema> {
  const fields = new Map<string, JsonSchema>()
  for (const { response } of monitorKinds) {
    for (const [name, schema] of Object.entries(inlined(documentNamed(response.document)).properties ?? {}))
      if (!fields.has(name)) fields.set(name, schema)
  }
  return fields
}

/** A value as TypeScript source that keeps its type and cannot be changed. */
export const tuple = (values: readonly unknown[]): string =>
  `/* @__PURE__ */ Object.freeze([${values.map((value) => JSON.stringify(value)).join(', ')}] as const)`

/** `Frequency` to `frequencies`, `RuntimeId` to `runtimeIds`. */
const plural = (title: string): string => uncapitalised(title).replace(/y$/, 'ie') + 's'

/** The allowed values of a field or of its items, where their type has a name. */
function allowedValues([field, schema]: readonly [name: string, schema: JsonSchema]): string[] {
  const { title, enum: allowed } = schema.enum === undefined ? (schema.items ?? {}) : schema
  if (title === undefined || allowed === undefined) return []
  const values = allowed.filter((value) => value !== null)
  const unit = unitOf(schema)
  return [
    `/**
 * The allowed values of \`${field}\`.${unit === undefined ? '' : ` Unit: ${unit}.`}
 *
 * Service description, "Resources and their fields": the field ${field}.
 *
 * @example
 * ${plural(title)}[0] // ${literal(values[0])}
 */
export const ${plural(title)} = ${tuple(values)}
`,
  ]
}

/** The facts of fields that every kind of monitor has, which rules and functions compute with. */
export function factsModule(): [path: string, source: string] {
  const fields = sharedFields()
  return [
    'facts.ts',
    `${banner('schemas/')}
${[...fields].flatMap(allowedValues).join('\n')}
/** The least value of \`frequencyOffset\`. */
export const leastFrequencyOffset = ${literal(fields.get('frequencyOffset')?.minimum)}
`,
  ]
}

import type { JsonSchema } from '../../schema/json-schema.ts'
import { unitOf } from '../../schema/unit.ts'
import { documentNamed } from '../documents.ts'
import { inlined } from '../inlined.ts'
import { banner, literal, uncapitalised } from '../names.ts'
import { monitorKinds } from '../manifest-rows.ts'

/** Returns the module with the facts that all kinds of monitors share: allowed values and bounds. */
export function factsModule(): [path: string, source: string] {
  const fields = sharedFields()
  return [
    'facts.ts',
    `${banner('schemas/')}
${[...fields].flatMap(allowedValues).join('\n')}
/** The minimum of \`frequencyOffset\`. */
export const leastFrequencyOffset = ${literal(fields.get('frequencyOffset')?.minimum)}
`,
  ]
}

/** Returns the source of a frozen tuple of literals. */
export const tuple = (values: readonly unknown[]): string =>
  `/* @__PURE__ */ Object.freeze([${values.map((value) => JSON.stringify(value)).join(', ')}] as const)`

/** Returns the fields of every kind of monitor by name. Kinds share fields of the same name. */
function sharedFields(): ReadonlyMap<string, JsonSchema> {
  const fields = new Map<string, JsonSchema>()
  for (const { response } of monitorKinds) {
    for (const [name, schema] of Object.entries(inlined(documentNamed(response.document)).properties ?? {}))
      if (!fields.has(name)) fields.set(name, schema)
  }
  return fields
}

/** Returns the name of a list of values: `Frequency` to `frequencies`, `RuntimeId` to `runtimeIds`. */
const plural = (title: string): string => uncapitalised(title).replace(/y$/, 'ie') + 's'

/** Returns the source for the allowed values of a field or of its items, if their type has a name. */
function allowedValues([field, schema]: readonly [name: string, schema: JsonSchema]): string[] {
  const { title, enum: allowed } = schema.enum === undefined ? (schema.items ?? {}) : schema
  if (title === undefined || allowed === undefined) return []
  const values = allowed.filter((value) => value !== null)
  const unit = unitOf(schema)
  return [
    `/**
 * The allowed values of \`${field}\`.${unit === undefined ? '' : ` Unit: ${unit}.`}
 *
 * Service description, "Allowed values".
 *
 * @example
 * ${plural(title)}[0] // ${literal(values[0])}
 */
export const ${plural(title)} = ${tuple(values)}
`,
  ]
}

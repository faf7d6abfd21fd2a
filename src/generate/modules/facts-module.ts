import { type FieldShape, type JsonSchema, typesIn } from '../../schema/json-schema.ts'
import { unitOf } from '../../schema/in-words.ts'
import { documentOf, inlined } from '../documents.ts'
import { banner, literal } from '../names.ts'
import { docComment } from '../doc-comment.ts'

const tuple = (values: readonly unknown[]): string =>
  `/* @__PURE__ */ Object.freeze(${literal(values)} as const)`

/**
 * Returns the name of a list of values: `frequencies` for `Frequency`, `runtimeIds` for
 * `RuntimeId`.
 */
const plural = (title: string): string =>
  title.charAt(0).toLowerCase() + title.slice(1).replace(/y$/, 'ie') + 's'

/**
 * Returns the source of a constant with the allowed values, without null, of a field or its items
 * with a title.
 */
function allowedValuesSource([field, schema]: readonly [
  name: string,
  schema: JsonSchema,
]): string[] {
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

type NamedFields = readonly (readonly [name: string, schema: JsonSchema])[]

const contractFields = (contract: string): NamedFields =>
  Object.entries(inlined(documentOf(contract)).properties ?? {})

/** Returns whether a field accepts null, and the shapes inside it. */
const shapeOf = (schema: JsonSchema): FieldShape => ({
  ...(typesIn(schema).includes('null') && { nullable: true }),
  ...(schema.properties && { fields: shapesOf(Object.entries(schema.properties)) }),
  ...(schema.items?.properties && { items: shapeOf(schema.items) }),
})

const shapesOf = (fields: NamedFields): Readonly<Record<string, FieldShape>> =>
  Object.fromEntries(fields.map(([name, schema]) => [name, shapeOf(schema)]))

const thresholdBounds = ({ minimum, exclusiveMinimum, maximum, ...schema }: JsonSchema) => ({
  minimum: minimum ?? exclusiveMinimum,
  exclusive: exclusiveMinimum !== undefined,
  maximum,
  unit: unitOf(schema),
})

/**
 * Returns the module `facts.ts`: the allowed values, defaults and thresholds of a monitor, and the
 * differences between its update and its response.
 */
export function factsModule(): [path: string, source: string] {
  const fields = contractFields('icmpMonitor')
  const returned = new Map(fields)
  const accepted = contractFields('icmpMonitorUpdate')
  const acceptedNames = accepted.map(([name]) => name)
  const responseOnly = fields.map(([name]) => name).filter((name) => !acceptedNames.includes(name))
  const sentBack = accepted.filter(
    ([name, schema]) => `${typesIn(returned.get(name) ?? {})}` === `${typesIn(schema)}`,
  )
  const withDefault = fields.filter(([, schema]) => schema.default !== undefined)
  const [[field, { default: first }] = ['', {}]] = withDefault
  const defaults = Object.fromEntries(withDefault.map(([name, schema]) => [name, schema.default]))
  // Null is a value of its own in these fields: a threshold that is not applied.
  const thresholds = withDefault.filter(([, schema]) => typesIn(schema).includes('null'))
  const types = withDefault.map(
    ([each, schema]) => `${docComment(schema)}readonly ${each}: ${literal(schema.default)}`,
  )
  return [
    'generated/facts.ts',
    `${banner('schemas/')}
import type { FieldShape } from '../schema/json-schema.ts'

${fields.flatMap(allowedValuesSource).join('\n')}
/** The minimum of \`frequencyOffset\`. */
export const leastFrequencyOffset = ${literal(returned.get('frequencyOffset')?.minimum)}

/** The type of \`icmpMonitorDefaults\`. */
export interface IcmpMonitorDefaults {
${types.join('\n')}
}

/**
 * The documented default of each field with a default. Pass the object as \`baseline\` if updates
 * replace the monitor.
 *
 * Service description, "ICMP monitor".
 *
 * @example
 * icmpMonitorDefaults.${field} // ${literal(first)}
 */
export const icmpMonitorDefaults: IcmpMonitorDefaults = /* @__PURE__ */ Object.freeze(${literal(defaults)})

/** The bounds of each threshold in the schema, without the bounds that another threshold sets. */
export const icmpMonitorThresholds = /* @__PURE__ */ Object.freeze(
  ${literal(Object.fromEntries(thresholds.map(([name, schema]) => [name, thresholdBounds(schema)])))} as const)

/** The fields that a response has and an update does not. */
export const icmpMonitorResponseOnlyFields = ${tuple(responseOnly)}

/** The shapes of the fields that an update and a response have with the same JSON types. */
export const icmpMonitorUpdateFields: { readonly [name: string]: FieldShape } = /* @__PURE__ */ Object.freeze(
  ${literal(shapesOf(sentBack))})
`,
  ]
}

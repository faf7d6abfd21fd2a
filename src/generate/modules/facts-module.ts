import { type JsonSchema, typesIn } from '../../schema/json-schema.ts'
import { unitOf } from '../../schema/in-words.ts'
import { documentOf, inlined } from '../documents.ts'
import { banner, literal } from '../names.ts'
import { docComment } from '../editor-texts.ts'

const tuple = (values: readonly unknown[]): string =>
  `/* @__PURE__ */ Object.freeze([${values.map((value) => JSON.stringify(value)).join(', ')}] as const)`

/** Returns the name of a list of values: `frequencies` for `Frequency`, `runtimeIds` for `RuntimeId`. */
const plural = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1).replace(/y$/, 'ie') + 's'

/** Returns the source of a constant with the allowed values, without null, of a field or its items with a title. */
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

type NamedFields = readonly (readonly [name: string, schema: JsonSchema])[]

const fieldsOf = (contract: string): NamedFields => Object.entries(inlined(documentOf(contract)).properties ?? {})

/** Returns the source of a `FieldShape`: whether a field accepts null, and the shapes inside it. */
function shape(schema: JsonSchema): string {
  const parts = [
    ...(typesIn(schema).includes('null') ? ['nullable: true'] : []),
    ...(schema.properties !== undefined ? [`fields: { ${shapes(Object.entries(schema.properties)).join(', ')} }`] : []),
    ...(schema.items?.properties !== undefined ? [`items: ${shape(schema.items)}`] : []),
  ]
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

const shapes = (fields: NamedFields): string[] => fields.map(([name, schema]) => `${name}: ${shape(schema)}`)

/** Swaps `degraded` and `max` in a name: `maxResponseTime` for `degradedResponseTime`, and the reverse. */
const counterpart = (name: string): string =>
  name.startsWith('degraded') ? name.replace('degraded', 'max') : name.replace('max', 'degraded')

/** Returns the thresholds: fields in pairs, such as `degradedResponseTime` and `maxResponseTime`. */
const thresholdsOf = (fields: NamedFields): NamedFields =>
  fields.filter(([name]) => fields.some(([other]) => other !== name && other === counterpart(name)))

function bounds({ minimum, exclusiveMinimum, maximum, ...schema }: JsonSchema): string {
  return literal({
    minimum: minimum ?? exclusiveMinimum,
    exclusive: exclusiveMinimum !== undefined,
    maximum,
    unit: unitOf(schema),
  })
}

const lines = (properties: readonly string[]): string => properties.map((property) => `  ${property},\n`).join('')

/**
 * Returns the module `facts.ts`: the allowed values, defaults and thresholds of a monitor, and the differences between
 * its update and its response.
 */
export function factsModule(): [path: string, source: string] {
  const fields = fieldsOf('icmpMonitor')
  const returned = new Map(fields)
  const accepted = fieldsOf('icmpMonitorUpdate')
  const acceptedNames = accepted.map(([name]) => name)
  const responseOnly = fields.map(([name]) => name).filter((name) => !acceptedNames.includes(name))
  const sentBack = accepted.filter(([name, schema]) => `${typesIn(returned.get(name) ?? {})}` === `${typesIn(schema)}`)
  const withDefault = fields.filter(([, schema]) => schema.default !== undefined)
  const [[field, { default: first }] = ['', {}]] = withDefault
  const types = withDefault.map(([each, schema]) => `${docComment(schema)}readonly ${each}: ${literal(schema.default)}`)
  return [
    'facts.ts',
    `${banner('schemas/')}
import type { FieldShape } from '../schema/field-shape.ts'

${fields.flatMap(allowedValues).join('\n')}
/** The minimum of \`frequencyOffset\`. */
export const leastFrequencyOffset = ${literal(returned.get('frequencyOffset')?.minimum)}

/** The type of \`icmpMonitorDefaults\`. */
export interface IcmpMonitorDefaults {
${types.join('\n')}
}

/**
 * The documented default of each field with a default. Pass the object as \`baseline\` if updates replace the monitor.
 *
 * Service description, "ICMP monitor".
 *
 * @example
 * icmpMonitorDefaults.${field} // ${literal(first)}
 */
export const icmpMonitorDefaults: IcmpMonitorDefaults = /* @__PURE__ */ Object.freeze({
${lines(withDefault.map(([each, schema]) => `${each}: ${literal(schema.default)}`))}})

/** The bounds of each threshold in the schema, without the bounds that another threshold sets. */
export const icmpMonitorThresholds = /* @__PURE__ */ Object.freeze({
${lines(thresholdsOf(fields).map(([each, schema]) => `${each}: ${bounds(schema)}`))}} as const)

/** The fields that a response has and an update does not. */
export const icmpMonitorResponseOnlyFields = ${tuple(responseOnly)}

/** The shapes of the fields that an update and a response have with the same JSON types. */
export const icmpMonitorUpdateFields: { readonly [name: string]: FieldShape } = /* @__PURE__ */ Object.freeze({
${lines(shapes(sentBack))}})
`,
  ]
}

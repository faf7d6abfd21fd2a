import type { JsonSchema } from '../schema/json-schema.ts'
import { unitOf } from '../schema/unit.ts'
import { documentNamed } from './documents.ts'
import { hover } from './hover.ts'
import { inlined } from './inline.ts'
import { banner, literal } from './names.ts'
import { isRecord, responseOnlyNames, typesOf } from './parts.ts'

const fields = (): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(inlined(documentNamed('icmp-monitor')).properties ?? {}))

const tuple = (values: readonly unknown[]): string =>
  `/* @__PURE__ */ Object.freeze([${values.map((value) => JSON.stringify(value)).join(', ')}] as const)`

/** The fields of an update that a monitor holds in the same JSON types. */
function sharedFields(): [name: string, schema: JsonSchema][] {
  const held = fields()
  const sent = inlined(documentNamed('icmp-monitor-update')).properties ?? {}
  return Object.entries(sent).filter(
    ([name, schema]) => held[name] !== undefined && `${typesOf(held[name])}` === `${typesOf(schema)}`,
  )
}

/** Where a field takes null, and what lies inside of it, as a `FieldShape`. */
function shape(schema: JsonSchema): string {
  const parts = [
    ...(typesOf(schema).includes('null') ? ['nullable: true'] : []),
    ...(isRecord(schema) ? [`fields: { ${shapes(Object.entries(schema.properties ?? {})).join(', ')} }`] : []),
    ...(schema.items !== undefined && isRecord(schema.items) ? [`items: ${shape(schema.items)}`] : []),
  ]
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

const shapes = (named: readonly (readonly [string, JsonSchema])[]): string[] =>
  named.map(([name, schema]) => `${name}: ${shape(schema)}`)

const comment = (text: string): string => `  /**\n${text.replaceAll(/^/gm, '   * ').replaceAll(/ +$/gm, '')}\n   */\n`

const thresholds = ['degradedResponseTime', 'maxResponseTime', 'degradedPacketLossThreshold', 'maxPacketLossThreshold']

/** The facts of the schemas that rules and functions compute with. */
export function factsModule(): [path: string, source: string] {
  const { frequency = {}, frequencyOffset = {}, runtimeId = {}, locations = {}, ...others } = fields()
  const all = fields()
  const withDefault = Object.entries(all).filter(([, schema]) => schema.default !== undefined)
  const defaults = withDefault.map(([name, schema]) => `  ${name}: ${JSON.stringify(schema.default)},`)
  const defaultTypes = withDefault.map(
    ([name, schema]) => `${comment(hover(schema))}  readonly ${name}: ${JSON.stringify(schema.default)}`,
  )
  const bounds = thresholds.map((name) => {
    const { minimum, exclusiveMinimum, maximum } = others[name] ?? {}
    const bound = {
      minimum: minimum ?? exclusiveMinimum,
      exclusive: exclusiveMinimum !== undefined,
      maximum,
      unit: unitOf(others[name] ?? {}),
    }
    return `  ${name}: ${literal(bound)},`
  })
  return [
    'facts.ts',
    `${banner('schemas/')}
/**
 * The allowed values of \`frequency\`. Unit: ${unitOf(frequency)}.
 *
 * Carries out the field frequency.
 *
 * @example
 * frequencies[0] // ${literal(frequency.enum?.[0])}
 */
export const frequencies = ${tuple(frequency.enum ?? [])}

/**
 * The allowed values of \`locations\`.
 *
 * Carries out the list of data center locations.
 *
 * @example
 * icmpLocations[0] // ${literal(locations.items?.enum?.[0])}
 */
export const icmpLocations = ${tuple(locations.items?.enum ?? [])}

/**
 * The allowed values of \`runtimeId\`, newest first.
 *
 * Carries out Versioning: the runtime of a check is selected with runtimeId.
 *
 * @example
 * runtimeIds[0] // ${literal(runtimeId.enum?.[0])}
 */
export const runtimeIds = ${tuple((runtimeId.enum ?? []).filter((value) => value !== null))}

/** The type of \`icmpMonitorDefaults\`. */
export interface IcmpMonitorDefaults {
${defaultTypes.join('\n')}
}

/**
 * The documented default of every field of a monitor that has one; the baseline of an update that replaces the whole
 * monitor.
 *
 * Carries out the defaults of the ICMP monitor table.
 *
 * @example
 * icmpMonitorDefaults.frequency // ${literal(frequency.default)}
 */
export const icmpMonitorDefaults: IcmpMonitorDefaults = /* @__PURE__ */ Object.freeze({
${defaults.join('\n')}
})

/** One of the four thresholds that a run is classed by. */
export type ThresholdField = ${thresholds.map((name) => `'${name}'`).join(' | ')}

/** What each of the four thresholds may be, whatever the others are. */
export const thresholdBounds = /* @__PURE__ */ Object.freeze({
${bounds.join('\n')}
} as const)

/** The least value of \`frequencyOffset\`. */
export const leastFrequencyOffset = ${frequencyOffset.minimum}

/** The fields that a response describes and an update does not. */
export const responseOnlyFields = ${tuple(responseOnlyNames())}

/** What an update describes of a field: whether it takes null, its fields, and those of its items. */
export interface FieldShape {
  readonly nullable?: true
  readonly fields?: { readonly [name: string]: FieldShape }
  readonly items?: FieldShape
}

/** The fields of an update that a monitor holds in the same form. */
export const updateFields: { readonly [name: string]: FieldShape } = /* @__PURE__ */ Object.freeze({
${shapes(sharedFields())
  .map((line) => `  ${line},`)
  .join('\n')}
})
`,
  ]
}

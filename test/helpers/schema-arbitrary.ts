// Generates monitors and updates from their schemas, independently of the package's own arbitraries.
import fc, { type Arbitrary } from 'fast-check'
import {
  icmpMonitor,
  icmpMonitorUpdate,
  type IcmpMonitor,
  type IcmpMonitorUpdate,
  type JsonSchema,
  type JsonTypeName,
} from 'monitor-contract'

const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom('', '__proto__', '\uD800', '200', 'LATENCY', 'avg', 'LESS_THAN'),
)

const formats: Readonly<Record<string, Arbitrary<string>>> = {
  uuid: fc.uuid(),
  date: fc.constantFrom('2024-02-29', '1999-12-31'),
  'date-time': fc.constantFrom('2024-02-29T12:00:00Z', '1999-12-31T23:59:59.5+01:00'),
}

const numberOf = ({ minimum, exclusiveMinimum, maximum }: JsonSchema): Arbitrary<number> => {
  const [min, max] = [minimum ?? exclusiveMinimum ?? -1000, maximum ?? 1000]
  const minExcluded = exclusiveMinimum !== undefined
  return fc.oneof(
    fc.integer({ min: minExcluded ? min + 1 : min, max }),
    fc.double({ min, max, minExcluded, noNaN: true }),
    fc.constant(max),
  )
}

const names = fc.constantFrom('a', '__proto__', 'constructor', 'value')
const undescribed = fc.dictionary(names, fc.oneof(text, fc.constant(null), fc.integer()))

function fieldsOf(schema: JsonSchema, required: readonly string[]): Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, arbitraryOf(field)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required], noNullPrototype: false })
}

/** Generates values of one of our schemas, whose references are inlined. */
export function arbitraryOf(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  return fc.oneof(
    ...typesOf(schema).map((type): Arbitrary<unknown> => {
      switch (type) {
        case 'object':
          return schema.properties === undefined ? undescribed : fieldsOf(schema, schema.required ?? [])
        case 'array':
          return fc.array(arbitraryOf(schema.items ?? {}), { maxLength: 3 })
        case 'string':
          return schema.format === undefined ? text : (formats[schema.format] ?? text)
        case 'integer':
          return fc.integer({ min: schema.minimum ?? 0, max: 60 })
        case 'number':
          return numberOf(schema)
        case 'boolean':
          return fc.boolean()
        case 'null':
          return fc.constant(null)
      }
    }),
  )
}

const typesOf = ({ type = [] }: JsonSchema): readonly JsonTypeName[] => (typeof type === 'string' ? [type] : type)

const documented = (contract: typeof icmpMonitor | typeof icmpMonitorUpdate, required: readonly string[]) =>
  fieldsOf(contract['~standard'].jsonSchema.input({ target: 'draft-2020-12' }), required)

/** Generates valid monitors with any combination of fields. */
export const monitors: Arbitrary<IcmpMonitor> = documented(icmpMonitor, ['name']).filter((value) =>
  icmpMonitor.is(value),
)

/** Generates updates in which each field is valid. They may break rules. */
export const updatesWithValidFields: Arbitrary<Record<string, unknown>> = documented(icmpMonitorUpdate, [
  'heartbeat',
  'script',
])

/** Generates valid updates. */
export const updates: Arbitrary<IcmpMonitorUpdate> = updatesWithValidFields.filter((value) =>
  icmpMonitorUpdate.is(value),
)

// Generates bodies of each contract: valid ones from its schema, often at its bounds, and damaged ones.
import fc from 'fast-check'
import { icmpMonitor, icmpMonitorUpdate, type JsonSchema, type JsonTypeName } from 'monitor-contract'
import { bodyContracts, ofEachBody, type BodyName } from './body-contracts.ts'
import { damaged } from './damaged.ts'
import { plainDateTimeText, realDateText } from './near-edge-texts.ts'
import { documentOf, followed } from './schemas.ts'

const texts = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      '',
      'a',
      'edge-1',
      ' ',
      '200',
      '-1.5e3',
      ' 200',
      '0x10',
      'LATENCY',
      '__proto__',
      'constructor',
      '~/~1',
      '\0',
      '\ud800',
      '日本',
      '😀',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
)

/** Generates texts around a maximum length, which counts characters and not UTF-16 code units. */
const textsUpTo = (length: number) =>
  fc.oneof(
    { weight: 2, arbitrary: texts },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'x'.repeat(length),
        '😀'.repeat(length),
        `${'\ud800'.repeat(length - 1)}x`,
        'é'.repeat(length - 1),
      ),
    },
  )

const formatted = {
  date: realDateText,
  'date-time': plainDateTimeText,
  uuid: fc.uuid().map((text) => (text.startsWith('a') ? text.toUpperCase() : text)),
}

function numbers({ minimum, exclusiveMinimum, maximum }: JsonSchema, whole: boolean): fc.Arbitrary<number> {
  const low = minimum ?? exclusiveMinimum ?? -1e9
  const high = maximum ?? 1e9
  const least =
    exclusiveMinimum === undefined
      ? low
      : whole
        ? Math.floor(low) + 1
        : Math.max(Number.MIN_VALUE, low * (1 + Number.EPSILON))
  const edges = [least, least + (whole ? 1 : 0.5), high, high - (whole ? 1 : 0.1)]
  const far = maximum === undefined ? [Number.MAX_SAFE_INTEGER, 1e300] : []
  const zero = least <= 0 ? [0, -0] : []
  return fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...edges, ...far, ...zero) },
    { weight: 2, arbitrary: fc.integer({ min: Math.ceil(least), max: Math.min(high, 1000) }) },
    ...(whole ? [] : [{ weight: 1, arbitrary: fc.double({ min: least, max: high, noNaN: true }) }]),
  )
}

/** Generates objects for fields whose content is not described. */
const anyObject = fc.constantFrom(
  {},
  { a: 1 },
  { a: { b: [null, { c: 'd' }] } },
  { name: 5, heartbeat: false },
  JSON.parse('{"__proto__":{"name":"x"},"constructor":null}'),
)

const unlisted = fc.record(
  {
    checkType: fc.constant('ICMP'),
    created_at: fc.constant('2024-02-29'),
    nickName: fc.constant('x'),
    constructor: fc.constant(1),
    Name: fc.constant(null),
    '': fc.constant([]),
    'a/b~c': fc.constant({}),
  },
  { requiredKeys: [] },
)

function objects(schema: JsonSchema, depth: number): fc.Arbitrary<object> {
  if (schema.properties === undefined) return anyObject
  const parts = Object.fromEntries(
    Object.entries(schema.properties).map(([name, part]) => [name, validValues(part, depth + 1)]),
  )
  const required = [...(schema.required ?? [])]
  const some = fc.record(parts, { requiredKeys: required })
  const names = Object.keys(parts)
  // Generates a few neighbouring fields at a time, because related fields are neighbours in the schema.
  const neighbours = fc
    .tuple(fc.nat({ max: names.length - 1 }), fc.nat({ max: 4 }))
    .map(([from, count]) => names.slice(from, from + count))
  const few = fc
    .oneof(neighbours, fc.uniqueArray(fc.constantFrom(...names), { maxLength: 4 }))
    .chain((chosen) =>
      fc.record(
        Object.fromEntries(
          [...new Set([...required, ...chosen])].map((name) => [name, parts[name] ?? fc.constant(null)]),
        ),
      ),
    )
  return fc.oneof(
    { weight: 6, arbitrary: names.length > 8 ? few : some },
    { weight: depth === 0 && names.length > 8 ? 1 : 0, arbitrary: some },
    { weight: 1, arbitrary: fc.tuple(few, unlisted).map(([listed, more]) => ({ ...more, ...listed })) },
  )
}

function lists(schema: JsonSchema, depth: number): fc.Arbitrary<unknown[]> {
  const items = validValues(schema.items ?? {}, depth + 1)
  const short = fc.array(items, { maxLength: Math.min(3, schema.maxItems ?? 3) })
  const { maxItems } = schema
  if (maxItems === undefined) return short
  return fc.oneof(
    { weight: 6, arbitrary: short },
    { weight: 1, arbitrary: items.map((item) => Array.from({ length: maxItems }, () => item)) },
  )
}

function ofType(type: JsonTypeName, schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  const allowed = schema.enum?.filter((value) =>
    type === 'null' ? value === null : typeof value === (type === 'integer' ? 'number' : type),
  )
  if (allowed !== undefined) return fc.constantFrom(...allowed)
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return numbers(schema, true)
    case 'number':
      return numbers(schema, false)
    case 'string':
      return schema.format
        ? formatted[schema.format]
        : schema.maxLength === undefined
          ? texts
          : textsUpTo(schema.maxLength)
    case 'array':
      return lists(schema, depth)
    case 'object':
      return objects(schema, depth)
  }
}

/** Generates values that a schema allows, with optional fields present or missing, nulls, and limits of bounds. */
export function validValues(given: JsonSchema, depth = 0): fc.Arbitrary<unknown> {
  const schema = followed(given)
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? (['string'] as const))
  return fc.oneof(...types.map((type) => ({ weight: type === 'null' ? 1 : 4, arbitrary: ofType(type, schema, depth) })))
}

/** The arbitrary of valid bodies of each contract, from its schema. */
export const valid = ofEachBody((name) => validValues(documentOf(bodyContracts[name].id)))

/** Generates bodies, half of them valid and half damaged. */
export const mixed = (name: BodyName): fc.Arbitrary<unknown> => fc.oneof(valid[name], damaged(valid[name]))

/** Returns a value as a JSON parser creates it: with ordinary prototypes. */
export const parsed = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Generates valid monitors. */
export const monitors = valid.icmpMonitor.map(parsed).filter((value) => icmpMonitor.is(value))

/** Generates valid updates. */
export const updates = valid.icmpMonitorUpdate.map(parsed).filter((value) => icmpMonitorUpdate.is(value))

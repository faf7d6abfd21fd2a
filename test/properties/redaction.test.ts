// Tests with generated values that `redact` copies what the documents of `schemas/` describe, and nothing else. Each
// value is generated together with its expected copy, from the documents and a list of secrets of its own.
import fc from 'fast-check'
import { icmpMonitor, operations, redact } from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'
import { describe, expect, it } from 'vitest'
import { bodyContracts, bodyNames } from '../helpers/body-contracts.ts'
import { failing, revoked } from '../helpers/hostile-values.ts'
import { propertyRuns } from '../helpers/property-runs.ts'
import { documentOf, resolve, schemaNamed, type SchemaNode } from '../helpers/schema-documents.ts'
import { setField } from '../helpers/set-field.ts'
import { frozen } from './frozen.ts'

const hidden = '[redacted]'

/** The text, number and name that no copy may contain outside of names. */
const marker = 'Zq7MARKER'
const markedNumber = 70_707_070

/** A value, and what `redact` must return for it. */
interface Planted {
  readonly value: unknown
  readonly copy: unknown
}

const kept = (value: unknown): Planted => ({ value, copy: value })
const hide = (value: unknown): Planted => ({ value, copy: hidden })

/** Values with the marker, of every type. */
const marked: Readonly<Record<string, readonly unknown[]>> = {
  string: [marker, `Bearer ${marker}`, `{"name":"${marker}"}`],
  number: [markedNumber, -markedNumber],
  fraction: [markedNumber + 0.5],
  boolean: [true, false],
  null: [null],
  none: [NaN, Infinity, Symbol(marker), BigInt(markedNumber), () => marker],
  array: [[marker], [[markedNumber], { name: marker }], [null, marker]],
  object: [{ name: marker }, { url: { value: markedNumber } }, { heartbeat: [marker] }],
  instance: [new Error(marker), new Map([[marker, marker]]), new URL(`https://${marker}.example`)],
  unreadable: [revoked(), revoked([])],
}

/** Generates one of the given values, which `redact` hides. */
const hiddenOf = (values: readonly unknown[]): fc.Arbitrary<Planted> =>
  fc.nat(values.length - 1).map((index) => hide(values[index]))

const anyHidden = hiddenOf(Object.values(marked).flat())

const typesOf = ({ type }: SchemaNode): readonly unknown[] => [type].flat()

/** Generates values of a type that a schema does not allow. */
function wrongOf(schema: SchemaNode): fc.Arbitrary<Planted> {
  const types = typesOf(schema)
  const allowed = new Set([
    ...types,
    ...(types.includes('integer') ? ['number'] : []),
    ...(types.includes('number') ? ['fraction'] : []),
    ...(types.includes('object') ? ['instance'] : []),
  ])
  const wrong = Object.keys(marked).filter((kind) => !allowed.has(kind))
  return hiddenOf(wrong.flatMap((kind) => marked[kind] ?? []))
}

/** The secrets of the service description: those that always are, and those beside flags. */
const alwaysSecret = /^body\.alertChannels\.(?:slack|webhook)(?:\[\])?\.url$/
const flagsAt: readonly { readonly path: RegExp; readonly flags: readonly string[] }[] = [
  { path: /^body\.environmentVariables\[\]$/, flags: ['secret', 'locked'] },
  {
    path: /^body\.alertChannels\.webhook(?:\[\])?\.(?:headers|queryParameters)\[\]$/,
    flags: ['locked'],
  },
]

const flag: fc.Arbitrary<Planted & { readonly hides: boolean }> = fc.constantFrom(
  { ...kept(false), hides: false },
  { ...kept(true), hides: true },
  { ...hide(null), hides: false },
  ...[0, '', marker, NaN, {}, [], revoked()].map((value) => ({ ...hide(value), hides: true })),
)

/** Generates an object with flags, and the value beside them, which is secret or not. */
const flaggedOf = (flags: readonly string[]): fc.Arbitrary<Planted> =>
  fc
    .tuple(
      fc.record(Object.fromEntries(flags.map((name) => [name, flag])), { requiredKeys: [] }),
      fc.string(),
      anyHidden,
      fc.string(),
    )
    .map(([given, open, secret, key]) => {
      const isSecret = Object.values(given).some((each) => each?.hides)
      return combined({ key: kept(key), value: isSecret ? secret : kept(open), ...given })
    })

/** Returns an object of fields. Inherited and non-enumerable fields of the value do not count. */
function combined(fields: Readonly<Record<string, Planted>>): Planted {
  const value: object = Object.create({ script: marker, tags: [marker] })
  const copy = {}
  for (const [name, field] of Object.entries(fields)) {
    setField(value, name, field.value)
    setField(copy, name, field.copy)
  }
  if (!Object.hasOwn(fields, 'name')) Object.defineProperty(value, 'name', { value: marker })
  return { value, copy }
}

const unreadable: Planted = {
  value: Object.defineProperty({}, 'newer', { enumerable: true, get: failing }),
  copy: { newer: hidden },
}

const unknownName = fc.constantFrom('__proto__', 'constructor', 'toString', 'apiToken', 'a.b', '')

/** Generates an object with some of the fields that a schema describes, and with unknown ones. */
function objectOf({ properties }: SchemaNode, path: string): fc.Arbitrary<Planted> {
  if (properties === undefined)
    return fc.oneof(fc.constant(kept({})), hiddenOf(marked['object'] ?? []))
  const flags = flagsAt.find((each) => each.path.test(path))?.flags
  if (flags !== undefined) return flaggedOf(flags)
  const known = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, plantedOf(field, `${path}.${name}`)]),
  )
  const unknown = fc.dictionary(unknownName, anyHidden, { maxKeys: 2 })
  return fc
    .tuple(fc.record(known, { requiredKeys: [] }), unknown)
    .map(([some, others]) => combined(Object.fromEntries([some, others].flatMap(Object.entries))))
}

/** Generates a list, at times with a hole or a named field, which makes it no JSON list. */
const listOf = ({ items = {} }: SchemaNode, path: string): fc.Arbitrary<Planted> =>
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc.array(plantedOf(items, `${path}[]`), { maxLength: 3 }).map((list) => ({
        value: list.map(({ value }) => value),
        copy: list.map(({ copy }) => copy),
      })),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom({ 2: marker }, { authorization: marker }).map((fields) => ({
        value: Object.assign([], fields) as unknown,
        copy: hidden,
      })),
    },
  )

const small = fc.integer({ min: -1e6, max: 1e6 })
const scalars: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  string: fc.string(),
  number: fc.oneof(small, fc.double({ min: -5, max: 5, noNaN: true })),
  integer: small,
  boolean: fc.boolean(),
  null: fc.constant(null),
}

const rightOf = (schema: SchemaNode, type: string, path: string): fc.Arbitrary<Planted> => {
  if (type === 'array') return listOf(schema, path)
  return scalars[type]?.map(kept) ?? objectOf(schema, path)
}

/** Generates a value at a place of a document, with its copy. */
function plantedOf(node: SchemaNode, path: string): fc.Arbitrary<Planted> {
  if (alwaysSecret.test(path)) return anyHidden
  const schema = resolve(node)
  const right = typesOf(schema).map((type) => rightOf(schema, String(type), path))
  return fc.oneof(
    { weight: 6, arbitrary: fc.oneof(...right) },
    { weight: 1, arbitrary: wrongOf(schema) },
    ...(path === 'body' && typesOf(schema).includes('object')
      ? [{ weight: 1, arbitrary: fc.constant(unreadable) }]
      : []),
  )
}

/** Checks that `redact` returns the expected copy, which has no marker. */
function check(described: Parameters<typeof redact>[0], { value, copy }: Planted): void {
  const text = JSON.stringify(redact(described, value))
  expect(text).toBe(JSON.stringify(copy))
  expect(text).not.toContain(marker)
  expect(text).not.toContain(String(markedNumber))
}

describe.each(bodyNames)('redact of %s', (name) => {
  it('copies every described value of its type that is not secret, and hides the rest', () => {
    const bodies = plantedOf(schemaNamed(documentOf[name] ?? ''), 'body')
    const seen = { kept: 0, hidden: 0 }
    fc.assert(
      fc.property(bodies, (body) => {
        check(bodyContracts[name] as never, body)
        const text = JSON.stringify(body.copy)
        if (text.includes(hidden)) seen.hidden++
        if (text.length > 50) seen.kept++
      }),
      { numRuns: propertyRuns },
    )
    expect(Math.min(seen.kept, seen.hidden)).toBeGreaterThan(propertyRuns / 10)
  })
})

/** Texts of the parameters of the update that `redact` keeps. */
const shownTexts = {
  params: fc.record({ id: fc.string() }),
  query: fc.record({ autoAssignAlerts: fc.constantFrom('true', 'false') }),
  headers: fc.record({
    'x-service-account': fc.stringMatching(/^[a-z]{1,9}$/),
    'content-type': fc.constantFrom('application/json', 'text/plain'),
  }),
}

/** Parameters that `redact` hides: unknown ones, secrets, and those of a wrong type. */
const hiddenTexts = {
  params: fc.record({ name: fc.constant(marker) }, { requiredKeys: [] }),
  query: fc.record(
    { token: fc.constant(marker), limit: fc.constant(marker) },
    { requiredKeys: [] },
  ),
  headers: fc.record(
    { authorization: fc.constant(`Bearer ${marker}`), cookie: fc.constant(marker) },
    { requiredKeys: [] },
  ),
}

type PartName = keyof typeof shownTexts

/** Generates the parameters of a part, as an object or in another form that its contract accepts. */
const parametersOf = (part: PartName): fc.Arbitrary<Planted> =>
  fc
    .tuple(shownTexts[part], hiddenTexts[part], fc.boolean(), anyHidden)
    .map(([shown, others, isObject, wrong]) => {
      const texts: Record<string, string> = { ...shown, ...others }
      const hiddenNames = Object.keys(others).map((name) => [name, hidden])
      const copy = { ...shown, ...(Object.fromEntries(hiddenNames) as object) }
      if (isObject || part === 'params')
        return { value: { ...texts, more: wrong.value }, copy: { ...copy, more: hidden } }
      if (part === 'query') return { value: new URLSearchParams(texts).toString(), copy }
      const sorted = Object.entries(copy).sort(([a], [b]) => (a < b ? -1 : 1))
      return { value: new Headers(texts), copy: Object.fromEntries(sorted) as unknown }
    })

const requests = fc
  .record(
    {
      params: parametersOf('params'),
      query: fc.oneof(parametersOf('query'), hiddenOf([5, [marker], new Map([[marker, marker]])])),
      headers: fc.oneof(parametersOf('headers'), hiddenOf([marker, [[marker]], revoked()])),
      body: plantedOf(schemaNamed('icmp-monitor-update'), 'body'),
      cookies: anyHidden,
    },
    { requiredKeys: [] },
  )
  .map((parts) => combined(Object.fromEntries(Object.entries(parts))))

it('redact of a request copies each described part, and hides the rest', () => {
  fc.assert(
    fc.property(requests, (request) => {
      check(operations.updateIcmpMonitor, request)
    }),
    { numRuns: propertyRuns },
  )
})

it('redact changes no value and returns the same copy of the same value', () => {
  fc.assert(
    fc.property(arbitraries.icmpMonitor({ unlisted: true }), (monitor) => {
      expect(redact(icmpMonitor, frozen(monitor))).toEqual(redact(icmpMonitor, monitor))
    }),
    { numRuns: propertyRuns / 4 },
  )
})

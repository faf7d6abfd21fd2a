// Tests with generated values that `redact` copies what the documents of `schemas/` describe, and nothing else. Each
// value is generated together with its expected copy, from the documents and a list of secrets of its own.
import fc from 'fast-check'
import { operations, redact } from 'monitor-contract'
import { describe, expect, it } from 'vitest'
import { bodyContracts, bodyNames } from '../helpers/body-contracts.ts'
import { failing, revoked } from '../helpers/hostile-values.ts'
import { propertyRuns } from '../helpers/property-runs.ts'
import { documentOf, resolve, schemaNamed, type SchemaNode } from '../helpers/schema-documents.ts'
import { setField } from '../helpers/set-field.ts'

const hidden = '[redacted]'

/** The text, number and name that no copy may contain outside of names. */
const marker = 'Zq7MARKER'
const markedNumber = 70_707_070

/** A value, what `redact` must return for it, and the number of secrets in it. */
interface Planted {
  readonly value: unknown
  readonly copy: unknown
}

const kept = (value: unknown): Planted => ({ value, copy: value })
const hide = (value: unknown): Planted => ({ value, copy: hidden })

/** Values with the marker, of every type. */
const marked: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  string: fc.constantFrom(marker, `Bearer ${marker}`, `{"name":"${marker}"}`),
  number: fc.constantFrom(markedNumber, markedNumber + 0.5, -markedNumber),
  fraction: fc.constant(markedNumber + 0.5),
  boolean: fc.boolean(),
  null: fc.constant(null),
  none: fc.constantFrom(NaN, Infinity, Symbol(marker), BigInt(markedNumber), () => marker),
  array: fc.constantFrom<unknown>([marker], [[markedNumber], { name: marker }], [null, marker]),
  object: fc
    .constantFrom({ name: marker }, { url: { value: markedNumber } }, { heartbeat: [marker] })
    .map((value): object => ({ ...value })),
  instance: fc.constantFrom<unknown>(new Error(marker), Object.assign(new Map(), { marker })),
  unreadable: fc.constantFrom(revoked(), revoked([])),
}

const markedOf = (kinds: readonly string[]): fc.Arbitrary<unknown> =>
  fc.oneof(...kinds.flatMap((kind) => marked[kind] ?? []))

const anyMarked = markedOf(Object.keys(marked))

const typesOf = ({ type }: SchemaNode): readonly string[] => [type].flat() as string[]

/** Generates values of a type that a schema does not allow. */
function wrongOf(schema: SchemaNode): fc.Arbitrary<Planted> {
  const types = typesOf(schema)
  const isAllowed = (kind: string): boolean => {
    if (kind === 'number') return types.includes('number') || types.includes('integer')
    if (kind === 'fraction') return types.includes('number')
    if (kind === 'instance') return types.includes('object')
    return types.includes(kind)
  }
  return markedOf(Object.keys(marked).filter((kind) => !isAllowed(kind))).map(hide)
}

/** Values of flags, and whether they hide the value beside them. */
const flags: fc.Arbitrary<Planted & { readonly hides: boolean }> = fc.constantFrom(
  { ...kept(false), hides: false },
  { ...kept(true), hides: true },
  { ...hide(null), hides: false },
  ...[0, '', marker, NaN, {}, [], revoked()].map((value) => ({ ...hide(value), hides: true })),
)

/** The secrets of the service description: those that always are, and those beside flags. */
const alwaysSecret = /^body\.alertChannels\.(?:slack|webhook)(?:\[\])?\.url$/
const secretIfFlagged: readonly { readonly object: RegExp; readonly flags: readonly string[] }[] = [
  { object: /^body\.environmentVariables\[\]$/, flags: ['secret', 'locked'] },
  {
    object: /^body\.alertChannels\.webhook(?:\[\])?\.(?:headers|queryParameters)\[\]$/,
    flags: ['locked'],
  },
]

const scalars: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  string: fc.string(),
  number: fc.oneof(fc.integer({ max: 1e6 }), fc.double({ min: -5, max: 5, noNaN: true })),
  integer: fc.integer({ max: 1e6 }),
  boolean: fc.boolean(),
  null: fc.constant(null),
}

const unknownNames = fc.constantFrom('__proto__', 'constructor', 'toString', 'apiToken', 'a.b', '')

/** Generates an object with the given fields, each of which can be missing. */
function objectOf(fields: Readonly<Record<string, fc.Arbitrary<Planted>>>): fc.Arbitrary<Planted> {
  const unknownFields = fc.dictionary(unknownNames, anyMarked.map(hide), { maxKeys: 2 })
  return fc
    .tuple(fc.record(fields, { requiredKeys: [] }), unknownFields, fc.boolean())
    .map(([known, unknown, isUnreadable]) => {
      const [value, copy] = [{}, {}]
      for (const [name, field] of [...Object.entries(known), ...Object.entries(unknown)]) {
        setField(value, name, field.value)
        setField(copy, name, field.copy)
      }
      if (!isUnreadable) return { value, copy }
      Object.defineProperty(value, 'newer', { get: failing, enumerable: true })
      Object.defineProperty(value, 'script', { value: marker, enumerable: false })
      return { value: Object.assign(Object.create({ tags: [marker] }), value) as unknown, copy }
    })
}


// Compares the generated read functions with an oracle that selects known fields by the schema.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { icmpMonitor, icmpMonitorUpdate, errorGroup } from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'
import { readErrorGroup, readIcmpMonitor, readIcmpMonitorUpdate } from '../../src/generated/read-functions.ts'
import type { JsonSchema } from '../../src/schema/json-schema.ts'
import { internalsOf } from '../../src/engine/contract-internals.ts'
import type { UnknownField } from '../../src/schema/read-values.ts'

const bodies = [
  ['icmpMonitorUpdate', icmpMonitorUpdate, readIcmpMonitorUpdate],
  ['icmpMonitor', icmpMonitor, readIcmpMonitor],
  ['errorGroup', errorGroup, readErrorGroup],
] as const

/** Returns the known fields of a value, and an empty object or list for one without listed fields; scalars as they are. */
function known(value: unknown, { type = 'object', properties, items }: JsonSchema = {}): unknown {
  if (typeof value !== 'object' || value === null || !/object|array/.test(String(type))) return value
  if (Array.isArray(value)) return items ? value.map((item) => known(item, items)) : []
  const fields = Object.entries(properties ?? {}).map(([name, part]) => [
    name,
    known(Object.getOwnPropertyDescriptor(value, name)?.value, part),
  ])
  return Object.fromEntries(fields)
}

/** Returns `place/name` of each unknown field: those of an object itself first, then those inside its known fields. */
function unknownIn(value: unknown, { properties, items }: JsonSchema = {}, place = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item, index) => unknownIn(item, items, `${place}/${index}`))
  if (properties === undefined) return []
  const fields = new Map<string, unknown>(Object.entries(value))
  const own = [...fields.keys()].filter((name) => !Object.hasOwn(properties, name) && fields.get(name) !== undefined)
  const inside = Object.entries(properties).flatMap(([name, part]) =>
    unknownIn(fields.get(name), part, `${place}/${name}`),
  )
  return [...own.map((name) => `${place}/${name}`), ...inside]
}

describe.each(bodies)('the read function of %s', (name, contract, read) => {
  const schema = internalsOf(contract).schema()
  const junk = fc.record(
    Object.fromEntries([...Object.keys(schema.properties ?? {}), 'zz'].map((field) => [field, fc.jsonValue()])),
    { requiredKeys: [], noNullPrototype: true },
  )

  it('returns a record with the same keys for the known fields of any value, and lists the unknown ones', () => {
    fc.assert(
      fc.property(fc.oneof(arbitraries[name]({ unlisted: true }), junk, fc.jsonValue()), (value) => {
        const unknown: UnknownField[] = []
        const record = read(value, unknown, 100, '')
        expect(record).toEqual(known(value, schema))
        if (typeof record === 'object' && !Array.isArray(record) && record !== null)
          expect(Object.keys(record)).toEqual(Object.keys(schema.properties ?? {}))
        expect(unknown.map(({ pointer, name }) => `${pointer}/${name}`)).toEqual(unknownIn(value, schema))
      }),
    )
  })
})

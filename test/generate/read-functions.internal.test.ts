// Compares the generated read functions with an oracle that selects known fields by the schema.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { icmpMonitor, icmpMonitorUpdate, errorGroup } from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'
import { readErrorGroup, readIcmpMonitor, readIcmpMonitorUpdate } from '../../src/generated/read-functions.ts'
import type { JsonSchema } from '../../src/schema/json-schema.ts'
import { internalsOf } from '../../src/engine/contract-internals.ts'
import type { UnknownField } from '../../src/schema/read-parts.ts'

const bodies = [
  ['icmpMonitorUpdate', icmpMonitorUpdate, readIcmpMonitorUpdate],
  ['icmpMonitor', icmpMonitor, readIcmpMonitor],
  ['errorGroup', errorGroup, readErrorGroup],
] as const

/**
 * Returns the known fields of a value, and an empty object or list for one whose inside the schema does not list. In
 * place of a scalar, a value stays as it is.
 */
function known(value: unknown, { type, properties, items }: JsonSchema = {}, isField = false): unknown {
  const isScalar = isField && ![type].flat().some((name) => name === undefined || name === 'object' || name === 'array')
  if (typeof value !== 'object' || value === null || isScalar) return value
  if (Array.isArray(value)) return items === undefined ? [] : value.map((item) => known(item, items))
  const fields = Object.entries(properties ?? {}).map(([name, part]) => [
    name,
    known(Object.getOwnPropertyDescriptor(value, name)?.value, part, true),
  ])
  return Object.fromEntries(fields)
}

/** Returns `place/name` of each unknown field, in the order of the value. */
function unknownIn(value: unknown, { properties, items }: JsonSchema = {}, place = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item, index) => unknownIn(item, items, `${place}/${index}`))
  if (properties === undefined) return []
  return Object.entries(value).flatMap(([name, part]) => {
    if (Object.hasOwn(properties, name)) return unknownIn(part, properties[name], `${place}/${name}`)
    return part === undefined ? [] : [`${place}/${name}`]
  })
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

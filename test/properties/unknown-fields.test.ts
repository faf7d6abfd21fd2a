// Tests with generated values that unknown fields are found exactly where the schema lists fields.
import fc from 'fast-check'
import { icmpMonitor, icmpMonitorUpdate, errorGroup } from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'
import { expect, it } from 'vitest'
import { propertyRuns } from '../helpers/property-runs.ts'
import { resolve, schemaOf, type SchemaNode } from '../helpers/schema-documents.ts'

const bodies = { icmpMonitorUpdate, icmpMonitor, errorGroup }
type Name = keyof typeof bodies

/** The response-only fields, which an update's schema does not list. */
const responseOnly = new Set(['id', 'created_at', 'updated_at', 'alertChannels', 'checkType'])

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')

/** Returns the pointers of the unknown fields in a value. */
function unknownIn(value: unknown, node: SchemaNode, place = ''): readonly string[] {
  const { type, properties, items } = resolve(node)
  if (!isObject(value) || !/object|array/.test(String(type))) return []
  if (Array.isArray(value))
    return items === undefined
      ? []
      : value.flatMap((item, index) => unknownIn(item, items, `${place}/${index}`))
  if (properties === undefined) return []
  return Object.entries(value).flatMap(([name, part]) => {
    const at = `${place}/${escaped(name)}`
    if (part === undefined) return []
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined
    return known === undefined ? [at] : unknownIn(part, known, at)
  })
}

/** Generates valid values with unknown fields, and fields with any JSON value. */
const valuesOf = (name: Name): fc.Arbitrary<unknown> => {
  const names = [...Object.keys(schemaOf(name).properties ?? {}), 'zz', 'constructor', '__proto__']
  const fields = fc.dictionary(fc.constantFrom(...names), fc.jsonValue(), { noNullPrototype: true })
  const valid: fc.Arbitrary<unknown> = arbitraries[name]({ unlisted: true })
  return fc.oneof(valid, fields, fc.jsonValue())
}

it.each(Object.keys(bodies) as Name[])(
  'reports every unknown field of %s, and no other',
  (name) => {
    const contract = bodies[name]
    const options = { severity: { 'unknown-field': 'error' }, maxIssues: 100_000 } as const
    const seen = { unknown: 0 }
    fc.assert(
      fc.property(valuesOf(name), (value) => {
        const { errors } = contract.validate(value, options)
        const found = errors.flatMap(({ code, pointer }) =>
          code === 'unknown-field' ? pointer : [],
        )
        const expected = unknownIn(value, schemaOf(name)).filter(
          (pointer) => name !== 'icmpMonitorUpdate' || !responseOnly.has(pointer.slice(1)),
        )
        expect([...found].sort()).toEqual([...expected].sort())
        seen.unknown += found.length
      }),
      { numRuns: propertyRuns },
    )
    expect(seen.unknown).toBeGreaterThan(propertyRuns / 2)
  },
)

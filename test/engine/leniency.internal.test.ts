// Tests the severity of issues about keywords that no document uses.
import type { Path } from 'monitor-contract'
import { expect, it } from 'vitest'
import { unchangedLeniency } from '../../src/engine/leniency.ts'
import { requestDefaults } from '../../src/engine/options.ts'

const location = { schema: {}, place: undefined, content: { code: '', params: {}, message: '' } }

it('an issue about the items of an unchanged list is a warning', () => {
  const baseline = { record: { a: [{ b: [1, 2] }, { b: null }, 5], c: 5 }, values: {}, stored: new Set<string>() }
  const { severityOf } = unchangedLeniency({ ...requestDefaults, unchanged: 'accept', baseline })
  const severityAt = (instancePath: string, keyword: string, steps: Path, record: unknown): unknown =>
    severityOf?.({ instancePath, keyword, schemaPath: '', params: {} }, { ...location, steps }, record)
  const severityBy = (b: unknown): unknown => severityAt('/a/0/b', 'uniqueItems', ['a', 0, 'b'], { a: [{ b }] })
  expect(severityAt('/c/0', 'minimum', ['c', 0], { c: [5] })).toBe('error')
  expect([[1, 2], [1], [1, 3], 3].map(severityBy)).toEqual(['warning', 'error', 'error', 'error'])
})

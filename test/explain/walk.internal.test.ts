import { describe, expect, it } from 'vitest'
import { minimumKeyword } from '../../src/explain/keywords/minimum.ts'
import { nodeOf } from '../../src/explain/node.ts'
import { explain, strictly } from '../../src/explain/walk.ts'
import { Findings } from '../../src/issues/findings.ts'
import { Snapshot } from '../../src/snapshot/snapshot.ts'
import type { JsonSchema } from 'monitor-contract'
import { report } from '../helpers/report.ts'

/** The snapshot of an object with invalid fields. */
const invalid = (values: object, unknown?: readonly string[]): Snapshot =>
  new Snapshot(
    'object',
    Object.entries(values).map(([key, value]: [string, unknown]) => ({ key, value })),
    false,
    {},
    unknown,
  )

/** The snapshot of a list of invalid items. */
const invalidItems = (...items: readonly unknown[]): Snapshot =>
  new Snapshot(
    'array',
    items.map((value, key) => ({ key, value })),
    false,
    [],
    undefined,
    items.length,
  )

it('what is in a list whose items are not described is not looked into', () => {
  const findings = new Findings(5)
  explain(nodeOf({ type: ['array', 'null'] }, new Map(), []), invalidItems(5, invalid({ a: 1 })), [], findings, {
    tolerant: false,
    onUnlisted: () => undefined,
  })
  expect(report(findings.errors)).toEqual([])
  explain(nodeOf({ type: ['array', 'null'] }, new Map(), []), 5, ['a'], findings, {
    tolerant: false,
    onUnlisted: () => undefined,
  })
  expect(report(findings.errors)).toEqual(['/a type'])
})

it('what an object holds whose fields are not described is not looked into', () => {
  const told: unknown[] = []
  const findings = new Findings(5)
  explain(nodeOf({ type: 'object' }, new Map(), []), invalid({ a: 5 }, ['x']), [], findings, {
    tolerant: false,
    onUnlisted: (path) => void told.push(path),
  })
  expect([told, findings.errors]).toEqual([[], []])
})

it('who minds no unlisted names is told of none', () => {
  const findings = new Findings(5)
  explain(
    nodeOf({ type: 'object', properties: { a: { type: 'string' } } }, new Map(), []),
    invalid({ a: 5 }, ['x']),
    [],
    findings,
    strictly,
  )
  expect([report(findings.errors), findings.warnings]).toEqual([['/a type'], []])
})

describe('the fields in which something was found', () => {
  const pair = { type: 'object', properties: { b: { type: 'string' }, c: { type: 'string' } } } as const
  const unsound = (schema: JsonSchema, record: unknown): readonly string[] =>
    explain(nodeOf(schema, new Map(), []), record, ['in', 0], new Findings(9), strictly)

  it('are named once each, in their order, and not what lies in them', () => {
    const record = invalid({ d: 5, a: invalid({ b: 1, c: 2 }), c: invalid({ b: 1, c: 2 }) })
    expect(
      unsound({ type: 'object', properties: { a: pair, b: { type: 'string' }, c: pair, d: { type: 'null' } } }, record),
    ).toEqual(['a', 'c', 'd'])
  })

  it('are none where nothing is wrong, where the whole is, and in a list', () => {
    expect(unsound(pair, invalid({ b: 'x', c: 'y' }))).toEqual([])
    expect(unsound(pair, 5)).toEqual([])
    expect(unsound({ type: 'array', items: pair }, invalidItems(5, invalid({ b: 1, c: 2 })))).toEqual([])
  })
})

it('nothing more is looked for once there are as many errors as are asked for', () => {
  const node = nodeOf(
    { type: 'object', properties: { a: { type: 'string' }, b: { type: 'integer', minimum: 3 } } },
    new Map(),
    [minimumKeyword],
  )
  const record = invalid({ a: 5, b: 1 })
  const found = [1, 2].map((limit) => {
    const findings = new Findings(limit)
    explain(node, record, [], findings, { ...strictly, tolerant: true })
    return report([...findings.errors, ...findings.warnings])
  })
  expect(found).toEqual([['/a type'], ['/a type', '/b minimum']])
})

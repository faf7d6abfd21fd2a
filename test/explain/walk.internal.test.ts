import { describe, expect, it } from 'vitest'
import { minimum } from '../../src/explain/keywords/minimum.ts'
import { nodeOf } from '../../src/explain/node.ts'
import { explain, strictly } from '../../src/explain/walk.ts'
import { Findings } from '../../src/issues/findings.ts'
import type { JsonSchema } from 'monitor-contract'
import { report } from '../helpers/report.ts'

it('what is in a list whose items are not described is not looked into', () => {
  const findings = new Findings(5)
  explain(nodeOf({ type: ['array', 'null'] }, new Map(), []), [5, { a: 1 }], [], findings, {
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
  explain(
    nodeOf({ type: 'object' }, new Map(), []),
    { $parts: [{ name: 'a', value: 5 }], $unlisted: ['x'] },
    [],
    findings,
    { tolerant: false, onUnlisted: (path) => void told.push(path) },
  )
  expect([told, findings.errors]).toEqual([[], []])
})

it('who minds no unlisted names is told of none', () => {
  const findings = new Findings(5)
  explain(
    nodeOf({ type: 'object', properties: { a: { type: 'string' } } }, new Map(), []),
    { $parts: [{ name: 'a', value: 5 }], $unlisted: ['x'] },
    [],
    findings,
    strictly,
  )
  expect([report(findings.errors), findings.warnings]).toEqual([['/a type'], []])
})

describe('the fields in which something was found', () => {
  const pair = { type: 'object', properties: { b: { type: 'string' }, c: { type: 'string' } } } as const
  const parts = (values: object): object => ({
    $parts: Object.entries(values).map(([name, value]: [string, unknown]) => ({ name, value })),
  })
  const unsound = (schema: JsonSchema, record: unknown): readonly string[] =>
    explain(nodeOf(schema, new Map(), []), record, ['in', 0], new Findings(9), strictly)

  it('are named once each, in their order, and not what lies in them', () => {
    const record = parts({ d: 5, a: parts({ b: 1, c: 2 }), c: parts({ b: 1, c: 2 }) })
    expect(
      unsound({ type: 'object', properties: { a: pair, b: { type: 'string' }, c: pair, d: { type: 'null' } } }, record),
    ).toEqual(['a', 'c', 'd'])
  })

  it('are none where nothing is wrong, where the whole is, and in a list', () => {
    expect(unsound(pair, parts({ b: 'x', c: 'y' }))).toEqual([])
    expect(unsound(pair, 5)).toEqual([])
    expect(unsound({ type: 'array', items: pair }, [5, parts({ b: 1, c: 2 })])).toEqual([])
  })
})

it('nothing more is looked for once there are as many errors as are asked for', () => {
  const node = nodeOf(
    { type: 'object', properties: { a: { type: 'string' }, b: { type: 'integer', minimum: 3 } } },
    new Map(),
    [minimum],
  )
  const record = {
    $parts: [
      { name: 'a', value: 5 },
      { name: 'b', value: 1 },
    ],
  }
  const found = [1, 2].map((limit) => {
    const findings = new Findings(limit)
    explain(node, record, [], findings, { ...strictly, tolerant: true })
    return report([...findings.errors, ...findings.warnings])
  })
  expect(found).toEqual([['/a type'], ['/a type', '/b minimum']])
})

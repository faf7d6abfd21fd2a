import { describe, expect, it } from 'vitest'
import { nodeOf } from '../../src/explain/node.ts'
import { explain, strictly } from '../../src/explain/walk.ts'
import { Findings } from '../../src/issues/findings.ts'
import type { JsonSchema } from '../../src/schema/json-schema.ts'
import { report } from '../helpers/report.ts'

it('what is in a list whose items are not described is not looked into', () => {
  const findings = new Findings(5)
  explain(nodeOf({ type: ['array', 'null'] }, new Map(), []), [5, { a: 1 }], [], findings, { tolerant: false, onUnlisted: () => undefined })
  expect(report(findings.errors)).toEqual([])
  explain(nodeOf({ type: ['array', 'null'] }, new Map(), []), 5, ['a'], findings, { tolerant: false, onUnlisted: () => undefined })
  expect(report(findings.errors)).toEqual(['/a type'])
})

it('what an object holds whose fields are not described is not looked into', () => {
  const told: unknown[] = []
  const findings = new Findings(5)
  explain(nodeOf({ type: 'object' }, new Map(), []), { $values: [5], $unlisted: ['x'] }, [], findings, { tolerant: false, onUnlisted: (path) => void told.push(path) })
  expect([told, findings.errors]).toEqual([[], []])
})

it('who minds no unlisted names is told of none', () => {
  const findings = new Findings(5)
  explain(nodeOf({ type: 'object', properties: { a: { type: 'string' } } }, new Map(), []), { $values: [5], $unlisted: ['x'] }, [], findings, strictly)
  expect([report(findings.errors), findings.warnings]).toEqual([['/a type'], []])
})

describe('the fields in which something was found', () => {
  const pair = { type: 'object', properties: { b: { type: 'string' }, c: { type: 'string' } } } as const
  const unsound = (schema: JsonSchema, record: unknown): readonly string[] => explain(nodeOf(schema, new Map(), []), record, ['in', 0], new Findings(9), strictly)

  it('are named once each, in their order, and not what lies in them', () => {
    const record = { $values: [{ $values: [1, 2] }, 'sound', { $values: [1, 2] }, 5] }
    expect(unsound({ type: 'object', properties: { a: pair, b: { type: 'string' }, c: pair, d: { type: 'null' } } }, record)).toEqual(['a', 'c', 'd'])
  })

  it('are none where nothing is wrong, where the whole is, and in a list', () => {
    expect(unsound(pair, { $values: ['x', 'y'] })).toEqual([])
    expect(unsound(pair, 5)).toEqual([])
    expect(unsound({ type: 'array', items: pair }, [5, { $values: [1, 2] }])).toEqual([])
  })
})

// Tests `evaluateSchema`: which issues it reports about a snapshot, and which fields it calls invalid.
import { describe, expect, it } from 'vitest'
import { minimumKeyword } from '../../src/evaluator/keywords/minimum.ts'
import { compileSchema } from '../../src/evaluator/compile-schema.ts'
import { evaluateSchema, strictMode } from '../../src/evaluator/evaluate-schema.ts'
import { IssueCollector } from '../../src/issues/issue-collector.ts'
import { Snapshot } from '../../src/snapshot/snapshot.ts'
import type { JsonSchema } from 'monitor-contract'
import { report } from '../helpers/report.ts'

/** The snapshot of an object with invalid fields. */
const invalid = (values: object, unknown?: readonly string[]): Snapshot =>
  new Snapshot(
    'object',
    Object.entries(values).map(([key, value]: [string, unknown]) => ({ key, value })),
    {},
    unknown,
  )

/** The snapshot of a list of invalid items. */
const invalidItems = (...items: readonly unknown[]): Snapshot =>
  new Snapshot(
    'array',
    items.map((value, key) => ({ key, value })),
    [],
    undefined,
    items.length,
  )

it('the items of a list whose schema has no items are not evaluated', () => {
  const issues = new IssueCollector({ maxIssues: 5, messages: undefined })
  evaluateSchema(
    compileSchema({ type: ['array', 'null'] }, new Map(), []),
    invalidItems(5, invalid({ a: 1 })),
    [],
    issues,
    { ...strictMode },
  )
  expect(report(issues.errors)).toEqual([])
  evaluateSchema(compileSchema({ type: ['array', 'null'] }, new Map(), []), 5, ['a'], issues, { ...strictMode })
  expect(report(issues.errors)).toEqual(['/a type'])
})

it('the fields of an object whose schema has no properties are not evaluated', () => {
  const reported: unknown[] = []
  const issues = new IssueCollector({ maxIssues: 5, messages: undefined })
  evaluateSchema(compileSchema({ type: 'object' }, new Map(), []), invalid({ a: 5 }, ['x']), [], issues, {
    ...strictMode,
    onUnknownField: (path) => void reported.push(path),
  })
  expect([reported, issues.errors]).toEqual([[], []])
})

it('reports no unknown fields where they are ignored', () => {
  const issues = new IssueCollector({ maxIssues: 5, messages: undefined })
  evaluateSchema(
    compileSchema({ type: 'object', properties: { a: { type: 'string' } } }, new Map(), []),
    invalid({ a: 5 }, ['x']),
    [],
    issues,
    strictMode,
  )
  expect([report(issues.errors), issues.warnings]).toEqual([['/a type'], []])
})

describe('the fields with issues', () => {
  const pair = { type: 'object', properties: { b: { type: 'string' }, c: { type: 'string' } } } as const
  const issuesOf = (schema: JsonSchema, record: unknown): readonly string[] =>
    evaluateSchema(
      compileSchema(schema, new Map(), []),
      record,
      ['in', 0],
      new IssueCollector({ maxIssues: 9, messages: undefined }),
      strictMode,
    )

  it('are returned once each, in the order of the object, without nested fields', () => {
    const record = invalid({ d: 5, a: invalid({ b: 1, c: 2 }), c: invalid({ b: 1, c: 2 }) })
    expect(
      issuesOf(
        { type: 'object', properties: { a: pair, b: { type: 'string' }, c: pair, d: { type: 'null' } } },
        record,
      ),
    ).toEqual(['d', 'a', 'c'])
  })

  it('are none for a valid object, for a value of the wrong type and for a list', () => {
    expect(issuesOf(pair, invalid({ b: 'x', c: 'y' }))).toEqual([])
    expect(issuesOf(pair, 5)).toEqual([])
    expect(issuesOf({ type: 'array', items: pair }, invalidItems(5, invalid({ b: 1, c: 2 })))).toEqual([])
  })
})

it('the evaluation ends once the number of errors has reached the maximum', () => {
  const node = compileSchema(
    { type: 'object', properties: { a: { type: 'string' }, b: { type: 'integer', minimum: 3 } } },
    new Map(),
    [minimumKeyword],
  )
  const record = invalid({ a: 5, b: 1 })
  const found = [1, 2].map((limit) => {
    const issues = new IssueCollector({ maxIssues: limit, messages: undefined })
    evaluateSchema(node, record, [], issues, { ...strictMode, tolerant: true })
    return report([...issues.errors, ...issues.warnings])
  })
  expect(found).toEqual([['/a type'], ['/a type', '/b minimum']])
})

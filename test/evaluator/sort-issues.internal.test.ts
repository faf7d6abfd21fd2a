// Tests `sortBySchema`, the order of issues.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compileSchema } from '../../src/evaluator/compile-schema.ts'
import { sortBySchema } from '../../src/evaluator/sort-issues.ts'
import type { Issue } from 'monitor-contract'

const text = { type: 'string' } as const
const node = compileSchema(
  {
    type: 'object',
    properties: {
      b: { type: 'object', properties: { z: text, y: text } },
      a: { type: 'array', items: { type: 'object', properties: { d: text, c: text } } },
      text,
    },
  },
  new Map(),
  [],
)

const inOrder: readonly (readonly (string | number)[])[] = [
  [],
  ['b'],
  ['b', 'z'],
  ['b', 'y'],
  ['b', 'unlisted'],
  ['a'],
  ['a', 0],
  ['a', 0, 'd'],
  ['a', 0, 'c'],
  ['a', 2],
  ['a', 2, 'c'],
  ['a', 10, 'd'],
  ['a', 10, 'unlisted'],
  ['text'],
  ['text', 'deeper', 'still'],
  ['unlisted'],
]

const issueAt = (path: Issue['path']): Issue => ({
  severity: 'error',
  code: 'unreadable',
  path,
  pointer: '',
  message: '',
  params: {},
})

it('issues are in the order of the schema, outer before inner, items by index, unknown fields last', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...inOrder], { minLength: inOrder.length }), (paths) => {
      expect(sortBySchema(paths.map(issueAt), node).map(({ path }) => path)).toEqual(inOrder)
    }),
  )
})

it('issues at the same position of the schema keep their order', () => {
  const paths = [
    ['unlisted', 'deep', 1],
    ['other'],
    ['b', 'x', 0, 'z'],
    ['b', 'w'],
    ['text', 1, 'b'],
    ['text', 1, 'a'],
    ['another'],
  ]
  expect(sortBySchema(paths.map(issueAt), node).map(({ path }) => path.join('/'))).toEqual([
    'b/x/0/z',
    'b/w',
    'text/1/b',
    'text/1/a',
    'unlisted/deep/1',
    'other',
    'another',
  ])
})

it('issues at locations below the schema keep their order', () => {
  const paths = [
    ['text', 'deeper', 'z'],
    ['text', 'deeper', 'y'],
    ['unlisted', 'deep', 1, 'z', 0],
    ['unlisted', 'deep', 1, 'y', 0],
    ['unlisted', 'deep', 1, 'y', 'x'],
  ]
  expect(sortBySchema(paths.map(issueAt), node).map(({ path }) => path)).toEqual(paths)
})

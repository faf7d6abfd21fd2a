// Tests `orderBySchema`, the order of issues.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compileSchema } from '../../src/evaluator/compile-schema.ts'
import { orderBySchema } from '../../src/evaluator/order-issues.ts'
import type { Draft } from '../../src/issues/draft.ts'
import type { Path } from '../../src/issues/issue.ts'

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

const draftAt = (path: Path): Draft => ({
  severity: 'error',
  path,
  related: undefined,
  content: { code: 'unreadable', params: {}, message: 'cannot be read.' },
})

const ordered = (paths: readonly Path[], max = Infinity): Path[] =>
  orderBySchema(paths.map(draftAt), node, max).errors.map(({ path }) => path)

it('issues are in the order of the schema, outer before inner, items by index, unknown fields last', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...inOrder], { minLength: inOrder.length }), (paths) => {
      expect(ordered(paths)).toEqual(inOrder)
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
  expect(ordered(paths).map((path) => path.join('/'))).toEqual([
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
  expect(ordered(paths)).toEqual(paths)
})

it('the maximum cuts before issues are ordered, errors and warnings apart', () => {
  const drafts = [['text'], ['b'], ['a']].map(draftAt)
  const warnings = drafts.map((draft): Draft => ({ ...draft, severity: 'warning' }))
  const { errors, warnings: warned } = orderBySchema([...drafts, ...warnings], node, 2)
  expect([errors, warned].map((list) => list.map(({ path }) => path[0]))).toEqual([
    ['b', 'text'],
    ['b', 'text'],
  ])
})

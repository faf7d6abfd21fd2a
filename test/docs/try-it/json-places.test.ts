import { jsonLanguage } from '@codemirror/lang-json'
import { Text } from '@codemirror/state'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placesOf, type Place } from '../../../docs/site-source/try-it/json-places.ts'
import type { Path } from 'monitor-contract'

function placesIn(text: string, paths: readonly Path[]): Place[] {
  const steps = placesOf(paths, jsonLanguage.parser.parse(text), Text.of(text.split('\n')))
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The parts of a text at some paths. */
const partsAt = (text: string, paths: readonly Path[]): string[] =>
  placesIn(text, paths).map(({ from, to }) => text.slice(from, to))

const document = `{
  "name": "edge",
  "request": {
    "assertions": [{ "target": "1" }, { "target": "2" }],
    "hostname": "h"
  }
}`

it.each<[what: string, path: Path, part: string]>([
  ['a field with its name', ['name'], '"name": "edge"'],
  ['an item', ['request', 'assertions', 1], '{ "target": "2" }'],
  ['a field of an item', ['request', 'assertions', 1, 'target'], '"target": "2"'],
  ['the whole document', [], document],
  ['the document for a field that it lacks', ['heartbeat'], document],
  ['the item for a field that it lacks', ['request', 'assertions', 0, 'source'], '{ "target": "1" }'],
  ['the text for what is read out of a text', ['request', 'hostname', 'limit'], '"hostname": "h"'],
  [
    'the list for an item that it lacks',
    ['request', 'assertions', 2],
    '"assertions": [{ "target": "1" }, { "target": "2" }]',
  ],
  [
    'the object for an index',
    ['request', 0],
    document.slice(document.indexOf('"request"'), document.lastIndexOf('\n}')),
  ],
])('finds %s', (_, path, part) => {
  expect(partsAt(document, [path])).toEqual([part])
})

it('tells where the name of a field ends, and of nothing else', () => {
  expect(placesIn('{"name" : ["edge"]}', [['name'], ['name', 0], []])).toEqual([
    { from: 1, to: 18, nameEnd: 7 },
    { from: 11, to: 17 },
    { from: 0, to: 19 },
  ])
})

it('finds the value that JSON.parse takes of a name that stands twice', () => {
  expect(
    partsAt('{"a":{"b":1},"a":{"c":2}}', [
      ['a', 'c'],
      ['a', 'b'],
    ]),
  ).toEqual(['"c":2', '"a":{"c":2}'])
})

it('reads a name that is spelt with escapes', () => {
  expect(partsAt(String.raw`{"n\u0061me":1,"a/b~":2,"":3}`, [['name'], ['a/b~'], ['']])).toEqual([
    String.raw`"n\u0061me":1`,
    '"a/b~":2',
    '"":3',
  ])
})

it('answers for a text without a value', () => {
  expect(partsAt('', [['a'], []])).toEqual(['', ''])
})

/** Every path of a value, with what is there. */
const everyPath = (value: unknown, path: Path = []): [Path, unknown][] => [
  [path, value],
  ...(Array.isArray(value)
    ? value.flatMap((item, index) => everyPath(item, [...path, index]))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, inner]) => everyPath(inner, [...path, name]))
      : []),
]

it('finds every value of every document, at all paths at once', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 1, 2, '\t'), (value, indent) => {
      const text = JSON.stringify(value, null, indent)
      const expected = everyPath(JSON.parse(text))
      const found = partsAt(
        text,
        expected.map(([path]) => path),
      ).map((part, index): unknown => {
        const step = expected[index]?.[0].at(-1)
        return typeof step === 'string' ? JSON.parse(`{${part}}`) : JSON.parse(part)
      })
      expect(found).toEqual(
        expected.map(([path, inner]) => {
          const step = path.at(-1)
          return typeof step === 'string' ? JSON.parse(`{${JSON.stringify(step)}:${JSON.stringify(inner)}}`) : inner
        }),
      )
    }),
  )
})

it('pauses within a long list', () => {
  const text = JSON.stringify(Array(10_000).fill(1))
  const steps = placesOf([[9_999]], jsonLanguage.parser.parse(text), Text.of([text]))
  let pauses = 0
  while (steps.next().done !== true) pauses++
  expect(pauses).toBeGreaterThan(4)
})

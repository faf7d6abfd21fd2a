// Compares the ranges of `parseJson` with the positions of jsonc-parser.
import fc from 'fast-check'
import { icmpMonitorUpdate } from 'monitor-contract'
import { parseJson, validateText } from 'monitor-contract/text'
import { getNodeValue, parseTree, visit, type Node } from 'jsonc-parser'
import { describe, expect, it } from 'vitest'
import { jsonTexts } from './json-texts.ts'
import { propertyRuns, propertyTimeout } from '../helpers/property-runs.ts'

const numRuns = propertyRuns / 5

interface Place {
  readonly pointer: string
  readonly value: Node
  readonly key: Node | undefined
}

const escaped = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1')

/** Returns the values in a node of jsonc-parser. For a duplicate key, the last value counts, as in `JSON.parse`. */
function placesIn(value: Node, pointer = '', key?: Node): Place[] {
  const children = value.children ?? []
  const parts =
    value.type === 'object'
      ? new Map(children.map(({ children: [name, part] = [] }) => [String(name && getNodeValue(name)), { name, part }]))
      : new Map(children.map((part, index) => [String(index), { name: undefined, part }]))
  return [
    { pointer, value, key },
    ...[...parts].flatMap(([step, { name, part }]) =>
      part ? placesIn(part, `${pointer}/${escaped(step)}`, name) : [],
    ),
  ]
}

const offsets = (node: Node | undefined) => node && [node.offset, node.offset + node.length]

describe('positions agree with jsonc-parser', () => {
  it(
    'has the range, line and column of every value, and the range of its key',
    () => {
      fc.assert(
        fc.property(jsonTexts, (text) => {
          const tree = parseTree(text)
          const parsed = parseJson(text)
          if (tree === undefined || !parsed.ok) throw new Error('The text is JSON')
          const starts = new Map<number, string>()
          const visited = (offset: number, line: number, column: number): void =>
            void starts.set(offset, `${line + 1}:${column + 1}`)
          visit(text, {
            onLiteralValue: (_value, offset, _length, line, column) => visited(offset, line, column),
            onObjectBegin: (offset, _length, line, column) => visited(offset, line, column),
            onArrayBegin: (offset, _length, line, column) => visited(offset, line, column),
          })
          for (const { pointer, value, key } of placesIn(tree)) {
            const [range, keyRange] = [parsed.rangeOf(pointer), parsed.rangeOf(pointer, { key: true })]
            expect([range?.start.offset, range?.end.offset]).toEqual(offsets(value))
            expect(range && `${range.start.line}:${range.start.column}`).toBe(starts.get(value.offset))
            expect(keyRange && [keyRange.start.offset, keyRange.end.offset]).toEqual(offsets(key))
          }
        }),
        { numRuns },
      )
    },
    propertyTimeout,
  )

  it(
    'has the range of every duplicate key',
    () => {
      fc.assert(
        fc.property(jsonTexts, (text) => {
          const open: Set<string>[] = []
          const expected: number[] = []
          visit(text, {
            onObjectBegin: () => {
              open.push(new Set())
            },
            onObjectEnd: () => open.pop(),
            onObjectProperty: (name, offset) => {
              if (open.at(-1)?.has(name) === true) expected.push(offset)
              open.at(-1)?.add(name)
            },
          })
          const { errors } = validateText(icmpMonitorUpdate, text, { maxIssues: 1_000_000 })
          const found = errors.flatMap(({ code, range }) => (code === 'duplicate-key' ? [range.start.offset] : []))
          expect(found).toEqual(expected)
        }),
        { numRuns },
      )
    },
    propertyTimeout,
  )
})

// Tests that the statements of the rule about `frequencyOffset` in tables and alone agree with the
// code. Vectors hold the bundled documents and OpenAPI.
import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { frequencies, icmpMonitor, icmpMonitorUpdate } from 'monitor-contract'
import { toMarkdown } from 'monitor-contract/docs'
import { monitor, update } from '../helpers/minimal-bodies.ts'
import { bundledDocuments } from '../generate/bundled-documents.ts'
import { schemaDocuments, type SchemaNode } from '../helpers/schema-documents.ts'

/**
 * The offsets -1 to 601, none and null: with 13 frequencies and none, these are all inputs for
 * which the rule can differ.
 */
const offsets = [...Array.from({ length: 603 }, (_, index) => index - 1), undefined, null]
const pairs = [...frequencies, undefined].flatMap((frequency) =>
  offsets.map((frequencyOffset) => ({ frequency, frequencyOffset })),
)
type Pair = (typeof pairs)[number]

/** The fields that are present. */
const present = (pair: Pair): object =>
  Object.fromEntries(Object.entries(pair).filter(([, value]) => value !== undefined))

/** Returns the numbers in the table rows of a Markdown text whose first cell is one number. */
const rowsOf = (markdown: string) =>
  markdown.split('\n').flatMap((line) => {
    const [, first = '', second = ''] = line.split('|').map((cell) => cell.trim())
    return /^\d+$/.test(first) && /^\d/.test(second) ? [[Number(first), second] as const] : []
  })

/** Returns whether a cell such as `1 to 50` or `10, 20 or 30` includes a number. */
function has(cell: string, value: number): boolean {
  const numbers = (cell.match(/\d+/g) ?? []).map(Number)
  const [least = 0, greatest = 0] = numbers
  return / to /.test(cell) ? value >= least && value <= greatest : numbers.includes(value)
}

const directions = [
  { contract: icmpMonitorUpdate, body: update },
  { contract: icmpMonitor, body: monitor },
] as const

describe.each(directions)(
  'the rule about frequencyOffset in $contract.name',
  ({ contract, body }) => {
    const valid = pairs.filter((pair) => contract.is(body(present(pair))))
    const bundled =
      bundledDocuments.find((document) => document.contract === contract.name)?.document ?? {}

    it('allows the same offsets as the tables of the reference and of the editors', () => {
      for (const markdown of [
        toMarkdown(),
        String(bundled.properties?.['frequencyOffset']?.['markdownDescription']),
      ]) {
        const table = new Map(rowsOf(markdown))
        expect([...table.keys()]).toEqual([...frequencies])
        const allowed = pairs.filter(({ frequency, frequencyOffset }) => {
          if (frequencyOffset === undefined || frequencyOffset === null)
            return frequencyOffset === undefined
          if (frequency !== undefined) return has(table.get(frequency) ?? '', frequencyOffset)
          return (
            frequencyOffset >= 1 && [...table.values()].some((cell) => has(cell, frequencyOffset))
          )
        })
        expect(allowed).toEqual(valid)
      }
    })
  },
)

describe('the schema of the rule alone', () => {
  const alone = JSON.parse(
    readFileSync('schemas/frequency-offset.schema.json', 'utf8'),
  ) as SchemaNode
  const ajv = new Ajv2020({
    strict: false,
    validateFormats: false,
    schemas: [...schemaDocuments.values(), alone],
  })

  it('allows the same offsets', () => {
    const check = ajv.compile({ $ref: String(alone.$id) })
    const accepted = pairs.filter((pair) => check(present(pair)))
    expect(accepted).toEqual(pairs.filter((pair) => icmpMonitorUpdate.is(update(present(pair)))))
    const lone = [{}, { frequency: 1 }, { frequencyOffset: 600 }, { frequencyOffset: 601 }]
    expect(lone.map((fields) => check(fields))).toEqual([true, true, true, false])
  })

  it('adds the rule to another document with allOf, as the reference says', () => {
    const [, source = ''] = /`(\{"allOf".*\})`/.exec(toMarkdown()) ?? []
    const check = ajv.compile(JSON.parse(source) as SchemaNode)
    const values = [
      update({ frequency: 5, frequencyOffset: 50 }),
      update({ frequency: 5, frequencyOffset: 51 }),
      {},
    ]
    expect(values.map((value) => check(value))).toEqual([true, false, false])
  })
})

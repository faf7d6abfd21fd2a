// Compares our results with those of other validators, and tests their known differences.
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { icmpMonitor, icmpMonitorUpdate } from 'monitor-contract'
import { bodyNames } from '../helpers/body-contracts.ts'
import { valid } from '../helpers/generated-bodies.ts'
import { monitor, update } from '../helpers/minimal-bodies.ts'
import { propertyRuns, propertyTimeout } from '../helpers/property-runs.ts'
import { schemaOf } from '../helpers/schema-documents.ts'
import { readVectors } from '../helpers/vectors.ts'
import { byAjv } from './ajv.ts'
import { byCfworker } from './cfworker.ts'
import { disagreement, disagreements, emptyTally } from './compare.ts'
import { byHyperjump } from './hyperjump.ts'
import { fastPath, type Oracle } from './oracle.ts'

const hyperjump = byHyperjump()
const validators: readonly Oracle[] = [fastPath, byAjv(), byCfworker(), hyperjump]
afterAll(() => {
  hyperjump.end()
})

const vectors = readVectors()

/** Bodies that are valid except for a text in a format. */
const holding = {
  date: (text: string) => monitor({ created_at: text }),
  'date-time': (text: string) => monitor({ updated_at: text }),
  uuid: (text: string) => monitor({ id: text }),
}

describe.each(validators)('$name', (validator) => {
  it.each(bodyNames)('returns the same result as the package for every vector of %s', async (name) => {
    const texts = vectors.filter(({ contract }) => contract === name).map(({ value }) => JSON.stringify(value))
    const tally = emptyTally()
    expect(await disagreements([validator], name, texts, tally)).toEqual([])
    expect(Math.min(tally.valid, tally.invalid)).toBeGreaterThan(20)
    expect(tally.leftOut.get(validator.name) ?? 0).toBeLessThan(texts.length / 4)
  })

  if (validator === fastPath) return

  it('accepts the parameters that the package parses', async () => {
    const read = vectors.filter(({ parsed }) => parsed !== undefined)
    expect(read.length).toBeGreaterThan(20)
    for (const { name, contract, parsed } of read) {
      expect({
        name,
        results: await validator.results(String(schemaOf(contract).$id), [JSON.stringify(parsed)]),
      }).toEqual({ name, results: [true] })
    }
  })

  if (validator.knownDifferences.length === 0) return

  it('differs from the package in each known case', async () => {
    for (const { format, example, concerns } of validator.knownDifferences) {
      const [result] = await validator.results(icmpMonitor.id, [JSON.stringify(holding[format](example))])
      expect({ example, result, concerns: concerns(example) }).toEqual({
        example,
        result: !icmpMonitor.is(holding[format](example)),
        concerns: true,
      })
    }
  })
})

describe('generated values', () => {
  it.each(bodyNames)(
    'all validators return the same for values of %s',
    async (name) => {
      const tally = emptyTally()
      const numRuns = Math.ceil(propertyRuns / bodyNames.length)
      expect(await disagreement(validators, name, { seed: Date.now() % 2 ** 31, numRuns }, tally)).toBeUndefined()
      expect(tally.valid + tally.invalid).toBe(numRuns)
      expect(Math.min(tally.valid, tally.invalid)).toBeGreaterThan(numRuns / 10)
      expect(Math.max(...tally.leftOut.values())).toBeLessThan(numRuns / 4)
    },
    propertyTimeout,
  )

  it('reports a validator that accepts too much, with the smallest such value', async () => {
    const lax: Oracle = {
      ...fastPath,
      name: 'lax',
      results: (_, texts) =>
        texts.map((text) => text.includes('"doubleCheck":null') || icmpMonitorUpdate.is(JSON.parse(text))),
    }
    const values = fc
      .tuple(valid.icmpMonitorUpdate, fc.boolean())
      .map(([value, wrong]) => (wrong ? Object.assign({}, value, { doubleCheck: null }) : value))
    const found = await disagreement(
      [fastPath, lax],
      'icmpMonitorUpdate',
      { seed: 7, numRuns: 200 },
      emptyTally(),
      values,
    )
    expect(found?.against).toEqual(['lax'])
    expect(Object.keys(JSON.parse(found?.text ?? '{}')).sort()).toEqual(
      [...Object.keys(update()), 'doubleCheck'].sort(),
    )
  })
})

import { execFileSync } from 'node:child_process'
import { beforeAll, describe, expect, it } from 'vitest'
import { frequencies, icmpLocations, icmpMonitorUpdate, runtimeIds } from '../../dist/index.js'
import { buildWorker } from '../build.ts'
import * as allowed from '../contenders/allowed-values.ts'
import { contenders, ours, yardstick, type Check } from '../contenders/index.ts'
import { expectResult } from '../measure/expect-result.ts'
import type { Measured } from '../measure/measured.ts'
import { scenarios } from '../scenarios/index.ts'

describe('the contenders', () => {
  let measured: Measured
  beforeAll(async () => {
    const pace = { rounds: 1, sampleMilliseconds: 1, warmUpMilliseconds: 0, quick: true }
    // The process ends with an error if a contender returns a wrong result for a value of a
    // scenario.
    const output = execFileSync(process.execPath, [await buildWorker(), JSON.stringify(pace)], {
      encoding: 'utf8',
    })
    measured = JSON.parse(output) as Measured
  }, 300_000)

  it('return the expected result for every value, and a number of errors', () => {
    expect(Object.keys(measured)).toEqual(Object.keys(scenarios))
    for (const [name, { mistakes }] of Object.entries(measured)) {
      expect(Object.keys(mistakes)).toEqual(contenders)
      for (const count of Object.values(mistakes))
        expect(count === 0, name).toBe(scenarios[name]?.valid)
    }
  })

  it('are measured beside this package and the yardstick', () => {
    expect(measured['shapes-256']).toMatchObject({
      is: {
        [ours]: [expect.any(Number)],
        [yardstick]: [expect.any(Number)],
        ajv: [expect.any(Number)],
      },
      validate: {
        [ours]: [expect.any(Number)],
        [yardstick]: [expect.any(Number)],
        zod: [expect.any(Number)],
      },
    })
  })
})

it('the allowed values of the contenders are those of the package', () => {
  expect(allowed).toMatchObject({ frequencies, icmpLocations, runtimeIds })
})

describe('a wrong result', () => {
  const valid: Check = { is: () => true, validate: () => 0, mistakes: Number }

  it.each([
    ['is', { ...valid, is: (value: unknown) => value !== 2 }],
    ['validate', { ...valid, validate: (value: unknown) => (value === 2 ? 1 : 0) }],
  ])('of %s for one value is an error', (way, check) => {
    expectResult('one', 'some', valid, [1, 2], true)
    expect(() => {
      expectResult('one', 'some', check, [1, 2], true)
    }).toThrow(`one: ${way} returns false for value 1 of some`)
  })
})

describe('the scenarios', () => {
  it.each([
    ['full', 0, 0],
    ['two-warnings', 0, 2],
    ['shapes-1024', 0, 0],
    ['six-mistakes', 6, 0],
    ['six-mistakes-256', 6, 0],
    ['twenty-mistakes-256', 20, 0],
  ])('%s has bodies with %i errors and %i warnings', (name, errors, warnings) => {
    for (const body of scenarios[name]?.values ?? [])
      expect(icmpMonitorUpdate.validate(body)).toMatchObject({
        errors: { length: errors },
        warnings: { length: warnings },
      })
  })

  it('of shapes have bodies with different lists of fields', () => {
    const shapes = scenarios['shapes-1024']?.values.map((body) =>
      Object.keys(body as object).join(),
    )
    expect(new Set(shapes).size).toBe(1024)
  })
})

import { spawnSync } from 'node:child_process'
import { beforeAll, describe, expect, it } from 'vitest'
import { frequencies, icmpLocations, runtimeIds } from '../../dist/index.js'
import { addressesOf, buildAll } from '../build.ts'
import * as allowed from '../contenders/allowed-values.ts'
import type { Check } from '../contenders/contender.ts'
import { contenders } from '../contenders/index.ts'
import { expectResult, WrongResult } from '../measure/gate.ts'
import { bodyWithSixWarnings, fullBody } from '../scenarios/bodies.ts'
import { scenarios } from '../scenarios/index.ts'
import { textsOfShapes } from '../scenarios/shapes.ts'

beforeAll(buildAll, 120_000)

it('the allowed values of the contenders are those of the package', () => {
  expect(allowed).toMatchObject({ frequencies, icmpLocations, runtimeIds })
})

describe('the gate', () => {
  const agreeing: Check = { is: () => true, validate: () => 0, mistakes: Number }

  it('accepts expected results', () => {
    expect(() => expectResult('one', 'some', agreeing, [1, 2], true)).not.toThrow()
  })

  it.each([
    ['is', { ...agreeing, is: (value: unknown) => value !== 2 }],
    ['validate', { ...agreeing, validate: (value: unknown) => (value === 2 ? 1 : 0) }],
  ])('throws if %s returns a wrong result for one value', (_, check) => {
    expect(() => expectResult('one', 'some', check, [1, 2], true)).toThrow(WrongResult)
  })
})

// The texts of a scenario are generated once for all contenders.
const light = Object.entries(scenarios)
  .filter(([, { trial }]) => trial === undefined)
  .map(([scenario, { contract, texts, valid }]) => ({ scenario, contract, valid, texts: texts() }))

describe.each(contenders)('$name', ({ name }) => {
  it.each(light)('returns the expected result for every value of $scenario', async (each) => {
    const { scenario, contract, valid, texts } = each
    const check = (await import(addressesOf(name)[contract])) as Check
    const values = texts.map((text) => JSON.parse(text) as unknown)
    expectResult(name, scenario, check, values, valid)
  })
})

it('each body of many shapes has its own field names or its own order of them', () => {
  const shapes = textsOfShapes(1024).map((text) => Object.keys(JSON.parse(text) as object).join())
  expect(new Set(shapes).size).toBe(1024)
})

it('the bodies of many shapes are the same in every run', () => {
  expect(textsOfShapes(16)).toEqual(textsOfShapes(1024).slice(0, 16))
})

describe('the scenarios', () => {
  const answer = async (body: object) => {
    const { validate } = (await import('../../dist/index.js')).icmpMonitorUpdate
    return validate(body)
  }

  it('the bodies of many shapes are valid and have no warnings', async () => {
    for (const text of textsOfShapes(1024))
      expect(await answer(JSON.parse(text) as object)).toEqual({
        valid: true,
        value: JSON.parse(text),
        errors: [],
        warnings: [],
        truncated: false,
      })
  })

  it('the full body is about 1.7 KB and has no warning', async () => {
    expect(JSON.stringify(fullBody).length).toBeGreaterThan(1600)
    expect(JSON.stringify(fullBody).length).toBeLessThan(1800)
    expect((await answer(fullBody)).warnings).toEqual([])
  })

  it('the body with six warnings has exactly six warnings', async () => {
    expect((await answer(bodyWithSixWarnings)).warnings).toHaveLength(6)
  })

  it('an unknown scenario is rejected with an error that contains its name', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['../node_modules/tsx/dist/cli.mjs', 'index.ts', '--only', 'nothing'],
      { encoding: 'utf8' },
    )
    expect(status).not.toBe(0)
    expect(stderr).toContain('There is no scenario nothing')
  })
})

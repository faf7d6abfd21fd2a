// Runs the examples in the doc comments of the domain functions.
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as exported from 'monitor-contract'
import { evaluated, examplesOf } from '../helpers/run-examples.ts'

const files = readdirSync(new URL('../../src/domain/', import.meta.url))

const functionOf = (file: string): string =>
  file.replace('.ts', '').replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase())

const documented = files.filter((file) => Object.hasOwn(exported, functionOf(file)))

describe('the examples of the domain functions', () => {
  it('every exported domain function has examples', () => {
    expect(documented.map(functionOf).sort()).toEqual([
      'applyUpdate',
      'classifyRun',
      'effectiveAlertSettings',
      'evaluateAssertion',
      'frequencyOffsetRange',
      'isFrequency',
      'isIcmpLocation',
      'isRuntimeId',
      'meetsExpectation',
      'redact',
      'runIntervalSeconds',
      'thresholdRange',
      'toUpdate',
      'withDefaults',
    ])
    for (const file of documented) {
      const calls = examplesOf(`domain/${file}`).map(({ call }) => call)
      expect(calls, file).not.toEqual([])
      for (const call of calls) expect(call).toContain(`${functionOf(file)}(`)
    }
  })

  it.each(documented.flatMap((file) => examplesOf(`domain/${file}`)))(
    'returns the documented result: $call',
    ({ call, result }) => {
      expect(evaluated(call)).toEqual(evaluated(result))
    },
  )
})

// Runs the examples in the doc comments of the domain functions.
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as exported from 'monitor-contract'
import { evaluated, examplesOf } from '../helpers/run-examples.ts'

const examples = readdirSync(new URL('../../src/domain/', import.meta.url))
  .flatMap((file) => examplesOf(`domain/${file}`))
  .filter(({ call }) => !call.startsWith('isBefore'))

describe('the examples of the domain functions', () => {
  it.each([
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
  ])('%s has an example', (name) => {
    expect(Object.hasOwn(exported, name)).toBe(true)
    expect(examples.filter(({ call }) => call.includes(`${name}(`))).not.toEqual([])
  })

  it.each(examples)('returns the documented result: $call', ({ call, result }) => {
    expect(evaluated(call)).toEqual(evaluated(result))
  })
})

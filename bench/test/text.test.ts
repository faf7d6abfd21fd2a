// Tests that the measurement of texts and languages works. It has no test of a time.
import { describe, expect, it } from 'vitest'
import { validateText } from '../../dist/text.js'
import { errorGroupList, icmpMonitorUpdate } from '../../dist/index.js'
import { measureTexts } from '../measure/run-worker.ts'
import { interleavedRounds } from '../text/interleaved-rounds.ts'
import { languages, sixMistakesIn } from '../text/languages.ts'
import { textScenarios } from '../text/text-scenarios.ts'
import { expectSameIssues } from '../text/ways-to-validate.ts'
import manifest from '../../package.json' with { type: 'json' }

it('every text and every language is measured in each round', () => {
  const { texts, languages: times } = measureTexts({ warmUpTurns: 1, rounds: 2, sampleMilliseconds: 1 })
  expect(Object.keys(texts)).toEqual(textScenarios.map(({ title }) => title))
  expect(Object.keys(times)).toEqual(languages)
  for (const rounds of [...Object.values(texts).flatMap((text) => Object.values(text)), ...Object.values(times)])
    expect(rounds).toEqual([expect.any(Number), expect.any(Number)])
})

describe('the measured texts', () => {
  it.each(textScenarios)('$title has the same issues in every way to validate it', (scenario) => {
    expect(() => {
      expectSameIssues(scenario)
    }).not.toThrow()
  })

  it.each([
    ['a body with six mistakes', 6, 0],
    ['a body that calls for six warnings', 0, 6],
    ['a list of 1,000 wrong groups', 100, 0],
    ['a full body', 0, 0],
    ['a list of 100 groups', 0, 0],
  ])('%s has %i errors and %i warnings', (name, errors, warnings) => {
    const { contract, texts } = textScenarios.find(({ title }) => title === name) ?? { texts: [] }
    expect(texts).toHaveLength(1)
    for (const text of texts)
      expect(
        contract === 'update' ? validateText(icmpMonitorUpdate, text) : validateText(errorGroupList, text),
      ).toMatchObject({ errors: { length: errors }, warnings: { length: warnings } })
  })
})

it('every language of the package is measured, with messages of its own', () => {
  const exported = Object.keys(manifest.exports).flatMap((path) => /^\.\/messages\/(.+)$/.exec(path)?.[1] ?? [])
  expect([...languages].sort()).toEqual(['en', ...exported].sort())
  expect(new Set(languages.map((language) => JSON.stringify(sixMistakesIn(language)()))).size).toBe(languages.length)
})

it('each call is measured once in each round, and each round starts with another call', () => {
  const calls: string[] = []
  const times = interleavedRounds(
    ['a', 'b'].map((name) => () => {
      if (calls.at(-1) !== name) calls.push(name)
    }),
    { rounds: 2, sampleMilliseconds: 1 },
  )
  expect(times.map(({ length }) => length)).toEqual([2, 2])
  expect(calls).toEqual(['a', 'b', 'a'])
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { examples, type Example } from '../../../docs/site-source/try-it/examples.ts'
import { baselineOf, kindNames, kinds } from '../../../docs/site-source/try-it/kinds.ts'
import { issueCodes } from '../../../src/issues/issue-codes.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'))

function answerTo({ kind, file, baselineFile, choices }: Example) {
  const baseline = baselineOf(kinds[kind], choices, baselineFile === undefined ? undefined : read(baselineFile))
  return kinds[kind].answer({ document: read(file), baseline, choices })
}

const codesOf = (example: Example): string[] => {
  const { errors, warnings } = answerTo(example)
  return [...errors, ...warnings].map(({ code }) => code)
}

it.each(kindNames)('begins with a right %s', (kind) => {
  const first = examples.find((example) => example.kind === kind)
  expect(first && codesOf(first)).toEqual([])
})

it.each(examples.filter(({ kind }, index) => examples.findIndex((example) => example.kind === kind) !== index))('has something to say of $kind: $title', (example) => {
  expect(codesOf(example)).not.toEqual([])
})

it('shows every code that a document can bring', () => {
  const shown = new Set(examples.flatMap(codesOf))
  expect(Object.keys(issueCodes).filter((code) => !shown.has(code))).toEqual(['unreadable'])
})

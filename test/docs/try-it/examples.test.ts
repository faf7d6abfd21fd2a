import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { examples, type Example } from '../../../docs/site-source/try-it/examples.ts'
import { baselineOf, kindNames, kinds } from '../../../docs/site-source/try-it/kinds.ts'

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

it.each(examples.filter(({ kind }, index) => examples.findIndex((example) => example.kind === kind) !== index))(
  'has something to say of $kind: $title',
  (example) => {
    expect(codesOf(example)).not.toEqual([])
  },
)

it('shows what each of these codes looks like', () => {
  expect(new Set(examples.flatMap(codesOf))).toEqual(
    new Set([
      'type',
      'enum',
      'required',
      'minimum',
      'maximum',
      'exclusiveMinimum',
      'maxLength',
      'maxItems',
      'format',
      'pattern',
      'frequency-offset',
      'packet-loss-order',
      'unknown-field',
      'duplicate-parameter',
      'response-only-field',
      'deprecated-field',
      'defaults-conflict',
      'sub-minute-frequency',
      'frequency-offset-missing',
      'response-time-order',
      'alert-settings-ignored',
      'browser-only-field',
      'api-only-field',
      'non-numeric-target',
      'seen-order',
      'duplicate-group',
      'page-number',
      'missing-service-account',
      'missing-content-type',
    ]),
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { initialChoices } from '../../../docs/site-source/try-it/choices.ts'
import { baselineOf, callOf, kindNames, kinds } from '../../../docs/site-source/try-it/kinds.ts'
import { icmpMonitorDefaults } from 'monitor-contract'

const baseline = undefined

it.each(kindNames)('answers any document that is tried as %s', (name) => {
  fc.assert(
    fc.property(fc.jsonValue(), (document) => {
      expect(kinds[name].answer({ document, baseline, choices: initialChoices })).toHaveProperty('valid')
    }),
  )
})

it.each([null, 5, 'text', [], [{}]])('refuses %j as a request at its whole', (document) => {
  for (const name of ['updateRequest', 'listRequest'] as const) {
    expect(
      kinds[name]
        .answer({ document, baseline, choices: initialChoices })
        .errors.map(({ code, pointer }) => `${pointer} ${code}`),
    ).toEqual([' type'])
  }
})

it('hands over the choices that a kind has', () => {
  const document = { name: 'edge', frequency: 7, colour: 'red' }
  const codesOf = (choices: object) => {
    const { errors, warnings } = kinds.icmpMonitor.answer({
      document,
      baseline,
      choices: { ...initialChoices, ...choices },
    })
    return [errors.map(({ code }) => code), warnings.map(({ code }) => code)]
  }
  expect(codesOf({})).toEqual([['enum'], []])
  expect(codesOf({ reader: 'tolerant' })).toEqual([[], ['enum']])
  expect(codesOf({ unknownFields: 'error' })).toEqual([['enum', 'unknown-field'], []])
  expect(codesOf({ unknownFields: 'warn', reader: 'tolerant' })).toEqual([[], ['enum', 'unknown-field']])
})

it('holds an update against the baseline that is chosen', () => {
  const document = { heartbeat: {}, script: '', frequencyOffset: 51 }
  const codesOf = (choice: 'none' | 'defaults' | 'own', own: unknown) => {
    const choices = { ...initialChoices, baseline: choice }
    return kinds.icmpMonitorUpdate
      .answer({ document, baseline: baselineOf(kinds.icmpMonitorUpdate, choices, own), choices })
      .errors.map(({ code }) => code)
  }
  expect(codesOf('none', { frequency: 5 })).toEqual([])
  expect(codesOf('defaults', { frequency: 5 })).toEqual([])
  expect(codesOf('own', { frequency: 5 })).toEqual(['frequency-offset'])
  expect(codesOf('own', 5)).toEqual([])
})

it('takes a baseline only where the kind has one', () => {
  const choices = { ...initialChoices, baseline: 'defaults' } as const
  expect(kindNames.filter((name) => baselineOf(kinds[name], choices, undefined) === icmpMonitorDefaults)).toEqual([
    'icmpMonitorUpdate',
    'updateRequest',
  ])
})

it('finds a header under the name that the document spells', () => {
  const document = { headers: { AUTHORIZATION: 'Basic x' } }
  const [error] = kinds.listRequest.answer({ document, baseline, choices: initialChoices }).errors
  expect(kinds.listRequest.pathIn?.(document, error?.path ?? [])).toEqual(['headers', 'AUTHORIZATION'])
})

it.each([
  [['headers', 'authorization'], {}],
  [['headers', 'authorization'], { headers: null }],
  [['headers', 'authorization'], { headers: { other: 1 } }],
  [['query', 'limit'], { headers: { LIMIT: 1 } }],
  [[], null],
])('leaves the path %j as it is in %j', (path, document) => {
  expect(kinds.updateRequest.pathIn?.(document, path)).toEqual(path)
})

it.each([
  ['icmpMonitorUpdate', {}, 'icmpMonitorUpdate.validate(document)'],
  [
    'icmpMonitorUpdate',
    { baseline: 'defaults', reader: 'tolerant' },
    'icmpMonitorUpdate.validate(document, { baseline: icmpMonitorDefaults })',
  ],
  [
    'updateRequest',
    { baseline: 'own', unknownFields: 'error' },
    "operations.updateIcmpMonitor.validateRequest(document, { baseline, unknownFields: 'error' })",
  ],
  [
    'errorGroupList',
    { reader: 'tolerant', baseline: 'defaults' },
    "errorGroupList.validate(document, { reader: 'tolerant' })",
  ],
  ['listRequest', { unknownFields: 'warn' }, 'operations.listErrorGroups.validateRequest(document)'],
] as const)('writes the call of %s with %j', (name, choices, call) => {
  expect(callOf(kinds[name], { ...initialChoices, ...choices })).toBe(call)
})

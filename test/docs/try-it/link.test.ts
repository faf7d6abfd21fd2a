import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { initialChoices } from '../../../docs/site-source/try-it/choices.ts'
import { kindNames } from '../../../docs/site-source/try-it/kinds.ts'
import { fromFragment, longestFragment, toFragment, type Shared } from '../../../docs/site-source/try-it/link.ts'

const texts = fc.string({ unit: 'binary' })
const shared: fc.Arbitrary<Shared> = fc.record({
  kind: fc.constantFrom(...kindNames),
  choices: fc.record({
    baseline: fc.constantFrom('none', 'defaults', 'own'),
    reader: fc.constantFrom('strict', 'tolerant'),
    unknownFields: fc.constantFrom('default', 'ignore', 'warn', 'error'),
  }),
  text: texts,
  baseline: texts,
})

it('carries document, baseline and choices there and back', async () => {
  await fc.assert(
    fc.asyncProperty(shared, async (given) => {
      const fragment = await toFragment(given)
      expect(fragment).toMatch(/^v1\.[\w-]+$/)
      expect(await fromFragment(fragment ?? '')).toEqual(given)
    }),
  )
})

const some: Shared = { kind: 'icmpMonitor', choices: initialChoices, text: '{}', baseline: '' }

it('makes no link that programs would cut off', async () => {
  const random = fc.sample(fc.string({ unit: 'binary', minLength: longestFragment, maxLength: longestFragment }), {
    numRuns: 1,
    seed: 7,
  })[0]
  expect(await toFragment({ ...some, text: random ?? '' })).toBeUndefined()
  const repeated = await toFragment({ ...some, text: '[]'.repeat(longestFragment) })
  expect(repeated?.length).toBeLessThan(1_000)
})

const packed = (text: string | Uint8Array): string => `v1.${deflateRawSync(text).toString('base64url')}`

it.each<[what: string, fragment: string]>([
  ['an empty fragment', ''],
  ['the anchor of an entry', 'code-type'],
  ['what is not base64', 'v1.%%%'],
  ['what is not deflated', `v1.${Buffer.from('hello there').toString('base64url')}`],
  ['what ends too early', packed(JSON.stringify(some)).slice(0, -8)],
  ['what is no JSON', packed('{')],
  ['what is no object', packed('null')],
  ['a kind that does not exist', packed(JSON.stringify({ ...some, kind: '__proto__' }))],
  ['a text that is none', packed(JSON.stringify({ ...some, text: 5 }))],
  ['a baseline that is none', packed(JSON.stringify({ ...some, baseline: null }))],
  ['choices that are none', packed(JSON.stringify({ ...some, choices: null }))],
  ['bytes that are no UTF-8', packed(Uint8Array.of(0x22, 0xff, 0x22))],
  ['what unfolds to too much', packed(JSON.stringify({ ...some, text: ' '.repeat(16_000_000) }))],
])('reads nothing out of %s', async (_, fragment) => {
  expect(await fromFragment(fragment)).toBeUndefined()
})

it('takes a choice that it does not know for the first one', async () => {
  expect(
    await fromFragment(
      packed(JSON.stringify({ ...some, choices: { baseline: 'toString', reader: 'lenient', unknownFields: 'error' } })),
    ),
  ).toEqual({ ...some, choices: { ...initialChoices, unknownFields: 'error' } })
})

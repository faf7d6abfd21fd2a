import { describe, expect, it } from 'vitest'
import { choicesIn, defaultChoices } from '../../try-it/choices.ts'
import { redactedText } from '../../try-it/redacted.ts'
import { fromFragment, isShared, longestFragment, sharedIn, toFragment, type Shared } from '../../try-it/share.ts'

const shared: Shared = {
  kind: 'icmpMonitorUpdate',
  choices: { ...defaultChoices, unknownFields: 'error', maxIssues: 3 },
  text: '{ "name": "Grüße 👋" }',
  baseline: '{}',
}

describe('a link', () => {
  it('contains what was shared', async () => {
    const fragment = await toFragment(shared)
    expect(fragment).toMatch(/^v2\.[\w-]+$/)
    expect(await fromFragment(fragment ?? '')).toEqual(shared)
  })

  it('is not created if it would be too long', async () => {
    const text = Buffer.from(crypto.getRandomValues(new Uint8Array(30_000))).toString('base64')
    expect((await toFragment({ ...shared, text }))?.length).toBeUndefined()
    expect(longestFragment).toBeLessThanOrEqual(32_000)
  })

  it.each(['v2.', 'v2.####', 'v2.AAAA', 'v1.AAAA', 'limits', ''])(
    'has no content if it is damaged or has another form: %j',
    async (fragment) => {
      expect(await fromFragment(fragment)).toBeUndefined()
    },
  )

  it('has no content if it is truncated, and does not throw', async () => {
    const fragment = (await toFragment(shared)) ?? ''
    for (let length = 0; length < fragment.length - 1; length += 7)
      expect(await fromFragment(fragment.slice(0, length))).toBeUndefined()
  })

  it('differs from the anchor of a heading', () => {
    expect(isShared('v2.AAAA')).toBe(true)
    expect(isShared('validate')).toBe(false)
  })
})

it.each([undefined, null, 1, [], { kind: 'x' }, { ...shared, kind: 'toString' }, { ...shared, text: 1 }])(
  'does not accept %j as a shared state',
  (content) => {
    expect(sharedIn(content)).toBeUndefined()
  },
)

it('replaces unknown choices by the defaults', () => {
  expect(choicesIn({ baseline: 'toString', reader: 1, maxIssues: 0 })).toEqual(defaultChoices)
})

it('replaces secrets in a text for sharing, and counts them', () => {
  const text =
    '{ "environmentVariables": [{ "key": "A", "value": "s3cret", "secret": true }, { "key": "B", "value": "open" }] }'
  const redacted = redactedText(text)
  expect(redacted?.count).toBe(1)
  expect(redacted?.text).not.toContain('s3cret')
  expect(redacted?.text).toContain('open')
  expect(redactedText('{')).toBeUndefined()
})

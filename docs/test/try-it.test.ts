import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choicesIn, defaultChoices } from '../try-it/choices.ts'
import { changeBetween } from '../try-it/edit.ts'
import { examples } from '../try-it/examples.ts'
import { format, minify } from '../try-it/format.ts'
import { isYaml } from '../try-it/kinds.ts'
import { callCode, curl, fetchCode, requestOf, testCode, typeScript } from '../try-it/outputs.ts'
import { durationInWords, intervalInWords, simulatedMonitor, simulateRun } from '../try-it/run.ts'
import {
  fromFragment,
  isShared,
  longestFragment,
  sharedIn,
  toFragment,
  type Shared,
} from '../try-it/share.ts'
import { shortMessage } from '../try-it/short-message.ts'
import { validateDocument, withSafeFixes } from '../try-it/validate.ts'
import { toJson, toYaml } from '../try-it/read-text.ts'

const named = examples.map((example) => [`${example.kind}, ${example.title}`, example] as const)

describe('validation', () => {
  it.each([
    [
      'a body in JSON',
      'icmpMonitorUpdate',
      'json',
      '{"heartbeat":{},"script":"","activted":"false","id":1}',
    ],
    [
      'a body in YAML',
      'icmpMonitorUpdate',
      'yaml',
      'heartbeat: {}\nscript: ""\nactivted: "false"\nid: 1\n',
    ],
    [
      'a request',
      'updateRequest',
      'json',
      '{"body":{"heartbeat":{},"script":"","activted":"false","id":1}}',
    ],
  ] as const)('of %s has fixes, and applies the safe ones in turn', (_, kind, format, text) => {
    const input = { kind, text, baseline: '', choices: { ...defaultChoices, format } }
    const fixed = withSafeFixes(input)
    expect(fixed).toContain(text.slice(0, text.indexOf('activted')))
    expect(fixed).toMatch(/activated"?: ?false/)
    expect(fixed).not.toContain('id')
  })

  it.each(named.filter(([, { kind }]) => isYaml(kind, { format: 'yaml' })))(
    'of the example %s finds the same issues and value in YAML',
    (_, { kind, text, choices }) => {
      const input = {
        kind,
        text,
        baseline: '{ "frequency": 10 }',
        choices,
      }
      const found = ({ issues, value }: ReturnType<typeof validateDocument>) => [
        issues.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`).sort(),
        value,
      ]
      expect(
        found(
          validateDocument({
            ...input,
            text: toYaml(text),
            choices: { ...choices, format: 'yaml' },
          }),
        ),
      ).toEqual(found(validateDocument(input)))
      expect(JSON.parse(toJson(toYaml(text)))).toEqual(JSON.parse(text))
    },
  )

  it('of a request marks each issue and an unknown part in the text, in its order', () => {
    const text =
      '{ "headers": { "Authorization": "Basic x" }, "body": { "heartbeat": {}, "script": 5 }, "qurey": {} }'
    const { issues } = validateDocument({
      kind: 'updateRequest',
      text,
      baseline: '',
      choices: defaultChoices,
    })
    expect(
      issues.map(
        ({ pointer, range: { start, end } }) =>
          `${pointer} ${text.slice(start.offset, end.offset)}`,
      ),
    ).toEqual(
      expect.arrayContaining([
        '/headers/authorization "Basic x"',
        '/params/id {',
        '/body/script 5',
        '/qurey "qurey"',
      ]),
    )
    const offsets = issues.map(({ range }) => range.start.offset)
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b))
  })

  it.each(['', '[]', '{'])('says why the stored monitor %j cannot be the baseline', (baseline) => {
    const choices = { ...defaultChoices, baseline: 'own' } as const
    const { baselineFault } = validateDocument({
      kind: 'icmpMonitorUpdate',
      text: '{}',
      baseline,
      choices,
    })
    expect(baselineFault).toMatch(/stored monitor/)
  })
})

describe('text', () => {
  it('is formatted as JSON.stringify does', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(format(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2))
        expect(minify(JSON.stringify(value, null, 4))).toBe(JSON.stringify(value))
      }),
    )
  })

  it('keeps numbers, escapes and duplicate keys when it is formatted', () => {
    const text = String.raw`{"a":1.0,"a":1e2,"b":"\u0041\"","c":12345678901234567890}`
    expect(minify(format(text))).toBe(text)
  })

  it('changes to another by the edit between them', () => {
    const short = fc.string({ unit: fc.constantFrom('a', 'b') })
    fc.assert(
      fc.property(short, short, (a, b) => {
        const { from, to, insert } = changeBetween(a, b)
        expect(a.slice(0, from) + insert + a.slice(to)).toBe(b)
      }),
    )
  })

  it('of a long message is cut after a word', () => {
    expect(shortMessage('a'.repeat(120))).toBeUndefined()
    expect(shortMessage(`${'word, '.repeat(30)}end`)).toMatch(/^(?:word, )+word …$/)
  })
})

describe('a link', () => {
  const shared: Shared = {
    kind: 'icmpMonitorUpdate',
    choices: { ...defaultChoices, unknownFields: 'error', maxIssues: 3 },
    text: '{ "name": "Grüße 👋" }',
    baseline: '{}',
  }

  it('contains what was shared, and nothing if it is cut off', async () => {
    const fragment = (await toFragment(shared)) ?? ''
    expect(await fromFragment(fragment)).toEqual(shared)
    for (let length = 0; length < fragment.length - 1; length += 7)
      expect(await fromFragment(fragment.slice(0, length))).toBeUndefined()
  })

  it('is not created if it would be too long', async () => {
    const text = Buffer.from(crypto.getRandomValues(new Uint8Array(longestFragment))).toString(
      'base64',
    )
    expect(await toFragment({ ...shared, text })).toBeUndefined()
  })

  it.each([null, 1, [], { kind: 'x' }, { ...shared, kind: 'toString' }, { ...shared, text: 1 }])(
    'has no content %j',
    (content) => expect(sharedIn(content)).toBeUndefined(),
  )

  it('can be written by hand, with the options that differ from their defaults', async () => {
    const text = encodeURIComponent(shared.text)
    expect(await fromFragment(`text=${text}`)).toEqual({
      kind: 'icmpMonitorUpdate',
      text: shared.text,
      baseline: '',
      choices: defaultChoices,
    })
    const options = 'kind=icmpMonitorUpdate&unknownFields=error&maxIssues=3&stored=%7B%7D'
    expect(await fromFragment(`${options}&text=${text}`)).toEqual(shared)
    expect(await fromFragment('kind=toString&text=5')).toBeUndefined()
  })

  it.each([
    ['v2.abc', true],
    ['text=5', true],
    ['kind=errorGroup&text=5', true],
    ['', false],
    ['context=5', false],
    ['try-it', false],
  ])('%s is a link, not a heading', (fragment, expected) => {
    expect(isShared(fragment)).toBe(expected)
  })

  it('has the defaults in place of unknown choices', () => {
    expect(choicesIn({ baseline: 'toString', reader: 1, maxIssues: 0, other: 1 })).toEqual(
      defaultChoices,
    )
  })
})

describe('code', () => {
  it('of curl passes a body unchanged through a shell', () => {
    const body = { heartbeat: {}, script: `it's "$HOME" \`x\` \\` }
    const request = requestOf('icmpMonitorUpdate', body)
    const command = request === undefined ? '' : curl(request).replace('curl', 'printf "%s\\n"')
    const printed = execFileSync('sh', ['-c', command], {
      encoding: 'utf8',
      env: { API_URL: 'http://localhost' },
    })
    expect(JSON.parse(printed.slice(printed.indexOf('--data') + '--data'.length))).toEqual(body)
  })

  it('of a request never contains the API key of a document', () => {
    const request = requestOf('updateRequest', {
      headers: { authorization: 'Bearer s3cret' },
      body: {},
    })
    expect(request && curl(request) + fetchCode(request)).not.toContain('s3cret')
  })

  it('shows only options that differ from the defaults, and only those of the kind', () => {
    expect(callCode('icmpMonitorUpdate', defaultChoices)).toBe(
      'icmpMonitorUpdate.validate(document)',
    )
    expect(
      callCode('icmpMonitor', { ...defaultChoices, reader: 'tolerant', baseline: 'own' }),
    ).toBe("icmpMonitor.validate(document, { reader: 'tolerant' })")
  })

  it('of a program and of a test makes the call, also for YAML', () => {
    const choices = { ...defaultChoices, format: 'yaml' } as const
    const call = "lintText(icmpMonitorUpdate, text, { language: 'yaml' })"
    expect(typeScript('icmpMonitorUpdate', choices, 'script: 5')).toContain(call)
    const test = testCode('icmpMonitorUpdate', choices, 'script: 5', [
      { code: 'type', pointer: '/script' },
    ])
    expect(test).toContain(call)
    expect(test).toContain('toEqual([\n    "type /script",\n  ])')
  })
})

describe('the meaning of a monitor', () => {
  it.each([
    [30, '30 seconds'],
    [60, '1 minute'],
    [86_400, '1 day'],
  ])('writes %d seconds as %s', (seconds, words) => {
    expect(durationInWords(seconds)).toBe(words)
  })

  it.each([
    [{}, 'A run every 10 minutes.'],
    [{ frequency: 0, frequencyOffset: 20 }, 'A run every 20 seconds.'],
    [{ frequency: 0 }, 'Frequency 0 without an offset does not say how often the monitor runs.'],
    [{ frequency: 7 }, 'The frequency is not an allowed one.'],
    [
      { frequency: 0, frequencyOffset: 5 },
      'The offset does not fit the frequency, so the interval is not known.',
    ],
  ])('says of %j: %s', (monitor, words) => {
    expect(intervalInWords(simulatedMonitor(monitor, undefined))).toBe(words)
  })

  it('simulates a run of any value without throwing, and names the thresholds that it reaches', () => {
    const run = { responseTime: 1, packetLoss: 0 }
    for (const value of [
      undefined,
      null,
      5,
      [],
      { degradedResponseTime: 'x' },
      { maxPacketLossThreshold: -1 },
    ])
      expect(simulateRun(simulatedMonitor(value, undefined), run).state).toBe('passing')
    expect(
      simulateRun(simulatedMonitor({ maxPacketLossThreshold: 30 }, undefined), {
        ...run,
        packetLoss: 40,
      }),
    ).toMatchObject({
      state: 'failing',
      success: false,
      causes: ['maxPacketLossThreshold is 30, measured 40'],
    })
  })
})

import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { defaultChoices } from '../../try-it/choices.ts'
import { examples } from '../../try-it/examples.ts'
import { callCode, curl, fetchCode, requestOf, testCode, typeScript } from '../../try-it/outputs.ts'
import { durationInWords, intervalInWords, simulatedMonitor, simulateRun } from '../../try-it/run.ts'

describe('curl', () => {
  it('quotes a body so that a shell passes it unchanged', () => {
    const body = { heartbeat: {}, script: `it's "$HOME" \`x\` \\` }
    const request = requestOf('icmpMonitorUpdate', body)
    const command = request === undefined ? '' : curl(request).replace('curl', 'printf "%s\\n"')
    const printed = execFileSync('sh', ['-c', command], { encoding: 'utf8', env: { API_URL: 'http://localhost' } })
    expect(JSON.parse(printed.slice(printed.indexOf('--data') + '--data'.length))).toEqual(body)
  })

  it('never contains the API key of a document', () => {
    const request = requestOf('updateRequest', { headers: { authorization: 'Bearer s3cret' }, body: {} })
    expect(request).toBeDefined()
    if (request !== undefined) expect(curl(request) + fetchCode(request)).not.toContain('s3cret')
  })
})

it('shows no request for a response', () => {
  expect(requestOf('icmpMonitor', {})).toBeUndefined()
})

it.each(examples.map((example) => [example.kind, example.title, example] as const))(
  'writes a program for the example %s, %s',
  (kind, _, { choices, text }) => {
    expect(typeScript(kind, choices, text)).toContain(callCode(kind, choices))
  },
)

it('writes a test that expects the issues, and reads YAML', () => {
  const issues = [{ code: 'type', pointer: '/script' }] as const
  const code = testCode('icmpMonitorUpdate', { ...defaultChoices, format: 'yaml' }, 'script: 5', issues)
  expect(code).toContain('const text = "script: 5"')
  expect(code).toContain('[result] = validateYaml(icmpMonitorUpdate, text)')
  expect(code).toContain('toEqual([\n    "type /script",\n  ])')
})

it('shows only options that differ from the defaults in a call', () => {
  expect(callCode('icmpMonitorUpdate', defaultChoices)).toBe('icmpMonitorUpdate.validate(document)')
  expect(callCode('icmpMonitor', { ...defaultChoices, reader: 'tolerant', baseline: 'own' })).toBe(
    "icmpMonitor.validate(document, { reader: 'tolerant' })",
  )
})

describe('the meaning of a monitor', () => {
  it.each([
    [30, '30 seconds'],
    [60, '1 minute'],
    [300, '5 minutes'],
    [86_400, '1 day'],
  ])('writes %d seconds as %s', (seconds, words) => {
    expect(durationInWords(seconds)).toBe(words)
  })

  it.each([
    [{ frequency: 5 }, 'A run every 5 minutes.'],
    [{}, 'A run every 10 minutes.'],
    [{ frequency: 0, frequencyOffset: 20 }, 'A run every 20 seconds.'],
    [{ frequency: 0 }, 'Frequency 0 without an offset does not say how often the monitor runs.'],
    [{ frequency: 7 }, 'The frequency is not an allowed one.'],
    [{ frequency: 0, frequencyOffset: 5 }, 'The offset does not fit the frequency, so the interval is not known.'],
  ])('describes how often %j runs', (monitor, words) => {
    expect(intervalInWords(simulatedMonitor(monitor, undefined))).toBe(words)
  })

  it('simulates a run on any value without throwing', () => {
    for (const value of [undefined, null, 5, [], { degradedResponseTime: 'x' }, { maxPacketLossThreshold: -1 }])
      expect(simulateRun(simulatedMonitor(value, undefined), { responseTime: 10, packetLoss: 0 }).state).toBe('passing')
  })

  it('names the thresholds that a run reaches', () => {
    const run = simulateRun(simulatedMonitor({ maxPacketLossThreshold: 30 }, undefined), {
      responseTime: 1,
      packetLoss: 40,
    })
    expect(run).toMatchObject({
      state: 'failing',
      success: false,
      causes: ['maxPacketLossThreshold is 30, measured 40'],
    })
  })
})

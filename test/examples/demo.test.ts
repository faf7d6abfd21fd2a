// Runs the demo of `examples/demo` and tests what it prints.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'

const folder = inject('installation')
const tsx = [process.execPath, 'node_modules/tsx/dist/cli.mjs', '--tsconfig', 'examples/demo/tsconfig.json']
const command = [...tsx, 'examples/demo/index.ts']

/** The environment of a terminal that supports colours, without the settings that vitest adds. */
const terminal = { PATH: process.env['PATH'], TERM: 'xterm-256color' }

interface Run {
  readonly status: number | null
  /** The lines that the demo prints for each document, by its name. */
  readonly printed: ReadonlyMap<string, readonly string[]>
}

function demo(...files: string[]): Run {
  const [program = '', ...args] = [...command, ...files]
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8', env: terminal })
  const blocks = stdout
    .trimEnd()
    .split('\n\n')
    .map((block) => block.split('\n'))
  return { status, printed: new Map(blocks.map(([name = '', ...lines]) => [name, lines])) }
}

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

/** Returns severity, pointer and code of each issue in the lines of a document. */
const issuesIn = (lines: readonly string[] = []): string[] =>
  lines.filter((line) => line.startsWith('    ')).map((line) => line.trim().split(/\s+/).slice(0, 3).join(' '))

const summariesIn = (lines: readonly string[] = []): string[] =>
  lines.filter((line) => !line.startsWith('    ')).map((line) => line.trim())

describe('the demo without files', () => {
  const { status, printed } = demo()

  it('exits with 0, although it contains invalid examples', () => {
    expect(status).toBe(0)
    expect([...printed.keys()]).toEqual([
      'examples/documents/error-group-list.json',
      'examples/documents/icmp-monitor-update.json',
      'examples/documents/icmp-monitor-update.wrong.json',
      'examples/documents/icmp-monitor.json',
      'examples/requests/update-icmp-monitor.json',
      'examples/requests/update-icmp-monitor.wrong.json',
    ])
  })

  it('prints no colour, because the output is not a terminal', () => {
    expect([...printed.values()].flat().join('')).not.toContain('\u001B')
  })

  it('reports no issue in the valid update and in the error groups', () => {
    expect(printed.get('examples/documents/icmp-monitor-update.json')).toEqual([
      '  ✓ valid  icmpMonitorUpdate: 0 errors, 0 warnings',
    ])
    expect(issuesIn(printed.get('examples/documents/error-group-list.json'))).toEqual([])
  })

  it('accepts the valid request, and returns a problem for the request with an error in each part', () => {
    expect(printed.get('examples/requests/update-icmp-monitor.json')?.[0]).toMatch(
      /✓ valid +PUT \/v1\/checks\/icmp\/[\w-]+\?autoAssignAlerts=false$/,
    )
    const [status, type, ...body] = printed.get('examples/requests/update-icmp-monitor.wrong.json') ?? []
    expect([status, type]).toEqual([
      expect.stringContaining('HTTP/1.1 422'),
      '    content-type: application/problem+json',
    ])
    expect(JSON.parse(body.join('\n'))).toMatchObject({
      status: 422,
      errors: [
        { pointer: '#/params/id', code: 'required' },
        { pointer: '#/query/autoAssignAlerts', code: 'type' },
        { pointer: '#/headers/authorization', code: 'pattern' },
        { pointer: '#/headers/content-type', code: 'pattern' },
        { pointer: '#/body/frequencyOffset', code: 'frequency-offset' },
      ],
    })
  })

  it('reports each of the twelve mistakes, errors first', () => {
    expect(issuesIn(printed.get('examples/documents/icmp-monitor-update.wrong.json'))).toEqual([
      'error /script required',
      'error /muted type',
      'error /locations/1 enum',
      'error /groupOrder minimum',
      'error /description maxLength',
      'error /frequencyOffset frequency-offset',
      'error /maxResponseTime maximum',
      'error /maxPacketLossThreshold packet-loss-order',
      'warning /id response-only-field',
      'warning /activted unknown-field',
      'warning /alertSettings alert-settings-ignored',
      'warning /request/assertions/0/target non-numeric-target',
    ])
  })

  it('validates a monitor of the service with the strict reader and with the tolerant reader', () => {
    const lines = printed.get('examples/documents/icmp-monitor.json')
    expect(summariesIn(lines)).toEqual([
      '✗ invalid  icmpMonitor, strict reader: 3 errors, 0 warnings',
      '✓ valid  icmpMonitor, tolerant reader: 0 errors, 0 warnings',
    ])
    expect(issuesIn(lines)).toEqual([
      'error /retryStrategy type',
      'error /triggerIncident type',
      'error /created_at format',
    ])
  })
})

describe('the demo with files', () => {
  it('exits with 0 where they are valid, even with warnings, or if the strict reader rejects a response', () => {
    const controls = file('controls.json', JSON.stringify({ heartbeat: {}, script: '', '\u001B[31m\u009B': 1 }))
    const { status, printed } = demo(
      file('update.json', '{ "heartbeat": {}, "script": "" }'),
      file('warning.json', '{ "heartbeat": {}, "script": "", "doubleCheck": true }'),
      'examples/documents/icmp-monitor.json',
      controls,
    )
    expect(status).toBe(0)
    expect(issuesIn(printed.get(controls))).toEqual(['warning /\\u001b[31m\\u009b unknown-field'])
    expect(printed.get(controls)?.join('')).not.toMatch(/\p{Cc}/u)
  })

  it('reports the first error of each invalid value', () => {
    const cases = [
      ['update.json', '{ "script": "" }', 'error /heartbeat required'],
      ['monitor.json', '{ "created_at": "2026-05-31" }', 'error /name required'],
      ['group.json', '{ "errorHash": 1 }', 'error /id required'],
      ['groups.json', '[{}, 1]', 'error /0/id required'],
      ['number.json', '1', 'error (whole value)'],
    ] as const
    const { printed } = demo(...cases.map(([name, text]) => file(name, text)))
    for (const [name, , issue] of cases) expect(issuesIn(printed.get(join(folder, name)))).toContain(issue)
  })

  it('reports in one line why it cannot read a file, reads the others, and exits with 1', () => {
    const text = file('no.json', '{ "heartbeat": {},\n }')
    const { status, printed } = demo('missing.json', '.', text, file('update.json', '{"heartbeat":{},"script":""}'))
    expect(status).toBe(1)
    expect(summariesIn(printed.get('missing.json'))).toEqual(['✗ There is no such file.'])
    expect(summariesIn(printed.get('.'))).toEqual(['✗ The file cannot be read.'])
    expect(summariesIn(printed.get(text))).toEqual([
      expect.stringMatching(/^✗ The file is not JSON: .+no\.json:2:2 Expected .+$/),
    ])
  })

  it('names the file, line and column of each issue, and exits with 1', () => {
    const path = file('places.json', '{\n  "heartbeat": {},\n  "script": "",\n  "muted": 1\n}')
    const { status, printed } = demo(path)
    expect(status).toBe(1)
    expect(summariesIn(printed.get(path))).toEqual([expect.stringContaining('1 error'), `${path}:4:12`])
  })
})

// `script` of util-linux gives a command its own terminal. The `script` of other systems has other options.
describe.runIf(String(spawnSync('script', ['--version']).stdout).includes('util-linux'))('colours', () => {
  const onTerminal = (env: NodeJS.ProcessEnv): string =>
    spawnSync('script', ['-qec', command.join(' '), '/dev/null'], { encoding: 'utf8', env: { ...terminal, ...env } })
      .stdout

  it('are used on a terminal', () => {
    expect(onTerminal({})).toContain('\u001B[31m✗ invalid\u001B[39m')
  })

  it('are omitted if NO_COLOR is set', () => {
    const plain = onTerminal({ NO_COLOR: '1' })
    expect(plain).toContain('✗ invalid')
    expect(plain).not.toContain('\u001B')
  })
})

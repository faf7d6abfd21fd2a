// Runs the programs against a service in two forms and of two ages: it replaces or merges, and is
// today's or newer.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json, text as textOf } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { icmpMonitorDefaults, operations, toProblemDetails, withDefaults } from 'monitor-contract'
import { afterAll, describe, expect, it } from 'vitest'
import { changeMonitor } from '../change-monitor.ts'

type Fields = Record<string, unknown>

const responseOnly = {
  id: '5c1f90ab-7d3e-41b6-8f20-e4a9d6c3b715',
  created_at: '2026-01-31',
  checkType: 'ICMP',
}
const today: Fields = {
  ...responseOnly,
  heartbeat: { interval: 60 },
  script: 'run()',
  name: 'edge',
  frequency: 10,
  locations: ['eu-west-1'],
  environmentVariables: [
    { key: 'PIN', value: '0000', secret: true },
    { key: 'STARS', value: '**' },
  ],
  request: { hostname: 'host.example', pingCount: 10 },
}
const newer: Fields = {
  ...today,
  colour: 'green',
  locations: ['eu-west-9', 'eu-west-1'],
  updated_at: null,
}

const servers: ReturnType<typeof createServer>[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

/** Starts a service with one monitor. It returns a failure to each request with its method. */
async function serve(
  form: 'replace' | 'merge',
  monitor: Fields,
  failures: Record<string, [number, string]> = {},
) {
  const service = { monitor, received: [] as unknown[], baseUrl: '' }
  const server = createServer(async (request, response) => {
    const reply = (status: number, body: string) => response.writeHead(status).end(body)
    const failure = failures[request.method ?? '']
    if (failure) return reply(...failure)
    if (request.method === 'GET') return reply(200, JSON.stringify(service.monitor))
    const body = (await json(request)) as Fields
    service.received.push(body)
    const baseline = form === 'replace' ? icmpMonitorDefaults : service.monitor
    const result = operations.updateIcmpMonitor.validateRequest(
      { params: { id: 'a' }, headers: request.headers as Record<string, string>, body },
      { baseline: { ...service.monitor, ...baseline }, unchanged: 'accept' },
    )
    if (!result.valid) return reply(422, JSON.stringify(toProblemDetails(result)))
    const { privateLocations, ...others } = body
    const fields: Fields = {
      ...others,
      ...(privateLocations !== undefined && { privateLocations: [privateLocations] }),
    }
    service.monitor =
      form === 'replace'
        ? { ...responseOnly, ...withDefaults(fields) }
        : { ...service.monitor, ...fields }
    return reply(200, JSON.stringify(service.monitor))
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  service.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return service
}

const forms = ['replace', 'merge'] as const
const monitors = { today, 'a newer version': newer }
const headers = { authorization: 'Bearer k', 'x-service-account': 'a' }
const change = { request: { hostname: 'other.example', pingCount: 10 } }

/** Returns a monitor with its defaults, and without the time, which only the service writes. */
const completed = ({ updated_at: _, ...monitor }: Fields): Fields => ({
  ...withDefaults(monitor as object),
})

/**
 * Attempts a change where the person gives an answer. `shown` gets the lines that the person sees.
 */
const attempt = (
  baseUrl: string,
  changes: object,
  { answer = true, shown = [] as string[] } = {},
) =>
  changeMonitor('a', changes, {
    baseUrl,
    headers,
    show: (line) => shown.push(line),
    confirm: () => Promise.resolve(answer),
  })

it.each(
  forms.flatMap((form) =>
    Object.entries(monitors).map(([age, monitor]) => ({ form, age, monitor })),
  ),
)(
  'a service of $age, that uses $form, has the change afterwards, and every other field as before',
  async ({ form, monitor }) => {
    const service = await serve(form, monitor)
    const shown: string[] = []
    const changed = await attempt(service.baseUrl, change, { shown })
    expect(completed(service.monitor)).toEqual({ ...completed(monitor), ...change })
    expect(changed).toEqual(service.monitor)
    expect(shown).toContain('~ /request/hostname: "host.example" → "other.example"')
    expect(shown.filter((line) => /^(?:error|uncertain)/.test(line))).toEqual([])
    expect(shown.join('\n')).not.toContain('0000')
  },
)

it.each(forms)(
  'a service that uses %s gets nothing if the person says no, or if the change is invalid',
  async (form) => {
    const service = await serve(form, newer)
    const shown: string[] = []
    expect(await attempt(service.baseUrl, change, { answer: false })).toBeUndefined()
    const invalid = attempt(service.baseUrl, { ...change, frequency: 7 }, { shown })
    await expect(invalid).rejects.toThrow('The update is invalid')
    expect(shown.some((line) => line.startsWith('error: frequency must be'))).toBe(true)
    expect(service.received).toEqual([])
  },
)

it.each([
  [{ privateLocations: 'berlin' }, 'uncertain /privateLocations: stored nothing, sent "berlin"'],
  [{ colour: 'blue' }, 'uncertain /colour: stored "[redacted]", sent "[redacted]"'],
])('sends and shows a change of %j alone', async (changes, line) => {
  const service = await serve('merge', newer)
  const shown: string[] = []
  await attempt(service.baseUrl, changes, { shown })
  expect(service.received).toMatchObject([changes])
  expect(shown).toContain(line)
})

it('sends nothing if no field changes, even if private locations are uncertain', async () => {
  const service = await serve('merge', { ...newer, privateLocations: ['berlin'] })
  expect(await attempt(service.baseUrl, { muted: false })).toBeUndefined()
  expect(service.received).toEqual([])
})

it.each(['heartbeat', 'script'])(
  'sends no update without %s, but one whose changes have it',
  async (name) => {
    const service = await serve('merge', { ...today, [name]: undefined })
    await expect(attempt(service.baseUrl, change)).rejects.toThrow(`The monitor has no ${name}.`)
    const changes = { ...change, [name]: today[name] }
    expect(await attempt(service.baseUrl, changes)).toMatchObject(changes)
    expect(service.received).toHaveLength(1)
  },
)

it.each(['secret', 'locked'])(
  'sends no mask of a %s variable, but real values in the changes',
  async (flag) => {
    const environmentVariables = [{ key: 'PIN', value: '********', [flag]: true }]
    const service = await serve('merge', { ...today, environmentVariables })
    await expect(attempt(service.baseUrl, change)).rejects.toThrow(
      'environmentVariables[0].value looks masked',
    )
    const changes = { ...change, environmentVariables: today['environmentVariables'] }
    expect(await attempt(service.baseUrl, changes)).toMatchObject(changes)
    expect(service.received).toHaveLength(1)
  },
)

it.each<[status: number, body: string]>([
  [404, '{}'],
  [422, '{"errors":{"name":"taken"}}'],
  [422, 'null'],
  [500, '<h1>Error</h1>'],
])(
  'an error response has its status shown, when the program reads or sends: %i %s',
  async (status, body) => {
    for (const method of ['GET', 'PUT']) {
      const { baseUrl } = await serve('merge', today, { [method]: [status, body] })
      await expect(attempt(baseUrl, change)).rejects.toEqual(
        new Error(`The service returned ${status}`),
      )
    }
  },
)

/** Runs a program in a terminal where the person says yes. */
async function run(program: string, ...given: string[]) {
  const path = fileURLToPath(new URL(`../${program}`, import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', path, ...given], {
    env: { ...process.env, API_KEY: 'k', ACCOUNT_ID: 'a' },
  })
  child.stdin.end('y\n')
  const [stdout, stderr, [status]] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    once(child, 'close'),
  ])
  return { stdout, stderr, status: status as unknown }
}

describe('mute-monitor.ts', () => {
  it.each(forms)(
    'shows the plan, asks, and sends nothing but this change to a service that uses %s',
    async (form) => {
      const service = await serve(form, newer)
      const { stdout, status } = await run('mute-monitor.ts', service.baseUrl, 'a')
      expect(stdout.split('\n').filter((line) => /^[~+-]/u.test(line))).toEqual([
        '~ /muted: false → true',
      ])
      expect(status).toBe(0)
      expect(completed(service.monitor)).toEqual({ ...completed(newer), muted: true })
    },
  )

  it('exits with 1 and shows the details of an error response', async () => {
    const details = JSON.stringify({ errors: [{ pointer: '#/name', detail: 'name is taken.' }] })
    const service = await serve('merge', today, { PUT: [422, details] })
    const { stderr, status } = await run('mute-monitor.ts', service.baseUrl, 'a')
    expect([status, stderr]).toEqual([
      1,
      'Error: The service returned 422\n#/name: name is taken.\n',
    ])
  })
})

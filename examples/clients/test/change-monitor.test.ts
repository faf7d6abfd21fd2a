// Runs the program against a service in two forms and of two ages: it replaces or merges, and is today's or newer.
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { applyUpdate, icmpMonitorDefaults, operations, toProblemDetails, withDefaults } from 'monitor-contract'
import { afterAll, describe, expect, it } from 'vitest'
import { changeMonitor } from '../change-monitor.ts'

type Fields = Record<string, unknown>

const responseOnly = { id: '5c1f90ab-7d3e-41b6-8f20-e4a9d6c3b715', created_at: '2026-01-31', checkType: 'ICMP' }
const today: Fields = {
  ...responseOnly,
  name: 'edge',
  frequency: 10,
  locations: ['eu-west-1'],
  environmentVariables: [{ key: 'PIN', value: '0000', secret: true }],
  request: { hostname: 'host.example', pingCount: 10 },
}
const newer: Fields = { ...today, colour: 'green', locations: ['eu-west-9', 'eu-west-1'], updated_at: null }

const servers: ReturnType<typeof createServer>[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

/** Starts a service with one monitor. It keeps `heartbeat` and `script` to itself. */
async function serve(form: 'replace' | 'merge', monitor: Fields) {
  const service = { monitor, received: [] as unknown[], baseUrl: '', status: 200 }
  const server = createServer((request, response) => {
    const reply = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (service.status !== 200) return reply(service.status, {})
    if (request.method === 'GET') return reply(200, service.monitor)
    let text = ''
    request.on('data', (chunk) => (text += chunk))
    request.on('end', () => {
      const body: Fields = JSON.parse(text)
      service.received.push(body)
      const baseline = form === 'replace' ? icmpMonitorDefaults : service.monitor
      const { headers } = request
      const result = operations.updateIcmpMonitor.validateRequest(
        { params: { id: 'a' }, headers: headers as Record<string, string>, body },
        { baseline: { ...service.monitor, ...baseline }, unchanged: 'accept' },
      )
      if (!result.valid || body['name'] === 'taken')
        return reply(
          422,
          result.valid
            ? { ...toProblemDetails([]), errors: [{ pointer: '#/body/name', detail: 'name is taken.', code: 'taken' }] }
            : toProblemDetails(result),
        )
      const { heartbeat: _, script: __, ...sent } = body
      service.monitor =
        form === 'replace' ? { ...responseOnly, ...withDefaults(sent as object) } : { ...service.monitor, ...sent }
      reply(200, service.monitor)
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  service.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return service
}

const forms = ['replace', 'merge'] as const
const ages = { today, newer }
const headers = { authorization: 'Bearer k', 'x-service-account': 'a' }
const change = { heartbeat: {}, script: '', request: { hostname: 'other.example', pingCount: 10 } }

describe.each(forms.flatMap((form) => Object.entries(ages).map(([age, monitor]) => ({ form, age, monitor }))))(
  'a service of $age that uses $form',
  ({ form, monitor }) => {
    it('has the change afterwards, and every other field as before', async () => {
      const service = await serve(form, monitor)
      const shown: string[] = []
      const changed = await changeMonitor('a', change, {
        baseUrl: service.baseUrl,
        headers,
        show: (line) => shown.push(line),
        confirm: () => Promise.resolve(true),
      })
      const before = withDefaults(monitor as object) as Fields
      const after = withDefaults(service.monitor as object) as Fields
      expect(after).toEqual({ ...before, updated_at: after['updated_at'], request: change.request })
      expect(changed).toEqual(service.monitor)
      expect(shown).toContain('~ /request/hostname: "host.example" → "other.example"')
      expect(shown.filter((line) => /^(?:error|uncertain)/.test(line))).toEqual([])
      expect(shown.join('\n')).not.toContain('0000')
    })

    it('gets nothing if the person says no, or if the change is invalid', async () => {
      const service = await serve(form, monitor)
      const shown: string[] = []
      const run = (changes: object, answer: boolean) =>
        changeMonitor('a', changes, {
          baseUrl: service.baseUrl,
          headers,
          show: (line) => shown.push(line),
          confirm: () => Promise.resolve(answer),
        })
      expect(await run(change, false)).toBeUndefined()
      expect(await run({ ...change, frequency: 7 }, true)).toBeUndefined()
      expect(shown.some((line) => line.startsWith('error: frequency must be'))).toBe(true)
      expect(service.received).toEqual([])
    })

    it('has its problem details shown if it rejects the update', async () => {
      const service = await serve(form, monitor)
      const shown: string[] = []
      const surroundings = { baseUrl: service.baseUrl, headers, confirm: () => Promise.resolve(true) }
      const show = (line: string) => shown.push(line)
      expect(await changeMonitor('a', { ...change, name: 'taken' }, { ...surroundings, show })).toBeUndefined()
      expect(shown.at(-1)).toBe('rejected #/body/name: name is taken.')
    })
  },
)

it.each([404, 500])('a service that returns %i, when it reads or sends, is an error', async (status) => {
  const service = await serve('merge', today)
  const run = (atOnce: boolean) => {
    service.status = atOnce ? status : 200
    const confirm = () => {
      service.status = status
      return Promise.resolve(true)
    }
    return changeMonitor('a', change, { baseUrl: service.baseUrl, headers, show: () => {}, confirm })
  }
  for (const atOnce of [true, false]) await expect(run(atOnce)).rejects.toThrow(`The service returned ${status}`)
})

it('applyUpdate leads to the same monitor as a service that merges', async () => {
  const service = await serve('merge', today)
  await changeMonitor('a', change, {
    baseUrl: service.baseUrl,
    headers,
    show: () => {},
    confirm: () => Promise.resolve(true),
  })
  const { heartbeat: _, script: __, ...merged } = applyUpdate(today as never, change) as unknown as Fields
  expect(service.monitor).toEqual(merged)
})

it('mute-monitor.ts shows the plan in a terminal, asks, and sends', async () => {
  const service = await serve('merge', today)
  const program = fileURLToPath(new URL('../mute-monitor.ts', import.meta.url))
  const { stdin, stdout } = spawn(process.execPath, ['--import', 'tsx', program, service.baseUrl, 'a'], {
    env: { ...process.env, API_KEY: 'k', ACCOUNT_ID: 'a' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  stdin.end('y\n')
  expect((await textOf(stdout)).split('\n').slice(0, 3)).toEqual([
    '+ /heartbeat: {}',
    '+ /script: ""',
    '~ /muted: false → true',
  ])
  expect(service.monitor['muted']).toBe(true)
})

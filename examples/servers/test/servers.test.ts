import { Agent, request } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ErrorGroup, IcmpMonitor } from 'monitor-contract'
import { createApp } from '../node-http.ts'
import { headers, malformed, secrets, update, wrongLists, wrongUpdates, type Asked, type Mistake } from './requests.ts'
import { examples, listening, type Running } from './start.ts'

const monitor: IcmpMonitor = { name: 'Gateway', frequency: 5 }
const group: ErrorGroup = {
  id: 'g',
  checkId: 'c',
  errorHash: 'h',
  rawErrorMessage: null,
  cleanedErrorMessage: 'm',
  firstSeen: '2026-01-02',
  lastSeen: '2026-01-03',
  archivedUntilNextEvent: false,
}

const service = { updateMonitor: vi.fn(() => monitor), listErrorGroups: vi.fn(() => [group]) }

const monitorPath = '/v1/checks/icmp/7f%2F3a'
const groupsPath = '/v1/error-groups'

interface Answer {
  readonly status: number
  readonly type: string | undefined
  readonly body: unknown
}

const problem = (status: number, title: string, errors: unknown = []): Answer => ({
  status,
  type: 'application/problem+json',
  body: { type: 'about:blank', title, status, errors },
})

const partOf = ([pointer]: Mistake) => pointer.split('/')[1]

describe.each(Object.entries(examples))('%s', (name, { start, stopsAtFirstOf }) => {
  let server: Running

  beforeAll(async () => {
    server = await start(service)
  })
  afterAll(() => server.close())
  afterEach(() => vi.clearAllMocks())

  async function ask(path: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(server.url + path, init)
    const text = await response.text()
    for (const secret of secrets) expect(text + JSON.stringify([...response.headers])).not.toContain(secret)
    return {
      status: response.status,
      type: response.headers.get('content-type')?.split(';')[0],
      body: JSON.parse(text),
    }
  }

  const put = ({ query = '', body = update, ...init }: Asked = {}) =>
    ask(monitorPath + query, {
      method: 'PUT',
      headers,
      ...init,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const list = ({ query = '', headers: own = headers }: Asked = {}) => ask(groupsPath + query, { headers: own })

  /** The same `errors` from every server; from one that stops at the first part with a mistake, those of that part. */
  function invalid(mistakes: readonly Mistake[]): Answer {
    const first = stopsAtFirstOf?.find((part) => mistakes.some((mistake) => partOf(mistake) === part))
    const answered = mistakes.filter((mistake) => first === undefined || partOf(mistake) === first)
    return problem(
      422,
      'Unprocessable Content',
      answered.map(([pointer, code]) => ({ detail: expect.any(String), pointer, code })),
    )
  }

  it('updates a monitor by a body that arrives as it was sent', async () => {
    expect(await put()).toEqual({ status: 200, type: 'application/json', body: monitor })
    expect(service.updateMonitor.mock.lastCall).toEqual(['7f/3a', update, true])
  })

  it('passes a flag of the query on as a boolean', async () => {
    expect(await put({ query: '?autoAssignAlerts=false' })).toMatchObject({ status: 200 })
    expect(service.updateMonitor.mock.lastCall).toEqual(['7f/3a', update, false])
  })

  it.each([
    ['?limit=20&page=3', 20, 3],
    ['?page=2', 10, 2],
    ['', 10, 1],
  ])('lists error groups by %j as numbers', async (query, limit, page) => {
    expect(await list({ query })).toEqual({ status: 200, type: 'application/json', body: [group] })
    expect(service.listErrorGroups.mock.lastCall).toEqual([limit, page])
  })

  it.each(wrongUpdates)('refuses to update a monitor: %s', async (_what, asked, mistakes) => {
    expect(await put(asked)).toEqual(invalid(mistakes))
    expect(service.updateMonitor).not.toHaveBeenCalled()
  })

  it.each(wrongLists)('refuses to list error groups: %s', async (_what, asked, mistakes) => {
    expect(await list(asked)).toEqual(invalid(mistakes))
    expect(service.listErrorGroups).not.toHaveBeenCalled()
  })

  it.each(malformed)('refuses %j, which is no JSON', async (body) => {
    expect(await put({ body })).toEqual(problem(400, 'Bad Request'))
    expect(service.updateMonitor).not.toHaveBeenCalled()
  })

  // No body and another media type are noticed by a framework, by a parser, or by the contract.
  it.each([
    ['no body', {}],
    ['an empty body', { headers, body: '' }],
    [
      'a form',
      { headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' }, body: 'heartbeat=&script=' },
    ],
    ['another text', { headers: { ...headers, 'content-type': 'text/plain' }, body: secrets.join() }],
  ])('refuses an update with %s', async (_what, init) => {
    const { 'content-type': _json, ...others } = headers
    const answer = await ask(monitorPath, { method: 'PUT', headers: others, ...init })
    expect([400, 415, 422]).toContain(answer.status)
    expect(answer).toEqual(problem(answer.status, expect.any(String), expect.any(Array)))
    expect(service.updateMonitor).not.toHaveBeenCalled()
  })

  it('refuses a body that is too long', async () => {
    // A server may close the connection then, so that no other request can use it.
    const answer = await put({
      headers: { ...headers, connection: 'close' },
      body: { ...update, script: 'x'.repeat(2_000_000) },
    })
    expect(answer).toEqual(problem(413, expect.stringMatching(/ Too Large$/u)))
    expect(service.updateMonitor).not.toHaveBeenCalled()
  })

  it.each(['/v1/error-groups/x', '/', '//', '/v1/checks/icmp/a/b'])(
    'refuses %j, which is no address of the service',
    async (path) => {
      expect(await ask(`${path}?key=${secrets[0]}`, { headers })).toEqual(problem(404, 'Not Found'))
    },
  )

  it('refuses a malformed path', async () => {
    const answer = await ask(`/v1/checks/icmp/%zz?key=${secrets[0]}`, { method: 'PUT', headers, body: '{}' })
    // Hono hands on as it is what cannot be decoded, and an id may be any text.
    const asAnId = invalid([
      ['#/body/heartbeat', 'required'],
      ['#/body/script', 'required'],
    ])
    expect(answer).toEqual(name === 'Hono' ? asAnId : problem(400, 'Bad Request'))
  })

  it('says nothing of its own failure', async () => {
    service.listErrorGroups.mockImplementationOnce(() => {
      throw new Error(secrets.join())
    })
    expect(await list()).toEqual(problem(500, 'Internal Server Error'))
  })

  it('still answers after all of that', async () => {
    expect(await list()).toMatchObject({ status: 200 })
  })
})

it('node:http goes on with a connection on which a body was too long', async () => {
  const { url, close } = await listening(createApp(service))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const status = (body: string) =>
    new Promise((resolve, reject) => {
      const sent = request(url + monitorPath, { method: 'PUT', headers, agent }, (response) =>
        resolve(response.resume().statusCode),
      )
      sent.on('error', reject).end(body)
    })
  const tooLong = 'x'.repeat(2_000_000)
  expect([await status(tooLong), await status('{'), await status(tooLong), await status('{')]).toEqual([
    413, 400, 413, 400,
  ])
  agent.destroy()
  await close()
})

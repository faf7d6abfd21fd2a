import { STATUS_CODES } from 'node:http'
import { connect } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ErrorGroup, IcmpMonitor } from 'monitor-contract'
import { createService, type Service } from '../service.ts'
import {
  apiKey,
  headers,
  malformed,
  malformedRequests,
  secrets,
  update,
  variable,
  wrongLists,
  wrongUpdates,
  type RequestChanges,
  type Mistake,
} from './requests.ts'
import { examples, type Running } from './start.ts'

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

const service = {
  storedMonitor: vi.fn<Service['storedMonitor']>(async () => undefined),
  updateMonitor: vi.fn<Service['updateMonitor']>(() => monitor),
  listErrorGroups: vi.fn(() => [group]),
}

const monitorPath = '/v1/checks/icmp/7f%2F3a'
const groupsPath = '/v1/error-groups'

interface Reply {
  readonly status: number
  readonly type: string | undefined
  readonly body: unknown
}

const problem = (status: number, errors: unknown = []): Reply => ({
  status,
  type: 'application/problem+json',
  body: {
    type: 'about:blank',
    title: status === 422 ? 'Unprocessable Content' : STATUS_CODES[status],
    status,
    errors,
  },
})

/**
 * Fails if a reply contains a secret, in any case: a parser may write a part of the request in
 * capital letters.
 */
function expectNoSecret(reply: string): void {
  for (const secret of secrets) expect(reply.toLowerCase()).not.toContain(secret)
}

const partOf = ([pointer]: Mistake) => pointer.split('/')[1]

describe.each(Object.entries(examples))('%s', (name, { start, stopsAtFirstOf }) => {
  let server: Running
  const log: string[] = []

  beforeAll(async () => {
    server = await start(service, log)
  })
  afterAll(() => server.close())
  afterEach(() => vi.clearAllMocks())

  async function send(path: string, init: RequestInit): Promise<Reply> {
    const response = await fetch(server.url + path, init)
    const text = await response.text()
    expectNoSecret([response.statusText, ...[...response.headers].flat(), text].join('\n'))
    return {
      status: response.status,
      type: response.headers.get('content-type')?.split(';')[0],
      body: JSON.parse(text),
    }
  }

  const put = ({ query = '', body = update, ...init }: RequestChanges = {}) =>
    send(monitorPath + query, {
      method: 'PUT',
      headers,
      ...init,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const list = ({ query = '', headers: own = headers }: RequestChanges = {}) =>
    send(groupsPath + query, { headers: own })

  /**
   * Returns the expected `errors` of every server. A server that stops at the first invalid part
   * returns only those of
   * that part.
   */
  function invalid(operation: 'update' | 'list', mistakes: readonly Mistake[]): Reply {
    const first = stopsAtFirstOf[operation].find((part) =>
      mistakes.some((mistake) => partOf(mistake) === part),
    )
    const expectedMistakes = mistakes.filter(
      (mistake) => first === undefined || partOf(mistake) === first,
    )
    return problem(
      422,
      expectedMistakes.map(([pointer, code]) => ({ detail: expect.any(String), pointer, code })),
    )
  }

  it.each([
    ['', true],
    ['?autoAssignAlerts=false', false],
  ])(
    'passes the body to the service as it was sent, and the query %j as a boolean',
    async (query, flag) => {
      expect(await put({ query })).toMatchObject({
        status: 200,
        type: 'application/json',
        body: monitor,
      })
      expect(service.updateMonitor.mock.lastCall).toEqual(['7f/3a', update, flag])
    },
  )

  it.each([
    ['?limit=20&page=3', 20, 3],
    ['?page=2', 10, 2],
    ['', 10, 1],
  ])('passes the query %j to the service as numbers', async (query, limit, page) => {
    expect(await list({ query })).toMatchObject({
      status: 200,
      type: 'application/json',
      body: [group],
    })
    expect(service.listErrorGroups.mock.lastCall).toEqual([limit, page])
  })

  it.each(wrongUpdates)('rejects an update: %s', async (_, changes, mistakes) => {
    expect(await put(changes)).toEqual(invalid('update', mistakes))
    expect(service.updateMonitor).not.toHaveBeenCalled()
  })

  const logsRequests = name === 'Fastify'
  if (logsRequests)
    it('logs an invalid update without its secrets', async () => {
      log.length = 0
      await put({ body: { ...update, frequencyOffset: 51 } })
      expect(log).toHaveLength(1)
      for (const secret of [apiKey, variable]) expect(log.join()).not.toContain(secret)
      expect(JSON.parse(log.join())).toMatchObject({
        msg: 'invalid update',
        headers: { authorization: '[Redacted]' },
        body: { frequencyOffset: 51, environmentVariables: [{ key: 'TOKEN' }] },
      })
    })

  it.each(wrongLists)('rejects a request for error groups: %s', async (_, changes, mistakes) => {
    expect(await list(changes)).toEqual(invalid('list', mistakes))
    expect(service.listErrorGroups).not.toHaveBeenCalled()
  })

  it.each(malformed)('rejects %j, which is not JSON', async (body) => {
    expect(await put({ body })).toEqual(problem(400))
    expect(service.updateMonitor).not.toHaveBeenCalled()
  })

  it.each(malformedRequests)('returns no part of a request with %s', async (_what, sent) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.write(sent)
    const reply = await textOf(socket)
    expect(reply).toMatch(/^HTTP\/1\.1 [45]\d\d /u)
    expectNoSecret(reply)
    expect(service.updateMonitor).not.toHaveBeenCalled()
  })

  it.each<[what: string, stored: IcmpMonitor | undefined, offset: number]>([
    ['the stored frequency', { ...monitor, frequency: 720 }, 13],
    ['the default frequency of a new monitor', undefined, 101],
  ])('compares an update with %s', async (_, stored, frequencyOffset) => {
    service.storedMonitor.mockResolvedValueOnce(stored)
    const reply = await put({ body: { heartbeat: {}, script: '', frequencyOffset } })
    expect(service.storedMonitor).toHaveBeenLastCalledWith('7f/3a')
    expect(reply).toEqual(invalid('update', [['#/body/frequencyOffset', 'frequency-offset']]))
    expect(service.updateMonitor).not.toHaveBeenCalled()
  })

  // A framework, a parser or the contract may detect a missing body or another media type.
  it.each([
    ['no body', {}],
    ['an empty body', { headers, body: '' }],
    [
      'a form',
      {
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'heartbeat=&script=',
      },
    ],
    [
      'another text',
      { headers: { ...headers, 'content-type': 'text/plain' }, body: secrets.join() },
    ],
  ])('rejects an update with %s', async (_what, init) => {
    const { 'content-type': _json, ...others } = headers
    const reply = await send(monitorPath, { method: 'PUT', headers: others, ...init })
    expect([400, 415, 422]).toContain(reply.status)
    expect(reply).toEqual(problem(reply.status, expect.any(Array)))
    expect(service.updateMonitor).not.toHaveBeenCalled()
  })

  it('rejects a body with thousands of levels, and then updates the same monitor', async () => {
    const { updateMonitor, storedMonitor } = createService()
    service.updateMonitor.mockImplementation(updateMonitor)
    service.storedMonitor.mockImplementation(storedMonitor)
    const levels = 30_000
    const nested = `${'['.repeat(levels)}${']'.repeat(levels)}`
    for (const field of ['"heartbeat":{"x":', '"heartbeat":{},"retryStrategy":{"x":'])
      expect(await put({ body: `{"script":"",${field}${nested}}}` })).toEqual(problem(400))
    expect(
      await put({ body: { heartbeat: {}, script: '', privateLocations: 'berlin,bonn' } }),
    ).toMatchObject({
      status: 200,
      body: { name: '7f/3a', heartbeat: {}, script: '', privateLocations: ['berlin', 'bonn'] },
    })
    service.updateMonitor.mockImplementation(() => monitor)
    service.storedMonitor.mockResolvedValue(undefined)
  })

  it('rejects a body that is too long', async () => {
    // The server may then close the connection, so that no other request uses it.
    const reply = await put({
      headers: { ...headers, connection: 'close' },
      body: { ...update, script: 'x'.repeat(10_000_000) },
    })
    expect(reply).toEqual(problem(413))
    expect(service.updateMonitor).not.toHaveBeenCalled()
  })

  it.each(['/v1/error-groups/x', '/', '//', '/v1/checks/icmp/a/b'])(
    'rejects %j, which is not an address of the service',
    async (path) => {
      expect(await send(`${path}?key=${secrets[0]}`, { headers })).toEqual(problem(404))
    },
  )

  it('rejects a malformed path', async () => {
    const reply = await send(`/v1/checks/icmp/%zz?key=${secrets[0]}`, {
      method: 'PUT',
      headers,
      body: '{}',
    })
    // Hono passes on a path that cannot be decoded, and an id may be any string.
    const asAnId = invalid('update', [
      ['#/body/heartbeat', 'required'],
      ['#/body/script', 'required'],
    ])
    expect(reply).toEqual(name.startsWith('Hono') ? asAnId : problem(400))
  })

  it('returns no details of an internal error', async () => {
    service.listErrorGroups.mockImplementationOnce(() => {
      throw new Error(secrets.join())
    })
    expect(await list()).toEqual(problem(500))
    const cyclic = { ...group, secrets, self: {} }
    cyclic.self = cyclic
    service.listErrorGroups.mockReturnValueOnce([cyclic])
    expect(await list()).toEqual(problem(500))
  })
})

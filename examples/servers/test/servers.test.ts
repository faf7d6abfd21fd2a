import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ErrorGroup, IcmpMonitor } from 'monitor-contract'
import { servers, type Running } from './start.ts'

const apiKey = 'api-key-4f1c'
const variable = 'variable-9a7e'
const account = 'account-27b0'

const headers = { authorization: `Bearer ${apiKey}`, 'x-service-account': account, 'content-type': 'application/json' }
const environmentVariables = [{ key: 'TOKEN', value: variable, locked: true, secret: true }]

/** A body whose every field is allowed, with one that nobody listed; a date and a text that look like other types stay what they are. */
const update = { heartbeat: {}, script: '5', frequency: 5, frequencyOffset: 50, groupId: null, environmentVariables, unlisted: { kept: '1' } }

const monitor: IcmpMonitor = { name: 'Gateway', frequency: 5 }
const group: ErrorGroup = {
  id: 'g', checkId: 'c', errorHash: 'h', rawErrorMessage: null, cleanedErrorMessage: 'm', firstSeen: '2026-01-02', lastSeen: '2026-01-03', archivedUntilNextEvent: false,
}

const service = { updateMonitor: vi.fn(() => monitor), listErrorGroups: vi.fn(() => [group]) }

const monitorPath = '/v1/checks/icmp/7f%2F3a'
const groupsPath = '/v1/error-groups'

interface Answer {
  readonly status: number
  readonly type: string | undefined
  readonly body: unknown
}

describe.each(Object.entries(servers))('%s', (_name, start) => {
  let server: Running

  beforeAll(async () => {
    server = await start(service)
  })
  afterAll(() => server.close())
  afterEach(() => vi.clearAllMocks())

  async function ask(path: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(server.url + path, init)
    const text = await response.text()
    for (const secret of [apiKey, variable, account]) expect(text + JSON.stringify([...response.headers])).not.toContain(secret)
    return { status: response.status, type: response.headers.get('content-type')?.split(';')[0], body: JSON.parse(text) }
  }

  const put = (body: unknown, query = '', init: RequestInit = {}) =>
    ask(monitorPath + query, { method: 'PUT', headers, body: typeof body === 'string' ? body : JSON.stringify(body), ...init })
  const list = (query = '', init: RequestInit = {}) => ask(groupsPath + query, { headers, ...init })

  const problem = (pointer: RegExp, code: string) => ({
    status: 422,
    type: 'application/problem+json',
    body: expect.objectContaining({
      status: 422,
      title: 'Unprocessable Content',
      errors: expect.arrayContaining([{ detail: expect.any(String), pointer: expect.stringMatching(pointer), code }]),
    }),
  })

  it('updates a monitor by a body that arrives as it was sent', async () => {
    expect(await put(update)).toEqual({ status: 200, type: 'application/json', body: monitor })
    expect(service.updateMonitor.mock.lastCall).toEqual(['7f/3a', update, true])
  })

  it('passes a flag of the query on as a boolean', async () => {
    expect(await put(update, '?autoAssignAlerts=false')).toMatchObject({ status: 200 })
    expect(service.updateMonitor.mock.lastCall).toEqual(['7f/3a', update, false])
  })

  it.each([
    ['?limit=20&page=3', 20, 3],
    ['?page=2', 10, 2],
    ['', 10, 1],
  ])('lists error groups by %j as numbers', async (query, limit, page) => {
    expect(await list(query)).toEqual({ status: 200, type: 'application/json', body: [group] })
    expect(service.listErrorGroups.mock.lastCall).toEqual([limit, page])
  })

  it.each([
    ['an offset that the frequency does not allow', { ...update, frequencyOffset: 51 }, /\/frequencyOffset$/u, 'frequency-offset'],
    ['a text in place of a boolean', { ...update, activated: 'true' }, /\/activated$/u, 'type'],
    ['a number in place of a text', { ...update, script: 5 }, /\/script$/u, 'type'],
    ['one item in place of a list', { ...update, tags: 'a' }, /\/tags$/u, 'type'],
    ['a missing field', { script: '', environmentVariables }, /\/heartbeat$/u, 'required'],
    ['a wrong secret', { ...update, environmentVariables: [{ key: [variable], value: variable }] }, /\/environmentVariables\/0\/key$/u, 'type'],
    ['a list in place of the body', [variable], /^#(?:\/body)?$/u, 'type'],
  ])('refuses a body with %s', async (_what, body, pointer, code) => {
    expect(await put(body)).toEqual(problem(pointer, code))
    expect(service.updateMonitor).not.toHaveBeenCalled()
  })

  it.each([
    ['?autoAssignAlerts=yes', /\/autoAssignAlerts$/u, 'type'],
    ['?autoAssignAlerts=', /\/autoAssignAlerts$/u, 'type'],
    ['?autoAssignAlerts=true&autoAssignAlerts=false', /\/autoAssignAlerts$/u, 'duplicate-parameter'],
  ])('refuses to update a monitor with %s', async (query, pointer, code) => {
    expect(await put(update, query)).toEqual(problem(pointer, code))
    expect(service.updateMonitor).not.toHaveBeenCalled()
  })

  it.each([
    ['?limit=0', /\/limit$/u, 'minimum'],
    ['?limit=101', /\/limit$/u, 'maximum'],
    ['?limit=0x14', /\/limit$/u, 'type'],
    ['?limit=5&limit=6', /\/limit$/u, 'duplicate-parameter'],
    ['?page=next', /\/page$/u, 'type'],
  ])('refuses to list error groups with %s', async (query, pointer, code) => {
    expect(await list(query)).toEqual(problem(pointer, code))
    expect(service.listErrorGroups).not.toHaveBeenCalled()
  })

  it.each([
    ['no credentials', { 'x-service-account': account }, 'required'],
    ['credentials of another scheme', { authorization: `Basic ${apiKey}` }, 'pattern'],
    ['two credentials in one', { authorization: `Bearer ${apiKey} ${apiKey}` }, 'pattern'],
  ])('refuses %s', async (_what, wrong, code) => {
    expect(await list('', { headers: wrong })).toEqual(problem(/\/authorization$/u, code))
    expect(await put(update, '', { headers: { 'content-type': 'application/json', ...wrong } })).toEqual(problem(/\/authorization$/u, code))
    expect(service.listErrorGroups).not.toHaveBeenCalled()
    expect(service.updateMonitor).not.toHaveBeenCalled()
  })

  it.each([
    `{"environmentVariables":[{"key":"TOKEN","value":"${variable}"`,
    variable,
    `{"script":"${variable}"} ${apiKey}`,
    '',
  ])('refuses %j, which is no JSON', async (body) => {
    const answer = await put(body)
    expect(answer).toMatchObject({ type: 'application/problem+json', body: { status: answer.status } })
    expect([400, 422]).toContain(answer.status)
    expect(service.updateMonitor).not.toHaveBeenCalled()
  })

  it('answers a malformed path without a word of it', async () => {
    const response = await fetch(`${server.url}/v1/checks/icmp/%zz?token=${apiKey}`, { method: 'PUT', headers, body: '{}' })
    expect([400, 404, 422]).toContain(response.status)
    expect(await response.text()).not.toContain(apiKey)
  })

  it.each(['/v1/error-groups/x', '/', '//', '/v1/checks/icmp/%E0%A4%A'])('refuses %j, which is no address of the service', async (path) => {
    const { status } = await fetch(server.url + path, { headers })
    expect([400, 404]).toContain(status)
  })

  it.each([
    ['no body', {}],
    ['a body that is not JSON', { body: 'heartbeat=&script=', headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' } }],
  ])('refuses an update with %s', async (_what, init) => {
    const { 'content-type': _json, ...others } = headers
    const { status, type } = await ask(monitorPath, { method: 'PUT', headers: others, ...init })
    expect(type).toBe('application/problem+json')
    expect([400, 415, 422]).toContain(status)
    expect(service.updateMonitor).not.toHaveBeenCalled()
  })

  it('refuses a body that is too long', async () => {
    expect(await put({ ...update, script: 'x'.repeat(2_000_000) })).toMatchObject({ status: 413, type: 'application/problem+json' })
    expect(service.updateMonitor).not.toHaveBeenCalled()
  })

  it('still answers after all of that', async () => {
    expect(await list()).toMatchObject({ status: 200 })
  })
})

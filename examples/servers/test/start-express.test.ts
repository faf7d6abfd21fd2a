// Tests that the started server and the client work with each other.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { changeMonitor } from '../../clients/change-monitor.ts'
import { listening } from './start.ts'

const path = '/v1/checks/icmp/edge'
const sent = '{"heartbeat":{},"script":"","frequencyOffset":51}'

it('returns problem details, and the monitor that the client changes', async () => {
  const free = createServer()
  const { close } = await listening(free)
  const { port } = free.address() as AddressInfo
  await close()
  process.env['PORT'] = String(port)
  await import('../start-express.ts')
  const baseUrl = `http://127.0.0.1:${port}`
  const headers = { authorization: 'Bearer API_KEY', 'content-type': 'application/json' }
  const put = async (body: string) => (await fetch(baseUrl + path, { method: 'PUT', headers, body })).json()
  expect(await put(sent)).toMatchObject({ status: 422, errors: [{ code: 'frequency-offset' }] })
  expect(await put(sent.replace('51', '50'))).toMatchObject({ name: 'edge', frequency: 5, frequencyOffset: 50 })

  const read = await fetch(baseUrl + path)
  expect([read.status, (await read.json()).errors]).toEqual([422, [expect.objectContaining({ code: 'required' })]])

  const asked: string[] = []
  const surroundings = {
    baseUrl,
    headers,
    show: (line: string) => asked.push(line),
    confirm: (line: string) => Promise.resolve(asked.push(line) > 0),
  }
  expect(await changeMonitor('edge', { muted: true }, surroundings)).toMatchObject({ frequencyOffset: 50, muted: true })
  expect(asked).toContain('~ /muted: false → true')
  await expect(changeMonitor('other', {}, surroundings)).rejects.toThrow('The service returned 404')
})

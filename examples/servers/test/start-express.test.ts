// Tests that the server of the guide returns the reply that the guide shows.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { listening } from './start.ts'

const guide = readFileSync('../docs/quick-start-server.md', 'utf8')
const [, path = '', sent = ''] = /localhost:8080(\S+)[^]*?-d '(.*)'/u.exec(guide) ?? []
const [, shown = ''] = /```json\n([^]*?)```/u.exec(guide) ?? []

it('returns the problem details of the guide, and updates the monitor if the offset is allowed', async () => {
  const free = createServer()
  const { close } = await listening(free)
  const { port } = free.address() as AddressInfo
  await close()
  process.env['PORT'] = String(port)
  await import('../start-express.ts')
  const put = async (body: string) => {
    const headers = { authorization: 'Bearer API_KEY', 'content-type': 'application/json' }
    return (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'PUT', headers, body })).json()
  }
  expect(await put(sent)).toEqual(JSON.parse(shown))
  expect(await put(sent.replace('51', '50'))).toMatchObject({ name: 'edge', frequency: 5, frequencyOffset: 50 })
})

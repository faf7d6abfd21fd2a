// Runs the client samples of the guides, in several languages, against a server that validates requests.
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { operations } from 'monitor-contract'

const monitor = readFileSync('examples/documents/icmp-monitor.json', 'utf8')
const groups = readFileSync('examples/documents/error-group-list.json', 'utf8')

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}

const received: { readonly method: string | undefined; readonly valid: boolean }[] = []

/** A server that validates each request and returns an example. */
const server = createServer((request, response) => {
  void bodyOf(request).then((text) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    const { headers, method } = request
    const { authorization, 'x-service-account': account, 'content-type': type } = headers
    const sent = { authorization, 'x-service-account': account }
    const { valid } =
      method === 'PUT'
        ? operations.updateIcmpMonitor.validateRequest({
            params: { id: pathname.split('/').at(-1) },
            query: searchParams,
            headers: { ...sent, 'content-type': type },
            body: JSON.parse(text),
          })
        : operations.listErrorGroups.validateRequest({ query: searchParams, headers: sent })
    received.push({ method, valid })
    response.writeHead(valid ? 200 : 422, { 'content-type': 'application/json' })
    response.end(method === 'PUT' ? monitor : groups)
  })
})

let url: string
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const commands: Readonly<Record<string, readonly string[]>> = { ts: ['node'], sh: ['sh'], py: ['python3'] }

/** The TypeScript samples need no compiler; they import the package by its name, which only resolves from the root. */
const argumentOf = (file: string): readonly string[] =>
  file.endsWith('.ts')
    ? ['--input-type=module', '--eval', readFileSync(`docs/samples/${file}`, 'utf8')]
    : [`docs/samples/${file}`]

it.each(readdirSync('docs/samples'))('the sample %s sends a valid request and prints what it reads', async (file) => {
  const [command = '', ...options] = commands[file.split('.').at(-1) ?? ''] ?? []
  const { stdout } = await promisify(execFile)(command, [...options, ...argumentOf(file)], {
    env: { ...process.env, API_URL: url, API_KEY: 'key', ACCOUNT_ID: '7', NO_PROXY: '*' },
  })
  expect(received.at(-1)).toEqual({ method: file.startsWith('update') ? 'PUT' : 'GET', valid: true })
  const { name }: { name: string } = JSON.parse(monitor)
  expect(stdout).toContain(file.startsWith('update') ? name : '2026-')
})

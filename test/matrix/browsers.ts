// Runs the program in browsers, on a page with a strict content security policy.
import { spawn, type ChildProcess } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { folder, importReport, program } from './program.ts'

/** A browser: its program, and how to open a page with it. */
export interface Browser {
  readonly name: string
  readonly program: string
  readonly open: (program: string, url: string) => ChildProcess
}

const start = (program: string, ...args: readonly string[]): ChildProcess =>
  spawn(program, args, { stdio: 'ignore', detached: true })

export const browsers: readonly Browser[] = [
  {
    name: 'Chromium',
    program: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    open: (path, url) =>
      start(path, '--headless', '--no-sandbox', `--user-data-dir=${join(folder, 'chromium')}`, url),
  },
  {
    name: 'Firefox',
    program: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr',
    open: (path, url) => start(path, '--headless', '--no-remote', '--profile', folder, url),
  },
]

/** The policy of the page: only its script, no code from strings, trusted types. */
const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'"

/** Returns the report from a browser, within a minute. */
export async function inBrowser({ program: path, open }: Browser): Promise<string> {
  const script = await program(
    'page.js',
    `${importReport}fetch('/report', { method: 'POST', body: report(vectors) })`,
    true,
  )
  const requests = new EventEmitter<{ report: [string] }>()
  const site = createServer((request, reply) => {
    if (request.url === '/report') void text(request).then((body) => requests.emit('report', body))
    const isPage = request.url === '/'
    reply.writeHead(200, {
      'content-type': isPage ? 'text/html' : 'text/javascript; charset=utf-8',
      'content-security-policy': policy,
    })
    reply.end(
      isPage
        ? '<!doctype html><script type="module" src="/page.js"></script>'
        : readFileSync(script),
    )
  })
  await once(site.listen(0, '127.0.0.1'), 'listening')
  const browser = open(path, `http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
  try {
    const [report]: unknown[] = await once(requests, 'report', {
      signal: AbortSignal.timeout(60_000),
    })
    return String(report)
  } finally {
    if (browser.pid !== undefined) process.kill(-browser.pid)
    site.close()
  }
}

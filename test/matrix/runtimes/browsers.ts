// Runs the matrix in Chromium, Firefox and WebKit, in a page with a strict content security policy.
import { spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { env, execPath } from 'node:process'
import { text } from 'node:stream/consumers'
import { NotInstalled, type Report, type Run, type Workplace } from '../matrix-run.ts'
import { freePort, responding } from '../free-port.ts'

const importMap = JSON.stringify({ imports: { 'fast-check': '/peers/fast-check.js', ajv: '/peers/ajv.js' } })

const hash = createHash('sha256').update(importMap).digest('base64')

/** The content security policy: only the scripts of the server, the import map and the report. */
const policy = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${hash}'`,
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
].join('; ')

const page = `<!doctype html><title>Matrix</title>
<script type="importmap">${importMap}</script>
<script type="module" src="/page.js"></script>`

/** Serves the page until it sends its report. */
async function serve(folder: string, timeout: number) {
  let receive: (report: string) => void
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (path === '/report') void text(request).then((report) => receive(report))
    const file = join(folder, path)
    const body = path === '/' ? page : path !== '/report' && existsSync(file) ? readFileSync(file) : undefined
    const type = path === '/' ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8'
    response
      .writeHead(body === undefined ? 404 : 200, { 'content-type': type, 'content-security-policy': policy })
      .end(body)
  })
  const report = new Promise<string>((resolve, reject) => {
    receive = resolve
    setTimeout(() => reject(new Error(`no report within ${timeout} ms`)), timeout).unref()
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  return { url: `http://127.0.0.1:${port}/`, report, close: () => server.close() }
}

interface Browser {
  readonly version: string
  close(): Promise<void>
}

/** Returns the report of a browser that opens the page. */
async function reportOf(
  { installation, modules }: Workplace,
  open: (url: string) => Promise<Browser>,
): Promise<Report> {
  cpSync(join(installation, 'page.js'), join(modules, 'page.js'))
  const site = await serve(modules, 300_000)
  try {
    const browser = await open(site.url)
    try {
      return { ...(JSON.parse(await site.report) as Omit<Report, 'version'>), version: browser.version }
    } finally {
      await browser.close()
    }
  } finally {
    site.close()
  }
}

function executable(...paths: readonly (string | undefined)[]): string {
  const found = paths.find((path) => path !== undefined && existsSync(path))
  if (found === undefined) throw new NotInstalled(`${paths.filter(Boolean).join(' or ')} does not exist`)
  return found
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return
  process.kill()
  await once(process, 'exit')
}

/** Opens a page in Chromium through the DevTools protocol, or in Firefox through WebDriver BiDi. */
const inPuppeteer =
  (name: 'chrome' | 'firefox', path: string, ...switches: string[]) =>
  async (url: string): Promise<Browser> => {
    const values = [join(import.meta.dirname, '../hosts/puppeteer.mjs'), name, path, url, ...switches]
    const host = spawn(execPath, values, { stdio: ['pipe', 'pipe', 'inherit'] })
    const [line] = (await Promise.race([
      once(host.stdout, 'data'),
      once(host, 'exit').then(() => Promise.reject(new Error(`${path} does not start`))),
    ])) as [Buffer]
    const close = async () => {
      host.stdin.end()
      await once(host, 'exit')
    }
    return { version: String(line).trim().split('/')[1] ?? '', close }
  }

/** Opens a page in WebKit through WebDriver, on a virtual display if the machine has none. */
const inWebKit =
  (driverPath: string, browserPath: string) =>
  async (url: string): Promise<Browser> => {
    const display = env['DISPLAY'] === undefined ? await virtualDisplay() : undefined
    const port = await freePort()
    const driver = spawn(driverPath, [`--port=${port}`], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...env, ...(display && { DISPLAY: display.name }) },
    })
    const close = async () => {
      await end(driver)
      if (display) await end(display.process)
    }
    const send = async (method: string, path: string, body?: object) => {
      const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
        method,
        ...(body && { body: JSON.stringify(body) }),
      })
      if (!response.ok) throw new Error(await response.text())
      return (await response.json()) as {
        readonly value: { readonly sessionId: string; readonly capabilities: { readonly browserVersion: string } }
      }
    }
    try {
      await responding(`http://127.0.0.1:${port}/status`)
      const options = { binary: browserPath, args: ['--automation'] }
      const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
      const { value: session } = await send('POST', '', { capabilities })
      await send('POST', `/${session.sessionId}/url`, { url })
      return {
        version: `WebKitGTK ${session.capabilities.browserVersion}`,
        close: async () => {
          await send('DELETE', `/${session.sessionId}`)
          await close()
        },
      }
    } catch (error) {
      await close()
      throw error
    }
  }

/** Starts a virtual display, which selects its own number. */
async function virtualDisplay() {
  const process = spawn(executable('/usr/bin/Xvfb'), ['-displayfd', '1', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [line] = (await once(process.stdout, 'data')) as [Buffer]
  return { process, name: `:${String(line).trim()}` }
}

const chromiumSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const browserRun = (runtime: string, openerOf: () => (url: string) => Promise<Browser>): Run => ({
  runtime,
  mode: 'strict content security policy',
  facts: { makesCodeFromStrings: false },
  lacks: ['Ajv'],
  perform: async (workplace) => reportOf(workplace, openerOf()),
})

export const browserRuns: readonly Run[] = [
  browserRun('Chromium', () =>
    inPuppeteer('chrome', executable(env['CHROMIUM'], '/usr/bin/chromium'), ...chromiumSwitches),
  ),
  browserRun('Firefox', () =>
    inPuppeteer('firefox', executable(env['FIREFOX'], '/usr/bin/firefox-esr', '/usr/bin/firefox')),
  ),
  browserRun('WebKit', () =>
    inWebKit(
      executable('/usr/bin/WebKitWebDriver'),
      executable(
        env['MINIBROWSER'],
        ...['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map(
          (name) => `/usr/lib/x86_64-linux-gnu/${name}/MiniBrowser`,
        ),
      ),
    ),
  ),
]

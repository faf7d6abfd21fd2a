import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import puppeteer from 'puppeteer-core'

/** A browser that runs scripts in a page; scripts are expressions. */
export interface RemotePage {
  readonly open: (url: string) => Promise<void>
  readonly evaluate: (expression: string) => Promise<unknown>
  readonly close: () => Promise<void>
}

/** A browser engine: what it needs, and how to start it. */
export interface Engine {
  readonly name: string
  /** Files that Debian's packages install; the test is skipped where one is missing. */
  readonly needs: readonly string[]
  readonly start: () => Promise<RemotePage>
}

const chromiumPath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
const firefox = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr'
const webKitDriver = '/usr/bin/WebKitWebDriver'
const virtualScreen = '/usr/bin/xvfb-run'

async function startInPuppeteer(browserName: 'chrome' | 'firefox', executablePath: string): Promise<RemotePage> {
  const args = browserName === 'chrome' ? ['--no-sandbox', '--disable-gpu'] : []
  const browser = await puppeteer.launch({ browser: browserName, executablePath, headless: true, args })
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  return {
    async open(url) {
      await page.goto(url)
    },
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  }
}

/** Sends a command of the WebDriver protocol, and returns its value. */
async function command(url: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { readonly value: unknown }
  if (!response.ok) throw new Error(JSON.stringify(value))
  return value
}

async function untilReady(url: string): Promise<void> {
  for (let turn = 0; turn < 100; turn++) {
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await wait(100)
  }
  throw new Error('The WebDriver of WebKit did not start')
}

async function startWebKit(): Promise<RemotePage> {
  const port = 4_000 + (process.pid % 1_000)
  const driver = `http://127.0.0.1:${port}`
  const server = spawn(virtualScreen, ['-a', webKitDriver, `--port=${port}`], { detached: true, stdio: 'ignore' })
  await untilReady(driver)
  const { sessionId } = (await command(`${driver}/session`, 'POST', { capabilities: {} })) as {
    readonly sessionId: string
  }
  const session = `${driver}/session/${sessionId}`
  return {
    async open(url) {
      await command(`${session}/url`, 'POST', { url })
    },
    evaluate: (expression) => command(`${session}/execute/sync`, 'POST', { script: `return ${expression}`, args: [] }),
    async close() {
      await command(session, 'DELETE')
      if (server.pid !== undefined) process.kill(-server.pid)
    },
  }
}

export const chromium: Engine = {
  name: 'Chromium',
  needs: [chromiumPath],
  start: () => startInPuppeteer('chrome', chromiumPath),
}

/** The engines besides Chromium. */
export const engines: readonly Engine[] = [
  { name: 'Firefox', needs: [firefox], start: () => startInPuppeteer('firefox', firefox) },
  { name: 'WebKit', needs: [webKitDriver, virtualScreen], start: startWebKit },
]

/** The files of an engine that are not installed. */
export const missing = ({ needs }: Engine): readonly string[] => needs.filter((path) => !existsSync(path))

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

/** A browser engine besides Chromium: what it needs, and how to start it. */
export interface Engine {
  readonly name: string
  /** Files that Debian's packages install; the test is skipped where one is missing. */
  readonly needs: readonly string[]
  readonly start: () => Promise<RemotePage>
}

const firefox = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr'
const webKitDriver = '/usr/bin/WebKitWebDriver'
const virtualScreen = '/usr/bin/xvfb-run'

async function startFirefox(): Promise<RemotePage> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox, headless: true })
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

export const engines: readonly Engine[] = [
  { name: 'Firefox', needs: [firefox], start: startFirefox },
  { name: 'WebKit', needs: [webKitDriver, virtualScreen], start: startWebKit },
]

/** The files of an engine that are not installed. */
export const missing = ({ needs }: Engine): readonly string[] => needs.filter((path) => !existsSync(path))

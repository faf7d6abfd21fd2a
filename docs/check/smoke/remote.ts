import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium as playwright } from 'playwright-core'
import { executablePath, launchArguments } from '../browser.ts'

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

const firefox = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr'
const webKitDriver = '/usr/bin/WebKitWebDriver'
const virtualScreen = '/usr/bin/xvfb-run'

/** Returns a port that is likely to be free. */
const freePort = (): number => 4_000 + (process.pid % 1_000)

async function startChromium(): Promise<RemotePage> {
  const browser = await playwright.launch({ executablePath, args: launchArguments })
  const page = await browser.newPage()
  return {
    async open(url) {
      await page.goto(url)
    },
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  }
}

/** Connects to a port as soon as a program listens there. */
async function connected(port: number, turns = 200): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return socket
  } catch (error) {
    if (turns === 0) throw error
    await wait(100)
    return connected(port, turns - 1)
  }
}

/** Marionette, the remote control of Firefox, accepts one command at a time: its length, a colon and JSON. */
async function startFirefox(): Promise<RemotePage> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  writeFileSync(join(profile, 'user.js'), `user_pref('marionette.port', ${freePort()});`)
  const program = spawn(firefox, ['--headless', '--marionette', '--no-remote', '--profile', profile])
  const socket = await connected(freePort())
  const received = socket.setEncoding('utf8')[Symbol.asyncIterator]()
  let text = ''
  const next = async (): Promise<unknown> => {
    const [, length = '', rest = ''] = /^(\d+):([\s\S]*)/.exec(text) ?? []
    if (length === '' || Buffer.byteLength(rest) < Number(length)) {
      text += String((await received.next()).value)
      return next()
    }
    text = Buffer.from(rest).subarray(Number(length)).toString()
    return JSON.parse(Buffer.from(rest).subarray(0, Number(length)).toString())
  }
  const command = async (name: string, parameters: object = {}): Promise<unknown> => {
    const message = JSON.stringify([0, 0, name, parameters])
    socket.write(`${Buffer.byteLength(message)}:${message}`)
    const [, , error, result] = (await next()) as readonly [1, 0, object | null, { readonly value?: unknown } | null]
    if (error !== null) throw new Error(JSON.stringify(error))
    return result?.value
  }
  await next()
  await command('WebDriver:NewSession')
  return {
    async open(url) {
      await command('WebDriver:Navigate', { url })
    },
    evaluate: (expression) => command('WebDriver:ExecuteScript', { script: `return ${expression}`, args: [] }),
    async close() {
      await command('Marionette:Quit', { flags: ['eForceQuit'] })
      await once(program, 'exit')
      rmSync(profile, { recursive: true })
    },
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
  const port = freePort()
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

export const chromium: Engine = { name: 'Chromium', needs: [executablePath], start: startChromium }

/** The engines besides Chromium. */
export const engines: readonly Engine[] = [
  { name: 'Firefox', needs: [firefox], start: startFirefox },
  { name: 'WebKit', needs: [webKitDriver, virtualScreen], start: startWebKit },
]

/** The files of an engine that are not installed. */
export const missing = ({ needs }: Engine): readonly string[] => needs.filter((path) => !existsSync(path))

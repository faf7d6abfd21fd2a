import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { readVectors } from '../helpers/vectors.ts'

const policy = "default-src 'none'; script-src 'self'"

const switches = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What the page runs, beside the package: every vector, and a try to make code of text. */
const page = `
import * as everything from './index.js'
import questions from './questions.js'

let madeCodeOfText = true
try {
  new Function('return 1')
} catch {
  madeCodeOfText = false
}
const answers = JSON.parse(questions).map(({ contract, value, options }) => ({ ...everything[contract].validate(value, options), is: everything[contract].is(value, options) }))
globalThis.report = { madeCodeOfText, answers: JSON.stringify(answers) }
`

/** The files of a site, under the policy, at an address of this machine. */
async function serve(files) {
  const server = createServer(({ url }, response) => {
    const body = files[url]
    const type = url === '/' ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8'
    response
      .writeHead(body === undefined ? 404 : 200, { 'content-type': type, 'content-security-policy': policy })
      .end(body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }
}

/** What the page of a site reports, and what went wrong in it. */
async function visit(address) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: switches })
  try {
    const tab = await browser.newPage()
    const errors = []
    tab.on('pageerror', (error) => errors.push(String(error)))
    await tab.goto(address, { waitUntil: 'load' })
    return { errors, report: await tab.evaluate(() => globalThis.report), version: browser.version() }
  } finally {
    await browser.close()
  }
}

/** Unpacks the package, and compares what it answers to every vector in Chromium, where no code can be made of text, with its answers here. */
export async function inChromium() {
  const folder = mkdtempSync(join(tmpdir(), 'monitor-contract-'))
  try {
    const tarball = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .at(-1)
    execFileSync('tar', ['-xzf', join(folder, tarball), '-C', folder])
    const entry = join(folder, 'package/dist/index.js')
    const everything = await import(pathToFileURL(entry).href)
    const questions = readVectors().map(({ contract, value, options }) => ({ contract, value, options }))
    const expected = JSON.stringify(
      questions.map(({ contract, value, options }) => ({
        ...everything[contract].validate(value, options),
        is: everything[contract].is(value, options),
      })),
    )
    const site = await serve({
      '/': '<!doctype html><script type="module" src="/page.js"></script>',
      '/page.js': page,
      '/index.js': readFileSync(entry, 'utf8'),
      '/questions.js': `export default ${JSON.stringify(JSON.stringify(questions))}`,
    })
    const { errors, report, version } = await visit(site.address).finally(site.close)
    const holds = errors.length === 0 && report?.madeCodeOfText === false && report.answers === expected
    console.log(
      `Chromium ${version}, ${questions.length} vectors: ${holds ? 'the answers of Node.js, and no code made of text' : `otherwise than in Node.js; ${errors.join(', ')}`}`,
    )
    return holds
  } finally {
    rmSync(folder, { recursive: true })
  }
}

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import axe from 'axe-core'
import { chromium, type Page } from 'playwright-core'

// Opens the built site in Chromium and ends with an error where it is not what it should be: `npm run docs && tsx docs/check-site.ts`.
// With a folder as its argument it leaves screenshots there.

const [, , screenshots] = process.argv
const site = new URL('site/', import.meta.url)
const policy = "default-src 'none'; script-src 'self'; style-src 'self'"
const types = { html: 'text/html; charset=utf-8', css: 'text/css', js: 'text/javascript' }

const server = createServer((request, response) => {
  const name = (request.url ?? '/').replace(/[?#].*/, '').slice(1) || 'index.html'
  const type = Object.entries(types).find(([ending]) => name.endsWith(`.${ending}`))?.[1]
  if (type === undefined || name.includes('/')) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, { 'content-type': type, 'content-security-policy': policy }).end(readFileSync(new URL(name, site)))
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const { port } = server.address() as AddressInfo
const origin = `http://127.0.0.1:${port}/`

const faults: string[] = []
const expectEqual = (what: string, actual: unknown, expected: unknown): void => {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) faults.push(`${what}: ${JSON.stringify(actual)} in place of ${JSON.stringify(expected)}`)
}

/** Every entry that is to be seen, and how many are hidden. */
const shown = (page: Page): Promise<number> => page.locator('main .entry:visible').count()

async function search(page: Page, where: string): Promise<void> {
  const all = await shown(page)
  await page.keyboard.press('/')
  await page.keyboard.type('packet loss order')
  const few = await shown(page)
  if (!(few > 0 && few < all)) faults.push(`${where}: the search shows ${few} of ${all} entries`)
  expectEqual(`${where}: what the search says`, await page.locator('#found').textContent(), `${few} entries`)
  await page.locator('a[href="#code-seen-order"]').first().dispatchEvent('click')
  await page.waitForFunction('document.querySelector("#search").value === ""')
  expectEqual(`${where}: entries after following a link`, await shown(page), all)
  expectEqual(`${where}: the entry that was linked`, await page.locator(':target').getAttribute('id'), 'code-seen-order')
  await page.evaluate('location.hash = ""')
}

async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate('axe.run({ preload: false }).then(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes[0].target}, ${nodes.length} in all`))')
}

const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
try {
  for (const start of [origin, new URL('index.html', site).href]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [375, 1200]) {
        const where = `${new URL(start).protocol} ${colorScheme} ${width}`
        const page = await browser.newPage({ colorScheme, viewport: { width, height: 900 } })
        page.on('console', (message) => faults.push(`${where}: ${message.text()}`))
        page.on('pageerror', (error) => faults.push(`${where}: ${error.message}`))
        page.on('request', (request) => {
          if (!request.url().startsWith(new URL('.', start).href)) faults.push(`${where}: asks for ${request.url()}`)
        })
        await page.goto(start)
        expectEqual(`${where}: width of the page`, await page.evaluate('document.documentElement.scrollWidth'), width)
        for (const finding of await axeFindings(page)) faults.push(`${where}: ${finding}`)
        await search(page, where)
        const toggled = await page.locator('#theme').textContent()
        await page.locator('#theme').click()
        if (toggled === await page.locator('#theme').textContent()) faults.push(`${where}: the theme does not change`)
        await page.evaluate('localStorage.clear()')
        if (screenshots !== undefined && start === origin) {
          await page.reload()
          await page.screenshot({ path: `${screenshots}/${colorScheme}-${width}.png` })
          await page.goto(`${start}#code-frequency-offset`)
          await page.screenshot({ path: `${screenshots}/${colorScheme}-${width}-code.png` })
          await page.goto(`${start}#field-icmp-monitor.frequency`)
          await page.screenshot({ path: `${screenshots}/${colorScheme}-${width}-field.png` })
          await page.goto(`${start}#offsets`)
          await page.screenshot({ path: `${screenshots}/${colorScheme}-${width}-offsets.png` })
        }
        await page.close()
      }
    }
  }
  const spoilt = await browser.newPage()
  await spoilt.setContent('<html lang="en"><title>spoilt</title><main><h1>spoilt</h1><input></main></html>')
  expectEqual('what axe says of an input without a label', await axeFindings(spoilt), ['label: input, 1 in all'])
} finally {
  await browser.close()
  server.close()
}

for (const fault of faults) console.error(fault)
console.log(faults.length === 0 ? 'The site is as it should be.' : `${faults.length} faults.`)
process.exitCode = faults.length === 0 ? 0 : 1

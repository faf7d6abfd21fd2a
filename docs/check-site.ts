import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Page } from 'playwright-core'
import { axeFindings } from './check/axe.ts'
import { longestBlock, tryIt } from './check/try-it.ts'

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
  response
    .writeHead(200, { 'content-type': type, 'content-security-policy': policy })
    .end(readFileSync(new URL(name, site)))
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const { port } = server.address() as AddressInfo
const origin = `http://127.0.0.1:${port}/`

const faults: string[] = []
const expectEqual = (what: string, actual: unknown, expected: unknown): void => {
  if (JSON.stringify(actual) !== JSON.stringify(expected))
    faults.push(`${what}: ${JSON.stringify(actual)} in place of ${JSON.stringify(expected)}`)
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
  expectEqual(
    `${where}: the entry that was linked`,
    await page.locator(':target').getAttribute('id'),
    'code-seen-order',
  )
  await page.evaluate('location.hash = ""')
}

/** What holds for every page. */
async function checkSoundness(page: Page, width: number, where: string): Promise<void> {
  expectEqual(`${where}: width of the page`, await page.evaluate('document.documentElement.scrollWidth'), width)
  for (const finding of await axeFindings(page)) faults.push(`${where}: ${finding}`)
}

/** Opens a page whose complaints and requests are noted. */
async function opened(
  url: string,
  { colorScheme, width }: { readonly colorScheme: 'light' | 'dark'; readonly width: number },
  where: string,
): Promise<Page> {
  const page = await browser.newPage({ colorScheme, viewport: { width, height: 900 } })
  page.on('console', (message) => faults.push(`${where}: ${message.text()}`))
  page.on('pageerror', (error) => faults.push(`${where}: ${error.message}`))
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL('.', url).href)) faults.push(`${where}: asks for ${request.url()}`)
  })
  await page.goto(url)
  await checkSoundness(page, width, where)
  return page
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
try {
  for (const start of [origin, new URL('index.html', site).href]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [375, 1200]) {
        const where = `${new URL(start).protocol} ${colorScheme} ${width}`
        const page = await opened(start, { colorScheme, width }, where)
        await search(page, where)
        const toggled = await page.locator('#theme').textContent()
        await page.locator('#theme').click()
        if (toggled === (await page.locator('#theme').textContent())) faults.push(`${where}: the theme does not change`)
        await page.evaluate('localStorage.clear()')
        if (screenshots !== undefined && start === origin) {
          await page.reload()
          await page.screenshot({ path: `${screenshots}/${colorScheme}-${width}.png` })
          for (const anchor of ['code-frequency-offset', 'field-icmp-monitor.frequency', 'offsets']) {
            await page.goto(`${start}#${anchor}`)
            await page.screenshot({ path: `${screenshots}/${colorScheme}-${width}-${anchor}.png` })
          }
        }
        await page.goto(new URL('try-it.html', start).href)
        await checkSoundness(page, width, `${where}, try it`)
        await tryIt(page, `${where}, try it`, expectEqual)
        if (screenshots !== undefined && start === origin) {
          await page.reload()
          await page.locator('#example').selectOption('Many mistakes')
          await page.locator('#issues .issue').nth(5).waitFor()
          await page.screenshot({ path: `${screenshots}/${colorScheme}-${width}-try-it.png`, fullPage: true })
        }
        await page.close()
      }
    }
  }
  const long = await opened(`${origin}try-it.html`, { colorScheme: 'light', width: 1200 }, 'long')
  console.log(`A list of 5 MB keeps the page busy for at most ${await longestBlock(long, expectEqual)} ms at a time.`)
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

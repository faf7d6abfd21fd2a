// Tests the page of `toHtml()` in a browser: layout, search, accessibility and content security policy.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toHtml } from '../../../dist/docs.js'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
})

afterAll(() => browser.close())

/** Opens the page of `toHtml()`; a message on the console or a request fails the test. */
async function opened(width: number, colorScheme: 'light' | 'dark'): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme })
  const faults: string[] = []
  page.on('console', (message) => faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('request', (request) => faults.push(request.url()))
  await page.setContent(toHtml())
  expect(faults).toEqual([])
  return page
}

describe.each([375, 768, 1280])('toHtml() alone, %i px wide', (width) => {
  it.each(['light', 'dark'] as const)('fits and has no finding of axe in the %s theme', async (theme) => {
    const page = await opened(width, theme)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
    await page.evaluate(axe)
    const findings = await page.evaluate<string[]>(
      'axe.run({ preload: false }).then(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes[0].target}`))',
    )
    expect(findings).toEqual([])
    const folder = process.env['SCREENSHOTS']
    if (folder !== undefined) writeFileSync(`${folder}/reference-${theme}-${width}.png`, await page.screenshot())
    await page.close()
  })
})

it('the search of toHtml() shows the entries with every word, and a link to a hidden entry clears it', async () => {
  const page = await opened(1280, 'light')
  const entries = page.locator('main .entry:visible')
  const all = await entries.count()
  await page.keyboard.press('/')
  await page.keyboard.type('packet loss order')
  const few = await entries.count()
  expect(few).toBeGreaterThan(0)
  expect(few).toBeLessThan(all / 10)
  expect(await page.locator('#found').textContent()).toBe(`${few} entries`)
  await page.evaluate('location.hash = "code-seen-order"')
  await page.waitForFunction('document.querySelector("#words").value === ""')
  expect(await entries.count()).toBe(all)
  await page.close()
})

it('the page runs under a policy without inline code, with its style and script in files', async () => {
  const contentOf = (tag: string): string => new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(toHtml())?.[1] ?? ''
  const policy = "default-src 'none'; style-src 'self'; script-src 'self'; base-uri 'none'; form-action 'none'"
  const files: Readonly<Record<string, string>> = {
    '/reference.css': contentOf('style'),
    '/reference.js': contentOf('script'),
    '/reference.html': toHtml({ stylesheet: 'reference.css', script: 'reference.js' }),
  }
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const faults: string[] = []
  page.on('console', (message) => faults.push(message.text()))
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    const type = { css: 'text/css', js: 'text/javascript', html: 'text/html' }[pathname.split('.').at(-1) ?? ''] ?? ''
    return route.fulfill({
      body: files[pathname] ?? '',
      contentType: type,
      headers: { 'content-security-policy': policy },
    })
  })
  await page.goto('https://monitor-contract.example/reference.html')
  await page.keyboard.press('/')
  await page.keyboard.type('packet loss order')
  await page.waitForFunction('/\\d entr/.test(document.querySelector("#found").textContent)')
  expect(await page.evaluate('getComputedStyle(document.body).fontFamily')).not.toMatch(/^(?:Times|serif)/)
  expect(faults).toEqual([])
  await page.close()
})

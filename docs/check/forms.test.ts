import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { createServer } from 'vite'
import { afterAll, describe, expect, it } from 'vitest'

// The forms of `examples/forms` in a browser. They need `npm ci --prefix examples`.

const root = resolve(import.meta.dirname, '../../examples/forms')

const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  cacheDir: resolve(import.meta.dirname, '../.vitepress/cache/forms'),
  resolve: { alias: { 'monitor-contract': resolve(root, '../../dist/index.js') } },
  server: { port: 0, fs: { allow: [resolve(root, '../..')] } },
})
await server.listen()
const { port } = server.httpServer?.address() as AddressInfo
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
})

afterAll(async () => {
  await browser.close()
  await server.close()
})

/** Opens a form, and returns its page and what it reports in the console. */
async function open(
  path: string,
  width: number,
  isGerman = false,
): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage({ viewport: { width, height: 844 } })
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    const isFault =
      ['error', 'warning'].includes(message.type()) &&
      !message.location().url.endsWith('/favicon.ico')
    if (isFault) faults.push(message.text())
  })
  if (isGerman) await passGerman(page)
  await page.goto(`http://localhost:${port}/${path}`)
  await page.getByRole('button', { name: 'Save' }).waitFor()
  return { page, faults }
}

/** Passes the German messages to the form, as the page of a user does. */
async function passGerman(page: Page): Promise<void> {
  await page.route(/html-proxy/, async (route) => {
    const response = await route.fetch()
    const script = (await response.text()).replace(
      '{ monitor, onSave }',
      '{ monitor, onSave, messages: german }',
    )
    await route.fulfill({ response, body: `import { german } from '/german.ts'\n${script}` })
  })
}

const saved = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.locator('#saved').innerText()) || 'null')

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > innerWidth')

describe.each([1280, 390])('in a window of %i px', (width) => {
  it('the plain form focuses a wrong field with its message, and saves once it is mended', async () => {
    const { page, faults } = await open('plain.html', width)
    await page.getByLabel('Offset').fill('51')
    await page.getByRole('button', { name: 'Save' }).click()
    const focused = await page.evaluate(
      '[document.activeElement.name, document.activeElement.validationMessage]',
    )
    expect(focused).toEqual([
      'frequencyOffset',
      'Offset must be between 1 and 50 when Time between runs is 5 minutes.',
    ])
    expect(await saved(page)).toBeNull()
    await page.getByLabel('Offset').fill('50')
    await page.keyboard.press('Enter')
    await expect.poll(() => saved(page)).toMatchObject({ name: 'edge', frequencyOffset: 50 })
    expect(await isTooWide(page)).toBe(false)
    expect(faults).toEqual([])
  })

  it.each([
    ['English', 'Offset must be between 1 and 50 when Time between runs is 5 minutes.'],
    ['German', 'Offset muss zwischen 1 und 50 liegen, wenn Time between runs 5 Minuten beträgt.'],
  ])('the form with React Hook Form does so beside the field, in %s', async (language, message) => {
    const { page, faults } = await open('react.html', width, language === 'German')
    const offset = page.getByLabel('Offset')
    await offset.fill('51')
    await page.keyboard.press('Enter')
    const alert = page.locator('p[role=alert]')
    await alert.waitFor()
    expect(await alert.allInnerTexts()).toEqual([message])
    expect(await offset.getAttribute('aria-describedby')).toBe(await alert.getAttribute('id'))
    expect(await offset.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await saved(page)).toBeNull()
    await offset.fill('50')
    await alert.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => saved(page)).toMatchObject({ name: 'edge', frequencyOffset: 50 })
    expect(await isTooWide(page)).toBe(false)
    expect(faults).toEqual([])
  })
})

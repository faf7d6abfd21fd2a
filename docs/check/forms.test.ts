// Tests the example forms in Chromium, with the mouse and the keyboard. The packages of `examples/` must be installed.
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createServer, type ViteDevServer } from 'vite'
import { axeFindings, executablePath, launchArguments } from './browser.ts'

let server: ViteDevServer
let browser: Browser

beforeAll(async () => {
  const root = fileURLToPath(new URL('../../examples/forms', import.meta.url))
  server = await createServer({ root, configFile: false, logLevel: 'error', server: { fs: { strict: false } } })
  await server.listen(0)
  browser = await chromium.launch({ executablePath, args: launchArguments })
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

const widget = (page: Page, name: string) => page.locator(`[name="${name}"]:enabled`)

/** The accessible description of a widget: the text of its issue. */
const issueAt = (page: Page, name: string): Promise<string | null> =>
  widget(page, name).evaluate((element) => {
    const [id = ''] = (element.getAttribute('aria-describedby') ?? '').split(' ')
    return document.getElementById(id)?.textContent ?? null
  })

it.each(['plain', 'react'])('the form %s shows limits and issues, and saves', async (name) => {
  const page = await browser.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto(`${server.resolvedUrls?.local[0]}${name}.html`)
  const offset = widget(page, 'frequencyOffset')
  await expect.poll(() => offset.getAttribute('max')).toBe('50')
  expect(await axeFindings(page)).toEqual([])

  await offset.fill('51')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => issueAt(page, 'frequencyOffset')).toMatch(/^Offset must be between 1 and 50/)
  expect(await offset.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(1)
  expect(await axeFindings(page)).toEqual([])

  await widget(page, 'frequency').selectOption('60')
  await expect.poll(() => issueAt(page, 'frequencyOffset')).toBe('')
  await widget(page, 'frequency').selectOption('0')
  await widget(page, 'frequencyOffset').selectOption('20')
  await expect.poll(() => issueAt(page, 'frequency')).toMatch(/API and TCP/)

  await widget(page, 'degradedPacketLossThreshold').fill('30')
  await expect.poll(() => widget(page, 'maxPacketLossThreshold').getAttribute('min')).toBe('30')
  await widget(page, 'maxPacketLossThreshold').fill('40')
  await widget(page, 'locations').selectOption(['eu-west-1', 'us-east-1'])

  await page.getByRole('button', { name: 'Add a variable' }).press('Enter')
  await widget(page, 'environmentVariables.0.key').fill('TOKEN')
  await widget(page, 'environmentVariables.0.secret').press('Space')
  await widget(page, 'environmentVariables.0.value').fill('x')
  expect(await widget(page, 'environmentVariables.0.value').getAttribute('type')).toBe('password')
  await page.getByRole('button', { name: 'Add a variable' }).press('Enter')
  await page.getByRole('button', { name: 'Remove' }).last().press('Enter')
  await page.getByRole('button', { name: 'Save' }).click()

  await expect
    .poll(async () => JSON.parse((await page.locator('#saved').textContent()) || '{}') as object)
    .toMatchObject({
      frequency: 0,
      frequencyOffset: 20,
      degradedPacketLossThreshold: 30,
      maxPacketLossThreshold: 40,
      locations: ['us-east-1', 'eu-west-1'],
      environmentVariables: [{ key: 'TOKEN', value: 'x', secret: true }],
    })
  expect(faults).toEqual([])
  await page.close()
})

import axe from 'axe-core'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { serve } from 'vitepress'
import { afterAll, expect, test } from 'vitest'
import { base } from './built.ts'

/** A width of the screen and a theme of the system. */
export interface View {
  readonly width: number
  readonly colorScheme: 'light' | 'dark'
}

export const wide: View = { width: 1280, colorScheme: 'light' }
export const phone: View = { width: 375, colorScheme: 'light' }

/** A phone, a tablet, a laptop and a desktop. */
export const views: readonly View[] = [375, 768, 1280, 1920].flatMap((width) => [
  { width, colorScheme: 'light' },
  { width, colorScheme: 'dark' },
])

/**
 * A missing page is reported by the browser; Scalar reports `RuntimeId`, a valid union with null.
 */
const knownReports = /status of 404|document validation errors|^\[Object(?:, Object)*\]$/

const { server } = await serve({
  root: fileURLToPath(new URL('..', import.meta.url)),
  base,
  port: 0,
})
const origin = `http://localhost:${(server.address() as AddressInfo).port}`
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
})

afterAll(async () => {
  await browser.close()
  server.close()
})

/** Shows a page in a view. */
export async function look(page: Page, { width, colorScheme }: View): Promise<void> {
  await page.setViewportSize({ width, height: width < 500 ? 812 : 900 })
  await page.emulateMedia({ colorScheme })
}

/**
 * A test with a function that opens pages. They must log no unknown message, and request nothing
 * from elsewhere.
 */
export const it = test.extend<{ open: (path: string, view?: View) => Promise<Page> }>({
  open: async ({}, use) => {
    const faults: string[] = []
    const context = await browser.newContext()
    await use(async (path, view = wide) => {
      const page = await context.newPage()
      page.on('pageerror', ({ message }) => faults.push(message))
      page.on('console', (message) => {
        const isFault =
          ['error', 'warning'].includes(message.type()) && !knownReports.test(message.text())
        if (isFault) faults.push(message.text())
      })
      page.on('request', (request) => {
        if (!request.url().startsWith(`${origin}${base}`) && !/^(?:data|blob):/.test(request.url()))
          faults.push(request.url())
      })
      await look(page, view)
      await page.goto(`${origin}${base}${path}`)
      return page
    })
    await context.close()
    expect(faults).toEqual([])
  },
})

/** Returns what is wrong with a page in a view: its width, and what axe finds outside of frames. */
export async function faultsIn(page: Page, view: View): Promise<readonly string[]> {
  await look(page, view)
  await page.evaluate(axe.source)
  const found = await page.evaluate<readonly string[]>(
    'axe.run({ preload: false, iframes: false }).then(({ violations }) => [...violations.map(({ id, nodes }) => `${id}: ${nodes[0].target}`), ...(document.documentElement.scrollWidth > innerWidth ? ["too wide"] : [])])',
  )
  return found.map((fault) => `${view.width} px, ${view.colorScheme}: ${fault}`)
}

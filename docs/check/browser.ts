import axe from 'axe-core'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright-core'
import { serve } from './serve.ts'

/** The sub-path of the site, as on GitHub Pages. */
export const base = process.env['SITE_BASE'] ?? '/'

export const folder = fileURLToPath(new URL('../.vitepress/dist', import.meta.url))

export const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
export const launchArguments = ['--no-sandbox', '--disable-background-networking']

export interface View {
  readonly width: number
  readonly scheme: 'light' | 'dark'
  /** Whether the device has a touch screen and no mouse. */
  readonly isTouched?: boolean
}

/** The widths of a phone, a tablet, a laptop and a desktop. */
export const widths = [375, 768, 1280, 1920] as const
export const views: readonly View[] = widths.flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme })),
)

const heightOf = (width: number): number => (width < 500 ? 812 : 900)

export const wide: View = { width: 1280, scheme: 'light' }
export const phone: View = { width: 375, scheme: 'light' }
export const touchedPhone: View = { ...phone, isTouched: true }

/** Shows a page in another view, as a person who turns a device or changes the theme of the system. */
export async function look(page: Page, { width, scheme }: View): Promise<void> {
  await page.setViewportSize({ width, height: heightOf(width) })
  await page.emulateMedia({ colorScheme: scheme })
  await page.waitForFunction(
    (isDark) => document.documentElement.classList.contains('dark') === isDark,
    scheme === 'dark',
  )
}

/** A page with all messages of its console and all requested addresses. */
export interface OpenPage {
  readonly page: Page
  readonly reports: readonly string[]
  readonly requests: readonly string[]
}

export interface Site {
  readonly browser: Browser
  readonly origin: string
  readonly open: (path: string, view?: View) => Promise<OpenPage>
  readonly close: () => Promise<void>
}

export async function openSite(): Promise<Site> {
  const { origin, server } = await serve(folder, base)
  const browser = await chromium.launch({ executablePath, args: launchArguments })
  return {
    browser,
    origin,
    async open(path, { width, scheme, isTouched = false } = wide) {
      const page = await browser.newPage({
        colorScheme: scheme,
        viewport: { width, height: heightOf(width) },
        hasTouch: isTouched,
        isMobile: isTouched,
      })
      const reports: string[] = []
      const requests: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) reports.push(message.text())
      })
      page.on('pageerror', (error) => reports.push(error.message))
      page.on('request', (request) => requests.push(request.url()))
      await page.goto(`${origin}${base}${path}`)
      // Before this, the page does not react to keys and clicks.
      await page.waitForFunction(() => '__vue_app__' in (document.querySelector('#app') ?? {}))
      return { page, reports, requests }
    },
    async close() {
      await browser.close()
      server.close()
    },
  }
}

/**
 * Returns the faults that axe finds in a page without its frames: the rule, its first element, and the number of
 * elements.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(
    'axe.run({ preload: false, iframes: false }).then(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes[0].target}, ${nodes.length} in all`))',
  )
}

import { afterAll, beforeAll, expect, it } from 'vitest'
import { axeFindings, base, look, openSite, views, type Site } from '../browser.ts'

/** A missing page is reported by the browser; Scalar reports `RuntimeId`, a valid union with null. */
const knownReports = /status of 404|document validation errors|^\[Object\]$/

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** One page of each sort. */
const pages = {
  'index.html': 'the first page',
  'quick-start-server.html': 'a guide',
  'architecture.html': 'a page with a diagram',
  'reference/icmp-monitor.html': 'the fields of a resource',
  'reference/update-icmp-monitor.html': 'an operation',
  'reference/issue-codes.html': 'a page with a long table',
  'reference/limits.html': 'a page with the offset picture',
  'functions/index.html': 'the functions by job',
  'functions/validateText.html': 'a function',
  'functions/types/Contract.html': 'a type',
  'benchmarks.html': 'a page with charts',
  'openapi.html': 'the frame of the OpenAPI page',
  'try-it.html': 'the try-it page',
  'none.html': 'the page for missing pages',
}

/** The elements that scripts add to a page after it has loaded. */
const lateParts: Readonly<Record<string, string>> = { 'try-it.html': '.issue-list li', 'none.html': '.NotFound' }

it.each(Object.entries(pages))(
  '%s, %s, fits the width, is accessible and logs no unknown message in every view',
  async (path) => {
    const { page, reports, requests } = await site.open(path, views[0])
    const late = lateParts[path]
    if (late !== undefined) await page.locator(late).first().waitFor()
    if (path === 'openapi.html') await page.frameLocator('iframe').getByText('Update an ICMP monitor').first().waitFor()
    const found: string[] = []
    for (const view of views) {
      await look(page, view)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width !== view.width) found.push(`${view.width} px: the page is ${width} px wide`)
      for (const finding of await axeFindings(page)) found.push(`${view.width} px, ${view.scheme}: ${finding}`)
    }
    expect(found).toEqual([])
    expect(requests.filter((url) => !url.startsWith(`${site.origin}${base}`))).toEqual([])
    expect(reports.filter((report) => !knownReports.test(report))).toEqual([])
    await page.close()
  },
)

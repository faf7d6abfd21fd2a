import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings, base, folder, openSite, views, type Site } from './browser.ts'

const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.html'))
  .sort()

const htmlOf = (path: string): string => readFileSync(`${folder}/${path}`, 'utf8')

const idsOf = (html: string): Set<string> => new Set([...html.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id))
const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)].map(([, href = '']) => href)

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

it('builds every group of pages', () => {
  expect(pages).toEqual(
    expect.arrayContaining([
      '404.html',
      'index.html',
      'introduction.html',
      'try-it.html',
      'reference/icmp-monitor.html',
    ]),
  )
})

describe('links', () => {
  const html = new Map(pages.map((path) => [path, htmlOf(path)]))
  const ids = new Map([...html].map(([path, text]) => [path, idsOf(text)]))

  it.each(pages)('of %s lead to pages and headings of the site, or elsewhere by https', (path) => {
    const broken = linksOf(html.get(path) ?? '').filter((href) => {
      if (/^[a-z]+:/.test(href)) return !href.startsWith('https://')
      const { pathname, hash } = new URL(href, `http://site${base}${path}`)
      const target = pathname.slice(base.length).replace(/(?:^|\/)$/, '$&index.html')
      const known = ids.get(target)
      if (known === undefined) return !readdirSync(folder, { recursive: true, encoding: 'utf8' }).includes(target)
      return hash !== '' && !known.has(decodeURIComponent(hash.slice(1)))
    })
    expect(broken).toEqual([])
  })
})

describe.each(views)('at $width px, $scheme', (view) => {
  it.each(pages.filter((path) => !path.startsWith('openapi')))(
    '%s is accessible, fits and asks for nothing elsewhere',
    async (path) => {
      const { page, reports, requests } = await site.open(path, view)
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(view.width)
      expect(await axeFindings(page)).toEqual([])
      expect(requests.filter((url) => !url.startsWith(`${site.origin}${base}`))).toEqual([])
      expect(reports).toEqual([])
      await page.close()
    },
  )
})

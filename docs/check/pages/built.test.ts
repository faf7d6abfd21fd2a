import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { base, files, folder } from '../built.ts'

const pages = [...files].filter((path) => path.endsWith('.html')).sort()
const htmlOf = (path: string): string => readFileSync(`${folder}/${path}`, 'utf8')

const matches = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found)

const ids = new Map(pages.map((path) => [path, new Set(matches(htmlOf(path), /\bid="([^"]+)"/g))]))

/** Returns the addresses of a page that lead nowhere on the site, or elsewhere without https. */
const brokenAddresses = (path: string): readonly string[] =>
  matches(htmlOf(path), /<(?:a|link|script|img|iframe)\b[^>]*\b(?:href|src)="([^"]+)"/g).filter(
    (address) => {
      if (/^[a-z]+:/.test(address)) return !/^(?:https:\/\/|data:image\/)/.test(address)
      const { pathname, hash } = new URL(address, `http://site${base}${path}`)
      const target = decodeURIComponent(pathname.slice(base.length)).replace(
        /(?:^|\/)$/,
        '$&index.html',
      )
      if (!files.has(target)) return true
      // The fragment of a link to the try-it page has a document.
      if (hash.includes('=')) return false
      return (
        hash !== '' &&
        // The document of a link to the try-it page.
        !hash.includes('text=') &&
        target.endsWith('.html') &&
        ids.get(target)?.has(decodeURIComponent(hash.slice(1))) !== true
      )
    },
  )

it('builds every group of pages', () => {
  const one = [
    '404.html',
    'index.html',
    'introduction.html',
    'try-it.html',
    'functions/monitor-contract-lint.html',
  ]
  expect(pages).toEqual(expect.arrayContaining([...one, 'reference/icmp-monitor.html']))
})

describe('each page', () => {
  it.each(pages)('%s links only pages, headings and files that exist', (path) => {
    expect(brokenAddresses(path)).toEqual([])
  })

  it.each(pages)('%s has a policy that allows only files of the site', (path) => {
    const [policy = ''] = matches(
      htmlOf(path),
      /<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]+)"/g,
    )
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'/)
    expect(policy.replaceAll(/'sha256-[^']+'/g, '')).not.toMatch(
      /\*|https?:|unsafe-eval|script-src[^;]*unsafe/,
    )
  })
})

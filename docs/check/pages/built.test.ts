import { describe, expect, it } from 'vitest'
import { brokenAddresses, htmlOf, pages } from './built.ts'

it('builds every group of pages', () => {
  expect(pages).toEqual(
    expect.arrayContaining([
      '404.html',
      'index.html',
      'introduction.html',
      'try-it.html',
      'reference/icmp-monitor.html',
      'functions/validateText.html',
      'functions/types/Contract.html',
    ]),
  )
})

it.each(pages.filter((path) => /^functions\/\w+\.html$/.test(path) && path !== 'functions/index.html'))(
  '%s has an example, and a link to its guide',
  (path) => {
    expect(htmlOf(path)).toContain('id="example"')
    expect(htmlOf(path)).toContain('id="see-also"')
  },
)

describe('each page', () => {
  it.each(pages)('%s links only pages, headings and files that exist', (path) => {
    expect(brokenAddresses(path)).toEqual([])
  })

  it.each(pages)('%s has a policy that allows only files of the site', (path) => {
    const [, policy = ''] = /<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(htmlOf(path)) ?? []
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'/)
    expect(policy.replaceAll(/'sha256-[^']+'/g, '')).not.toMatch(/\*|https?:|unsafe-eval|script-src[^;]*unsafe/)
  })
})

import { describe, expect, it } from 'vitest'
import { base } from '../browser.ts'
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

it.each([
  ['planUpdate', '<td><code>send?</code></td><td><code>&quot;all&quot; | &quot;changed&quot;</code></td>'],
  [
    'planUpdate',
    `<td><code>readonly <a href="${base}functions/types/UncertainField.html">UncertainField</a>[]</code></td>`,
  ],
  ['icmpMonitorUpdate', `<a href="${base}functions/types/Contract.html#validate"><code>validate</code></a>`],
  ['icmpMonitorUpdate', '<td><code>unchanged?</code></td>'],
  ['types/UpdatePlan', `Returned by <a href="${base}functions/planUpdate.html"><code>planUpdate</code></a>.`],
])('functions/%s.html shows the options, result, methods or uses: %s', (path, html) => {
  expect(htmlOf(`functions/${path}.html`)).toContain(html)
})

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

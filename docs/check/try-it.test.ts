import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { axeFindings, base, openSite, phone, wide, widths, type OpenPage, type Site, type View } from './browser.ts'
import { TryItPage } from './try-it-page.ts'

const valid = '{\n  "heartbeat": {},\n  "script": "",\n  "frequency": 5,\n  "frequencyOffset": 50\n}'

let site: Site
let opened: OpenPage
let tryIt: TryItPage

async function openTryIt(view: View = wide, fragment = ''): Promise<void> {
  opened = await site.open(`try-it.html${fragment}`, view)
  tryIt = new TryItPage(opened.page)
  await tryIt.settled()
}

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
beforeEach(() => openTryIt())
afterEach(async () => {
  expect(opened.reports).toEqual([])
  expect(opened.requests.filter((url) => !url.startsWith(`${site.origin}${base}`))).toEqual([])
  await opened.page.close()
})

describe('the editor', () => {
  it('completes the name of a field from the schema', async () => {
    await tryIt.paste('')
    await tryIt.type('{"frequencyO')
    await opened.page.locator('.cm-tooltip-autocomplete li').first().waitFor()
    await opened.page.waitForTimeout(150)
    await opened.page.keyboard.press('Enter')
    await tryIt.type('5')
    expect(JSON.parse(await tryIt.text())).toEqual({ frequencyOffset: 5 })
  })

  it('completes allowed values, with their meaning', async () => {
    await tryIt.paste('{\n  "frequency": \n}')
    await opened.page.keyboard.press('ControlOrMeta+Home')
    await opened.page.keyboard.press('ArrowDown')
    await opened.page.keyboard.press('End')
    await opened.page.keyboard.press('Control+Space')
    await opened.page.locator('.cm-tooltip-autocomplete').waitFor()
    expect(await opened.page.locator('.cm-tooltip-autocomplete').innerText()).toMatch(/1440/)
    expect(await opened.page.locator('.cm-tooltip-autocomplete').innerText()).toMatch(/offset 1 to 50/)
  })

  it('describes the field under the mouse', async () => {
    await tryIt.paste(valid)
    await opened.page.getByText('"frequencyOffset"').first().hover()
    await opened.page.locator('.cm-tooltip-hover .field-description').waitFor()
    expect(await opened.page.locator('.cm-tooltip-hover .field-description').innerText()).toMatch(/[Ss]preads.*runs/)
  })

  it('closes brackets and quotes', async () => {
    await tryIt.paste('')
    await tryIt.type('{')
    await opened.page.keyboard.press('Escape')
    expect(await tryIt.text()).toBe('{}')
  })

  it('marks the issues of the package in the text', async () => {
    await tryIt.paste(valid.replace('50', '51'))
    expect((await opened.page.locator('.cm-lintRange-error').allInnerTexts()).join('')).toBe('51')
    expect(await opened.page.locator('.cm-lint-marker-error').count()).toBe(1)
  })

  it('is left with Tab', async () => {
    await opened.page.locator('.cm-content').first().focus()
    await opened.page.keyboard.press('Tab')
    expect(await opened.page.evaluate(() => document.activeElement?.closest('.cm-editor'))).toBeNull()
  })
})

describe('fixes', () => {
  it('mend an issue with one click', async () => {
    await tryIt.paste(valid.replace('50', '51'))
    await tryIt.button('Use 50')
    await opened.page.locator('.verdict.valid').waitFor()
    expect(await tryIt.text()).toBe(valid)
  })

  it('mend all sure issues at once, and undo brings the text back', async () => {
    const before = await tryIt.text()
    await opened.page.getByRole('button', { name: /^Fix \d+$/ }).click()
    await opened.page.locator('.verdict:not(.stale) output:not(:has-text("8 errors"))').waitFor()
    await tryIt.button('Undo')
    await opened.page.locator('.verdict output:has-text("8 errors")').waitFor()
    expect(await tryIt.text()).toBe(before)
  })
})

describe('the list of issues', () => {
  it('is in the order of the document, with lines and columns', async () => {
    const places = await opened.page.locator('.issue-list .where').allInnerTexts()
    const lines = places.map((place) => Number(/line (\d+), column \d+/.exec(place)?.[1]))
    expect(lines.length).toBe(12)
    expect(lines).toEqual([...lines].sort((a, b) => a - b))
  })

  it('filters errors and warnings', async () => {
    await opened.page.getByText('Warnings 4').click()
    expect((await tryIt.codes()).length).toBe(4)
    await opened.page.getByText('Errors 8').click()
    expect((await tryIt.codes()).length).toBe(8)
  })

  it('tells valid from invalid by words and icon', async () => {
    expect(await opened.page.locator('.verdict svg').getAttribute('aria-label')).toBe('Error')
    expect(await tryIt.paste(valid)).toBe('Valid: no errors, no warnings')
    expect(await opened.page.locator('.verdict svg').getAttribute('aria-label')).toBe('Valid')
  })
})

it('formats and minifies without changing how values are written', async () => {
  const text = '{"heartbeat":{},"script":"","frequency":5,"frequencyOffset":1e1}'
  await tryIt.paste(text)
  await tryIt.button('Format')
  await opened.page.locator('.cm-line').nth(4).waitFor()
  expect(await tryIt.text()).toBe(
    '{\n  "heartbeat": {},\n  "script": "",\n  "frequency": 5,\n  "frequencyOffset": 1e1\n}',
  )
  await tryIt.button('Minify')
  await opened.page.locator('.cm-line').nth(4).waitFor({ state: 'detached' })
  expect(await tryIt.text()).toBe(text)
})

describe('the tabs', () => {
  it('show problem details, TypeScript, fetch and curl', async () => {
    await tryIt.tab('Problem details')
    expect(await tryIt.panel()).toContain('"status": 422')
    await tryIt.tab('TypeScript')
    expect(await tryIt.panel()).toContain("import { icmpMonitorUpdate } from 'monitor-contract'")
    await tryIt.tab('fetch')
    expect(await tryIt.panel()).toContain("method: 'PUT'")
    await tryIt.tab('curl')
    expect(await tryIt.panel()).toContain('curl -X PUT')
  })

  it('show what an update changes, and the defaults', async () => {
    await tryIt.choose('example', 'New frequency for a stored monitor')
    await tryIt.tab('Changes')
    expect(await tryIt.panel()).toMatch(/frequency\s+\d+\s+\d+/)
    expect(await tryIt.panel()).toContain('After defaults')
  })

  it('are moved through with the arrow keys', async () => {
    await opened.page.getByRole('tab', { name: 'Issues' }).focus()
    await opened.page.keyboard.press('ArrowRight')
    expect(await opened.page.getByRole('tab', { selected: true }).innerText()).toBe('Meaning')
    await opened.page.keyboard.press('End')
    expect(await opened.page.getByRole('tab', { selected: true }).innerText()).toBe('Share')
  })
})

it('says what a monitor means, and simulates a run', async () => {
  await tryIt.paste(valid)
  await tryIt.tab('Meaning')
  expect(await tryIt.panel()).toContain('A run every 5 minutes.')
  expect(await tryIt.panel()).toContain('The offset 50 is inside.')
  expect(await tryIt.panel()).toContain('The run is passing')
  await opened.page.getByLabel(/Packet loss/).fill('60')
  expect(await tryIt.panel()).toContain('The run is failing')
  expect(await tryIt.panel()).toContain('maxPacketLossThreshold is 20, measured 60')
})

describe('options', () => {
  it('are those of the contract, and change the result', async () => {
    await tryIt.paste(valid.replace('"script"', '"colour": 1, "script"'))
    expect(await tryIt.verdict()).toBe('Valid: no errors, 1 warning')
    expect(await tryIt.choose('unknownFields', 'error')).toBe('Invalid: 1 error, no warnings')
    await opened.page.getByLabel('maxIssues').fill('1')
    await opened.page.keyboard.press('Tab')
    expect(await opened.page.locator('.verdict code').innerText()).toBe(
      "icmpMonitorUpdate.validate(document, { unknownFields: 'error', maxIssues: 1 })",
    )
  })

  it.each([
    ['Error group', 'errorGroup.validate(document)'],
    ['List of error groups (response)', 'errorGroupList.validate(document)'],
    ['Query of a listing', 'listErrorGroupsQuery.validate(document)'],
    ['List error groups', 'operations.listErrorGroups.validateRequest(document)'],
  ])('include the contract %s', async (title, call) => {
    await tryIt.choose('kind', title)
    expect(await opened.page.locator('.verdict code').innerText()).toBe(call)
  })
})

it('opens a file', async () => {
  await opened.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'monitor.json', mimeType: 'application/json', buffer: Buffer.from(valid) })
  await opened.page.locator('.verdict.valid').waitFor()
  expect(await tryIt.text()).toBe(valid)
})

it('says that a file is not text', async () => {
  await opened.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'picture.json', mimeType: 'application/json', buffer: Buffer.from([0xff, 0xfe, 0x00]) })
  await opened.page.getByText('The file is not text in UTF-8.').waitFor()
})

describe('nothing is lost', () => {
  it('by a reload', async () => {
    await tryIt.paste(valid)
    await tryIt.choose('unknownFields', 'error')
    await opened.page.reload()
    await opened.page.locator('.verdict.valid').waitFor()
    expect(await tryIt.text()).toBe(valid)
    expect(await opened.page.locator('[name=unknownFields]').inputValue()).toBe('error')
  })

  it('by another example: undo restores the document and its kind', async () => {
    await tryIt.paste(valid)
    await tryIt.choose('kind', 'Error group')
    await tryIt.choose('example', 'Two mistakes')
    expect(await tryIt.verdict()).toMatch(/^Invalid/)
    for (let step = 0; step < 3 && (await tryIt.text()) !== valid; step++) {
      await tryIt.button('Undo')
      await opened.page.waitForTimeout(250)
    }
    expect(await tryIt.text()).toBe(valid)
    await tryIt.choose('kind', 'Monitor update')
    expect(await tryIt.verdict()).toBe('Valid: no errors, no warnings')
  })

  it('by a syntax error: the issues of the last JSON stay visible', async () => {
    const [, second] = await tryIt.messages()
    await opened.page.keyboard.press('Escape')
    await opened.page.locator('.cm-content').first().press('ControlOrMeta+End')
    expect(await tryIt.type(',')).toBe('Not JSON')
    expect(await opened.page.locator('.issue-list .last').innerText()).toContain(second)
  })

  it('until it is forgotten', async () => {
    await tryIt.paste(valid)
    await tryIt.button('Forget')
    await opened.page.getByText('The document of this tab is forgotten.').waitFor()
    await opened.page.reload()
    expect(await tryIt.settled()).toBe('Invalid: 8 errors, 4 warnings')
  })
})

it('names duplicate keys and a byte order mark', async () => {
  await tryIt.paste('{ "heartbeat": {}, "script": "", "script": "" }')
  expect(await tryIt.codes()).toEqual(['duplicate-key'])
  await opened.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'bom.json', mimeType: 'application/json', buffer: Buffer.from(`\uFEFF${valid}`) })
  await opened.page.getByRole('button', { name: 'Remove the byte order mark' }).click()
  await opened.page.locator('.verdict.valid').waitFor()
})

describe('a link', () => {
  const secret =
    '{ "heartbeat": {}, "script": "", "environmentVariables": [{ "key": "A", "value": "s3cret", "secret": true }] }'

  it('says what it contains, redacts, and opens as it was made', async () => {
    await tryIt.paste(secret)
    await tryIt.tab('Share')
    await tryIt.button('Make a link')
    const link = await opened.page.getByLabel('Link', { exact: true }).inputValue()
    expect(await tryIt.panel()).toContain('1 secret is replaced by [redacted].')
    await opened.page.close()
    await openTryIt(wide, link.slice(link.indexOf('#')))
    await opened.page.getByText('"[redacted]"').waitFor()
    expect(await tryIt.text()).not.toContain('s3cret')
    expect(opened.page.url()).not.toContain('#')
  })

  it('that is damaged is named, and the page works', async () => {
    await opened.page.close()
    await openTryIt(wide, '#v2.damaged')
    expect(await tryIt.notice()).toBe('The link cannot be read: it may have been cut off, or an older version made it.')
    expect(await tryIt.verdict()).toMatch(/^Invalid/)
  })
})

describe('bad input', () => {
  it.each(['', 'garbage', '[[[[', '"text"', '[1,2,{}]', 'null', '{"a":'.repeat(2_000)])(
    'of %j gets a clear issue',
    async (text) => {
      expect(await tryIt.paste(text.slice(0, 5_000))).toMatch(/^(?:Not JSON|Invalid)/)
      expect((await tryIt.messages()).join('')).not.toBe('')
    },
  )

  it('of a blocked clipboard is named', async () => {
    await opened.page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('blocked')) },
      })
    })
    await tryIt.button('Copy')
    await opened.page.getByText('The browser does not allow copying').waitFor()
  })

  it('of blocked storage is named, and the page works', async () => {
    await opened.page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await opened.page.reload()
    expect(await tryIt.settled()).toMatch(/^Invalid/)
    await opened.page.getByText('The browser blocks storage').waitFor()
  })

  it('without JavaScript: the page says what it needs, and the reference is readable', async () => {
    const context = await site.browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${site.origin}${base}try-it.html`)
    expect((await page.locator('noscript').allTextContents()).join(' ')).toContain('This page needs JavaScript.')
    await page.goto(`${site.origin}${base}reference/icmp-monitor.html`)
    expect(await page.locator('#frequency').innerText()).toContain('frequency')
    await context.close()
  })
})

it('shows on a phone the line of every issue that is clicked', async () => {
  await opened.page.close()
  await openTryIt(phone)
  const items = opened.page.locator('.issue-list .go')
  for (let index = 0; index < (await items.count()); index++) {
    await items.nth(index).click()
    await opened.page.waitForTimeout(100)
    const line = await opened.page.locator('.cm-activeLine').first().boundingBox()
    const visible = await opened.page.evaluate(() => {
      const box = document.querySelector('.cm-activeLine')?.getBoundingClientRect()
      const top = box === undefined ? null : document.elementFromPoint(box.left + 20, box.top + 8)
      return top?.closest('.cm-activeLine') !== null
    })
    expect([line !== null && line.y >= 0 && line.y < 812 - 20, visible], `issue ${index}`).toEqual([true, true])
  }
})

it.each(widths)('fits at %i px', async (width) => {
  await opened.page.close()
  await openTryIt({ width, scheme: 'light' })
  expect(await opened.page.evaluate('document.documentElement.scrollWidth')).toBe(width)
})

it.each([wide, phone, { ...wide, scheme: 'dark' as const }])('is accessible in every tab: %o', async (view) => {
  await opened.page.close()
  await openTryIt(view)
  for (const tab of await opened.page.getByRole('tab').allInnerTexts()) {
    await tryIt.tab(tab)
    expect(await axeFindings(opened.page), tab).toEqual([])
  }
})

it('works with the keyboard alone', async () => {
  await tryIt.paste(valid.replace('50', '51'))
  await opened.page.locator('.issue-list .go').first().focus()
  await opened.page.keyboard.press('Enter')
  expect(await opened.page.locator('.cm-activeLine').innerText()).toContain('frequencyOffset')
  await opened.page.keyboard.press('End')
  await opened.page.keyboard.press('Backspace')
  await tryIt.type('0')
  expect(await tryIt.settled()).toBe('Valid: no errors, no warnings')
})

it('does not block for 200 ms while 5 MB are pasted, validated and typed into', async () => {
  const groups = Array.from({ length: 10_200 }, (_, index) => ({
    id: `${index}`,
    checkId: 'edge',
    errorHash: `${index}`,
    rawErrorMessage: 'x'.repeat(200),
    cleanedErrorMessage: 'y'.repeat(100),
    firstSeen: '2026-01-01',
    lastSeen: '2026-01-02',
    archivedUntilNextEvent: index % 200 === 199 ? 'no' : false,
  }))
  const text = JSON.stringify(groups, null, 2)
  expect(text.length).toBeGreaterThan(5_000_000)
  await tryIt.choose('kind', 'List of error groups (response)')
  await opened.page.evaluate(() => {
    const blocks: PerformanceEntry[] = []
    Object.assign(window, { blocks })
    new PerformanceObserver((list) => blocks.push(...list.getEntries())).observe({ entryTypes: ['longtask'] })
  })
  expect(await tryIt.paste(text)).toBe('Invalid: 51 errors, no warnings')
  await tryIt.type('!')
  await opened.page.locator('.verdict output:has-text("Not JSON")').waitFor({ timeout: 60_000 })
  await opened.page.keyboard.press('Backspace')
  await opened.page.locator('.verdict output:has-text("51 errors")').waitFor({ timeout: 60_000 })
  const longest = await opened.page.evaluate(
    'Math.round(Math.max(0, ...blocks.filter(({ startTime, duration }) => startTime + duration > pastedAt).map(({ startTime, duration }) => startTime + duration - Math.max(startTime, pastedAt))))',
  )
  console.log(`Longest block at ${text.length} characters: ${String(longest)} ms`)
  expect(longest).toBeLessThan(200)
})

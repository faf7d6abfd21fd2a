import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it as test, phone, type View } from './site.ts'

/** The number 50 is the highest offset of this frequency. */
const valid =
  '{\n  "heartbeat": {},\n  "script": "",\n  "frequency": 5,\n  "frequencyOffset": 50\n}'

/** The actions of a person on the try-it page. Each returns the summary of the result. */
const actionsOn = (page: Page) => {
  async function settled(): Promise<string> {
    await page.waitForTimeout(250)
    await page.locator('.cm-content').first().waitFor()
    await page.locator('.result-bar:not(.waiting):not(.stale)').waitFor({ timeout: 60_000 })
    return page.locator('.result-bar output').innerText()
  }
  return {
    page,
    settled,
    paste: async (text: string) => {
      await page.locator('.cm-content').first().focus()
      await page.keyboard.press('ControlOrMeta+a')
      await page.evaluate((content) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', content)
        document.activeElement?.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true }),
        )
      }, text)
      return settled()
    },
    upload: async (name: string, content: string | Buffer) => {
      const file = { name, mimeType: 'text/plain', buffer: Buffer.from(content) }
      await page.locator('input[type=file]').setInputFiles(file)
      return settled()
    },
    choose: async (name: string, label: string) => {
      await page.locator(`.option-bar [name="${name}"]`).selectOption({ label })
      return settled()
    },
    click: async (name: string | RegExp) => {
      await page.getByRole('button', { name, exact: true }).first().click()
      return settled()
    },
    /** Returns the text of the editor, as the storage that survives a reload has it. */
    text: async (): Promise<unknown> => {
      await settled()
      return page.evaluate('JSON.parse(sessionStorage.getItem("monitor-contract:try-it")).text')
    },
    panel: async (tab: string) => {
      await page.getByRole('tab', { name: tab, exact: true }).click()
      return page.getByRole('tabpanel').innerText()
    },
  }
}

const it = test.extend<{
  openTryIt: (fragment?: string, view?: View) => Promise<ReturnType<typeof actionsOn>>
}>({
  openTryIt: async ({ open }, use) => {
    await use(async (fragment = '', view) => {
      const tryIt = actionsOn(await open(`try-it.html${fragment}`, view))
      await tryIt.settled()
      return tryIt
    })
  },
})

describe('the document', () => {
  it('gets every safe fix with one click, and undo restores its text', async ({ openTryIt }) => {
    const tryIt = await openTryIt()
    const before = await tryIt.text()
    const summary = await tryIt.settled()
    expect(await tryIt.click(/^Apply \d+ safe fixes$/)).not.toBe(summary)
    expect(await tryIt.click('Undo')).toBe(summary)
    expect(await tryIt.text()).toBe(before)
  })

  it('returns with its kind when undo follows the choice of an example', async ({ openTryIt }) => {
    const tryIt = await openTryIt()
    const before = await tryIt.text()
    await tryIt.choose('kind', 'Error group')
    await tryIt.click('Undo')
    expect(await tryIt.text()).toBe(before)
    expect(await tryIt.page.locator('[name=kind]').inputValue()).toBe('icmpMonitorUpdate')
  })

  it('survives a reload with its options, until it is forgotten', async ({ openTryIt }) => {
    const tryIt = await openTryIt()
    const summary = await tryIt.settled()
    await tryIt.paste(valid)
    await tryIt.choose('unknownFields', 'error')
    await tryIt.page.reload()
    expect(await tryIt.text()).toBe(valid)
    expect(await tryIt.page.locator('[name=unknownFields]').inputValue()).toBe('error')
    await tryIt.click('Forget')
    await tryIt.page.getByText('The document of this tab is forgotten.').waitFor()
    await tryIt.page.reload()
    expect(await tryIt.settled()).toBe(summary)
  })

  it('is converted into YAML and back, and formatted without changing how values are written', async ({
    openTryIt,
  }) => {
    const tryIt = await openTryIt()
    await tryIt.paste('{"heartbeat":{},"script":"","frequencyOffset":1e1}')
    await tryIt.click('Format')
    expect(await tryIt.text()).toBe(
      '{\n  "heartbeat": {},\n  "script": "",\n  "frequencyOffset": 1e1\n}',
    )
    await tryIt.choose('format', 'YAML')
    expect(await tryIt.text()).toBe('heartbeat: {}\nscript: ""\nfrequencyOffset: 10\n')
    expect(await tryIt.paste('heartbeat: {}\n---\nheartbeat: [}\n')).toBe('Not YAML')
  })

  it('comes from a file, and a file that is not text is reported', async ({ openTryIt }) => {
    const tryIt = await openTryIt()
    expect(await tryIt.upload('monitor.yml', 'heartbeat: {}\nscript: 5\n')).toBe(
      'Invalid: 1 error, no warnings',
    )
    expect(await tryIt.upload('monitor.json', valid)).toBe('Valid: no errors, no warnings')
    await tryIt.upload('picture.json', Buffer.from([0xff, 0xfe, 0x00]))
    await tryIt.page.getByText('The file is not text in UTF-8.').waitFor()
  })
})

describe('the editor', () => {
  it('completes names of fields and allowed values from the schema, and describes a field', async ({
    openTryIt,
  }) => {
    const { page, paste } = await openTryIt()
    await paste(valid)
    await page.locator('.cm-content').getByText('"frequencyOffset"').hover()
    await page.locator('.cm-tooltip-hover .field-description').waitFor()
    await paste('{\n  "frequency": \n}')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('End')
    await page.keyboard.press('Control+Space')
    await page.locator('.cm-tooltip-autocomplete', { hasText: '1440' }).waitFor()
    await paste('')
    await page.keyboard.type('{"frequencyO')
    await page.locator('.cm-tooltip-autocomplete', { hasText: '"frequencyOffset"' }).waitFor()
  })

  it('marks issues, and shows on a phone the line of each one that is tapped', async ({
    openTryIt,
  }) => {
    const { page } = await openTryIt('', phone)
    expect(await page.locator('.cm-lintRange-error').count()).toBeGreaterThan(0)
    for (const item of await page.locator('.issue-list .go').all()) {
      await item.click()
      await expect.poll(() => page.locator('.cm-activeLine').first().isVisible()).toBe(true)
      const { y = -1 } = (await page.locator('.cm-activeLine').first().boundingBox()) ?? {}
      expect(y >= 0 && y < 792).toBe(true)
    }
  })

  it('loses the focus with Tab', async ({ openTryIt }) => {
    const { page } = await openTryIt()
    await page.locator('.cm-content').focus()
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.closest(".cm-editor")')).toBeNull()
  })

  it('does not block for 200 ms while 5 MB are pasted, validated and typed into', async ({
    openTryIt,
  }) => {
    const { page, choose, paste, settled } = await openTryIt()
    await choose('kind', 'List of error groups (response)')
    const text = JSON.stringify(
      Array.from({ length: 10_200 }, (_, index) => ({
        id: `${index}`,
        checkId: 'edge',
        errorHash: `${index}`,
        rawErrorMessage: 'x'.repeat(200),
        cleanedErrorMessage: 'y'.repeat(100),
        firstSeen: '2026-01-01',
        lastSeen: '2026-01-02',
        archivedUntilNextEvent: index % 200 === 199 ? 'no' : false,
      })),
      null,
      2,
    )
    expect(await paste(text)).toBe('Invalid: 51 errors, no warnings')
    await page.evaluate(
      'blocks = []; new PerformanceObserver((list) => blocks.push(...list.getEntries())).observe({ entryTypes: ["longtask"] })',
    )
    await page.keyboard.type('!')
    await page.getByText('Not JSON').waitFor()
    await page.keyboard.press('Backspace')
    expect(await settled()).toBe('Invalid: 51 errors, no warnings')
    expect(
      await page.evaluate('Math.max(0, ...blocks.map(({ duration }) => duration))'),
    ).toBeLessThan(200)
  })
})

describe('the result', () => {
  it.for(['', 'garbage', '[[[[', '"text"', 'null', '{"a":'.repeat(1_000)])(
    'has a clear issue for an invalid document: number %#',
    async (text, { openTryIt }) => {
      const { page, paste } = await openTryIt()
      expect(await paste(text)).toMatch(/^(?:Not JSON|Invalid)/)
      expect(await page.locator('.issue-list ol .message').count()).toBeGreaterThan(0)
    },
  )

  it('reads a document that looks like YAML as YAML with one click', async ({ openTryIt }) => {
    const { click, paste, text } = await openTryIt()
    const yaml = 'heartbeat: {}\nscript: 5\n'
    expect(await paste(yaml)).toBe('Not JSON')
    expect(await click('Read it as YAML')).toBe('Invalid: 1 error, no warnings')
    expect(await text()).toBe(yaml)
  })

  it('keeps the focus in the list when a key applies fixes', async ({ openTryIt }) => {
    const { page, paste, settled } = await openTryIt()
    await paste('{"heartbeat":{},"script":"","activted":true,"muted":"false"}')
    const focused = () => page.evaluate('document.activeElement.innerText')
    await page.getByRole('button', { name: 'Rename to "activated"' }).press('Enter')
    await expect.poll(focused).toMatch(/^muted must be true or false/)
    await page.getByRole('button', { name: 'Remove the quotes' }).press('Enter')
    expect(await settled()).toBe('Valid: no errors, no warnings')
    expect(await focused()).toBe('No issues.')
  })

  it('follows the options, which the call shows', async ({ openTryIt }) => {
    const { page, choose, paste } = await openTryIt()
    expect(await paste(valid.replace('"script"', '"colour": 1, "script"'))).toBe(
      'Valid: no errors, 1 warning',
    )
    expect(await choose('unknownFields', 'error')).toBe('Invalid: 1 error, no warnings')
    const call = "icmpMonitorUpdate.validate(document, { severity: { 'unknown-field': 'error' } })"
    expect(await page.locator('.result-bar code').innerText()).toBe(call)
  })

  it('keeps the issues of the last valid JSON during a syntax error', async ({ openTryIt }) => {
    const { page, settled } = await openTryIt()
    const messages = await page.locator('.issue-list ol .message').allInnerTexts()
    await page.locator('.cm-content').press('ControlOrMeta+End')
    await page.keyboard.type(',')
    expect(await settled()).toBe('Not JSON')
    expect(await page.locator('.issue-list .last').innerText()).toContain(messages[1])
  })

  it('shows the plan of an update without secrets, and simulates a run', async ({ openTryIt }) => {
    const { page, choose, paste, panel } = await openTryIt()
    await choose('example', 'New frequency for a stored monitor')
    const variables = '[{ "key": "TOKEN", "value": "hunter2", "secret": true }]'
    await paste(valid.replace('"script"', `"environmentVariables": ${variables}, "script"`))
    const plan = await panel('Plan')
    expect(plan).toMatch(/\+ \/environmentVariables/)
    expect(plan).not.toContain('hunter2')
    expect(await panel('Meaning')).toContain('The offset 50 is inside.')
    await page.getByLabel(/Packet loss/).fill('60')
    expect(await page.getByRole('tabpanel').innerText()).toContain('The run is failing')
  })
})

describe('a link', () => {
  it('contains no secrets, and opens the same document', async ({ openTryIt }) => {
    const { page, click, paste, panel } = await openTryIt()
    const variables = '[{ "key": "A", "value": "s3cret", "secret": true }]'
    await paste(valid.replace('"script"', `"environmentVariables": ${variables}, "script"`))
    await panel('Share')
    await click('Make a link')
    const link = await page.getByLabel('Link', { exact: true }).inputValue()
    const opened = await openTryIt(link.slice(link.indexOf('#')))
    expect(JSON.parse(String(await opened.text()))).toMatchObject({
      environmentVariables: [{ value: '[redacted]' }],
    })
    expect(opened.page.url()).not.toContain('#')
  })

  it('that another page writes opens its document with its options', async ({ openTryIt }) => {
    const { page, settled, text } = await openTryIt(
      `#kind=icmpMonitorUpdate&unknownFields=error&text=${encodeURIComponent(valid)}`,
    )
    expect(await text()).toBe(valid)
    expect(await page.locator('[name=unknownFields]').inputValue()).toBe('error')
    await page.evaluate('location.hash = "kind=errorGroup&format=yaml&text=id%3A%205"')
    await expect.poll(text).toBe('id: 5')
    expect(await settled()).toMatch(/^Invalid/)
  })

  it('is reported if it is damaged, and the page works', async ({ openTryIt }) => {
    const { page, settled } = await openTryIt('#v2.damaged')
    await page.getByText('The link cannot be read').waitFor()
    expect(await settled()).toMatch(/^Invalid/)
  })
})

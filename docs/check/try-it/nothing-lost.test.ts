import { describe, expect, it } from 'vitest'
import { wide } from '../browser.ts'
import { openedBeforeEach, valid } from './opened.ts'

const opened = openedBeforeEach()

describe('the document', () => {
  it('survives a reload', async () => {
    await opened.tryIt.paste(valid)
    await opened.tryIt.choose('unknownFields', 'error')
    await opened.page.reload()
    await opened.page.locator('.result-bar.valid').waitFor()
    expect(await opened.tryIt.text()).toBe(valid)
    expect(await opened.page.locator('[name=unknownFields]').inputValue()).toBe('error')
  })

  it('returns with its kind when undo follows the choice of an example', async () => {
    await opened.tryIt.paste(valid)
    await opened.tryIt.choose('kind', 'Error group')
    await opened.tryIt.choose('example', 'Two mistakes')
    expect(await opened.tryIt.summary()).toMatch(/^Invalid/)
    for (let step = 0; step < 3 && (await opened.tryIt.text()) !== valid; step++) {
      await opened.tryIt.button('Undo')
      await opened.page.waitForTimeout(250)
    }
    expect(await opened.tryIt.text()).toBe(valid)
    await opened.tryIt.choose('kind', 'Monitor update')
    expect(await opened.tryIt.summary()).toBe('Valid: no errors, no warnings')
  })

  it('keeps the issues of the last valid JSON during a syntax error', async () => {
    const [, second] = await opened.tryIt.messages()
    await opened.page.keyboard.press('Escape')
    await opened.page.locator('.cm-content').first().press('ControlOrMeta+End')
    expect(await opened.tryIt.type(',')).toBe('Not JSON')
    expect(await opened.page.locator('.issue-list .last').innerText()).toContain(second)
  })

  it('is deleted on request', async () => {
    await opened.tryIt.paste(valid)
    await opened.tryIt.button('Forget')
    await opened.page.getByText('The document of this tab is forgotten.').waitFor()
    await opened.page.reload()
    expect(await opened.tryIt.settled()).toBe('Invalid: 8 errors, 4 warnings')
  })
})

it('reports duplicate keys and a byte order mark', async () => {
  await opened.tryIt.paste('{ "heartbeat": {}, "script": "", "script": "" }')
  expect(await opened.tryIt.codes()).toEqual(['duplicate-key'])
  await opened.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'bom.json', mimeType: 'application/json', buffer: Buffer.from(`\uFEFF${valid}`) })
  await opened.page.getByRole('button', { name: 'Remove the byte order mark' }).click()
  await opened.page.locator('.result-bar.valid').waitFor()
})

describe('a link', () => {
  const secret =
    '{ "heartbeat": {}, "script": "", "environmentVariables": [{ "key": "A", "value": "s3cret", "secret": true }] }'

  it('lists its content, contains no secrets, and opens the same document', async () => {
    await opened.tryIt.paste(secret)
    await opened.tryIt.tab('Share')
    await opened.tryIt.button('Make a link')
    const link = await opened.page.getByLabel('Link', { exact: true }).inputValue()
    expect(await opened.tryIt.panel()).toContain('1 secret is replaced by [redacted].')
    await opened.reopen(wide, link.slice(link.indexOf('#')))
    await opened.page.getByText('"[redacted]"').waitFor()
    expect(await opened.tryIt.text()).not.toContain('s3cret')
    expect(opened.page.url()).not.toContain('#')
  })

  it('is reported if it is damaged, and the page works', async () => {
    await opened.reopen(wide, '#v2.damaged')
    expect(await opened.tryIt.notice()).toBe(
      'The link cannot be read: it may have been cut off, or an older version made it.',
    )
    expect(await opened.tryIt.summary()).toMatch(/^Invalid/)
  })
})

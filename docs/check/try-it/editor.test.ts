import { describe, expect, it } from 'vitest'
import { openedBeforeEach, valid } from './opened.ts'

const opened = openedBeforeEach()

describe('the editor', () => {
  it('completes the name of a field from the schema', async () => {
    await opened.tryIt.paste('')
    await opened.tryIt.type('{"frequencyO')
    await opened.page.locator('.cm-tooltip-autocomplete li').first().waitFor()
    await opened.page.waitForTimeout(150)
    await opened.page.keyboard.press('Enter')
    await opened.tryIt.type('5')
    expect(JSON.parse(await opened.tryIt.text())).toEqual({ frequencyOffset: 5 })
  })

  it('completes allowed values, with their meaning', async () => {
    await opened.tryIt.paste('{\n  "frequency": \n}')
    await opened.page.keyboard.press('ControlOrMeta+Home')
    await opened.page.keyboard.press('ArrowDown')
    await opened.page.keyboard.press('End')
    await opened.page.keyboard.press('Control+Space')
    await opened.page.locator('.cm-tooltip-autocomplete').waitFor()
    expect(await opened.page.locator('.cm-tooltip-autocomplete').innerText()).toMatch(/1440/)
    expect(await opened.page.locator('.cm-tooltip-autocomplete').innerText()).toMatch(/frequencyOffset 1 to 50/)
  })

  it('describes the field under the mouse', async () => {
    await opened.tryIt.paste(valid)
    await opened.page.getByText('"frequencyOffset"').first().hover()
    await opened.page.locator('.cm-tooltip-hover .field-description').waitFor()
    expect(await opened.page.locator('.cm-tooltip-hover .field-description').innerText()).toMatch(/[Ss]preads.*runs/)
  })

  it('closes brackets and quotes', async () => {
    await opened.tryIt.paste('')
    await opened.tryIt.type('{')
    await opened.page.keyboard.press('Escape')
    expect(await opened.tryIt.text()).toBe('{}')
  })

  it('marks the issues of the package in the text', async () => {
    await opened.tryIt.paste(valid.replace('50', '51'))
    expect((await opened.page.locator('.cm-lintRange-error').allInnerTexts()).join('')).toBe('51')
    expect(await opened.page.locator('.cm-lint-marker-error').count()).toBe(1)
  })

  it('loses the focus with Tab', async () => {
    await opened.page.locator('.cm-content').first().focus()
    await opened.page.keyboard.press('Tab')
    expect(await opened.page.evaluate(() => document.activeElement?.closest('.cm-editor'))).toBeNull()
  })
})

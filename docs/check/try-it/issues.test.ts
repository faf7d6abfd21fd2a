import { describe, expect, it } from 'vitest'
import { openedBeforeEach, valid } from './opened.ts'

const opened = openedBeforeEach()

describe('fixes', () => {
  it('are applied with one click', async () => {
    await opened.tryIt.paste(valid.replace('50', '51'))
    await opened.tryIt.button('Use 50')
    await opened.page.locator('.result-bar.valid').waitFor()
    expect(await opened.tryIt.text()).toBe(valid)
  })

  it('are applied together where they are certain, and undo restores the text', async () => {
    const before = await opened.tryIt.text()
    await opened.page.getByRole('button', { name: /^Apply \d+ fixes$/ }).click()
    await opened.page.locator('.result-bar:not(.stale) output:not(:has-text("8 errors"))').waitFor()
    await opened.tryIt.button('Undo')
    await opened.page.locator('.result-bar output:has-text("8 errors")').waitFor()
    expect(await opened.tryIt.text()).toBe(before)
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
    expect((await opened.tryIt.codes()).length).toBe(4)
    await opened.page.getByText('Errors 8').click()
    expect((await opened.tryIt.codes()).length).toBe(8)
  })

  it('shows by words and an icon whether the document is valid', async () => {
    expect(await opened.page.locator('.result-bar svg').getAttribute('aria-label')).toBe('Error')
    expect(await opened.tryIt.paste(valid)).toBe('Valid: no errors, no warnings')
    expect(await opened.page.locator('.result-bar svg').getAttribute('aria-label')).toBe('Valid')
  })

  it('cuts a long message, shows all of it on request, and keeps it open when the document changes', async () => {
    const wrongPlace = valid.replace('"script"', '"locations": ["moon"], "script"')
    await opened.tryIt.paste(wrongPlace)
    const [short = ''] = await opened.tryIt.messages()
    expect(short.length).toBeLessThanOrEqual(102)
    expect(short).toMatch(/ …$/)
    const button = opened.page.getByRole('button', { name: 'Show all' })
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    await button.click()
    await opened.tryIt.paste(wrongPlace.replace('50', '51'))
    const [whole = ''] = await opened.tryIt.messages()
    expect(whole.length).toBeGreaterThan(200)
    expect(whole.startsWith(short.replace(/ …$/, ''))).toBe(true)
    await opened.page.locator('button[aria-expanded=true]', { hasText: 'Show less' }).click()
    expect((await opened.tryIt.messages())[0]).toBe(short)
  })

  it('is copied as text', async () => {
    await opened.page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: (text: string) => Promise.resolve(Object.assign(window, { copied: text })) },
      })
    })
    await opened.tryIt.button('Copy issues')
    await opened.page.getByText('Copied').waitFor()
    const copied = String(await opened.page.evaluate('copied'))
    expect(copied.split('\n')).toHaveLength(12)
    expect(copied).toMatch(/^error \/script \(required, line 1, column 1\): script is missing\./)
  })
})

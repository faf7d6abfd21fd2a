import { expect, it } from 'vitest'
import { axeFindings, look, phone, views } from '../browser.ts'
import { openedBeforeEach, valid } from './opened.ts'

const opened = openedBeforeEach()

it('shows on a phone the line of every issue that is clicked', async () => {
  await opened.reopen(phone)
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

it('fits and is accessible in every tab and view', async () => {
  await opened.tryIt.choose('example', 'New frequency for a stored monitor')
  const found: string[] = []
  for (const tab of await opened.page.getByRole('tab').allInnerTexts()) {
    await opened.tryIt.tab(tab)
    for (const view of views) {
      await look(opened.page, view)
      const width = await opened.page.evaluate(() => document.documentElement.scrollWidth)
      if (width !== view.width) found.push(`${tab}, ${view.width} px: the page is ${width} px wide`)
      // The colours and the order of elements depend on the scheme and on these two widths only.
      if (view.width !== 375 && view.width !== 1280) continue
      for (const finding of await axeFindings(opened.page))
        found.push(`${tab}, ${view.width} px, ${view.scheme}: ${finding}`)
    }
  }
  expect(found).toEqual([])
})

it('works with the keyboard alone', async () => {
  await opened.tryIt.paste(valid.replace('50', '51'))
  await opened.page.locator('.issue-list .go').first().focus()
  await opened.page.keyboard.press('Enter')
  expect(await opened.page.locator('.cm-activeLine').innerText()).toContain('frequencyOffset')
  await opened.page.keyboard.press('End')
  await opened.page.keyboard.press('Backspace')
  await opened.tryIt.type('0')
  expect(await opened.tryIt.settled()).toBe('Valid: no errors, no warnings')
})

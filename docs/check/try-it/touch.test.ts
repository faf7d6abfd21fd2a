import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { axeFindings, look, openSite, touchedPhone, type Site } from '../browser.ts'
import { TryItPage } from './try-it-page.ts'

const editorFile = /JsonEditor\.[\w-]+\.js$/

let site: Site
let page: Page
let requests: readonly string[]
let reports: readonly string[]
let tryIt: TryItPage

async function open(path: string): Promise<void> {
  ;({ page, requests, reports } = await site.open(path, touchedPhone))
  tryIt = new TryItPage(page)
}

const plain = () => page.locator('.document .plain-editor textarea').first()
const full = () => page.locator('.document .cm-content').first()
const hasRequestedEditor = (): boolean => requests.some((url) => editorFile.test(url))

/** Loads the editor only after the returned function is called. */
async function holdEditor(): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(editorFile, async (route) => {
    await released
    await route.continue()
  })
  return release
}

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  await open('try-it.html')
  await tryIt.settled()
})
afterEach(async () => {
  await page.close()
})

describe('the document on a touch device', () => {
  it('is shown with its issues, accessible, before the editor has loaded', async () => {
    expect(await tryIt.summary()).toBe('Invalid: 8 errors, 4 warnings')
    expect(await page.locator('.plain-editor .cm-lintRange-error').count()).toBeGreaterThan(0)
    const shown = await page.locator('.plain-editor .line').allTextContents()
    expect(shown.map((line) => line.trimEnd()).join('\n')).toBe(await plain().inputValue())
    const findings: string[] = []
    for (const scheme of ['light', 'dark'] as const) {
      await look(page, { width: 375, scheme })
      findings.push(...(await axeFindings(page)))
    }
    expect(findings).toEqual([])
    expect(hasRequestedEditor()).toBe(false)
    expect(reports).toEqual([])
  })

  it('has the same text at the same place as the coloured lines', async () => {
    const [field, lines] = [await plain().boundingBox(), await page.locator('.plain-editor .lines').boundingBox()]
    expect(field).toEqual(lines)
    expect(await plain().evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  })

  it('gets the full editor, with the focus, when it is tapped', async () => {
    await plain().tap({ position: { x: 120, y: 18 } })
    await full().waitFor()
    expect(await full().evaluate((element) => document.activeElement === element)).toBe(true)
    expect(await page.locator('.cm-activeLine').innerText()).toBe('{')
    expect(reports).toEqual([])
  })

  it('gets the full editor when it is reached with the keyboard', async () => {
    await page.getByRole('button', { name: 'Forget' }).focus()
    await page.keyboard.press('Tab')
    await full().waitFor()
    expect(await full().evaluate((element) => document.activeElement === element)).toBe(true)
  })

  it('keeps what is typed while the editor loads, the cursor, and each step for undo', async () => {
    const release = await holdEditor()
    const before = await plain().inputValue()
    await plain().tap({ position: { x: 300, y: 18 } })
    await page.keyboard.type(' "colour": 1,')
    await page.getByText('Unknown field "colour".').waitFor()
    release()
    await full().waitFor()
    await page.keyboard.type(' "size": 2,')
    await page.getByText('Unknown field "size".').waitFor()
    expect(await tryIt.text()).toBe(before.replace('{', '{ "colour": 1, "size": 2,'))
    for (let step = 0; step < 4 && (await tryIt.text()) !== before; step++) await tryIt.button('Undo')
    expect(await tryIt.text()).toBe(before)
  })

  it('keeps the selection of a person who selects text while the editor loads', async () => {
    const release = await holdEditor()
    await plain().tap({ position: { x: 120, y: 18 } })
    await plain().selectText()
    release()
    await full().waitFor()
    await page.keyboard.type('7')
    await page.locator('.result-bar output:has-text("1 error,")').waitFor()
    expect(await tryIt.text()).toBe('7')
  })

  it('keeps an example that was chosen before the editor loads, and undo restores the first document', async () => {
    const before = await plain().inputValue()
    await tryIt.choose('kind', 'Error group')
    const chosen = await plain().inputValue()
    expect(chosen).not.toBe(before)
    expect(hasRequestedEditor()).toBe(false)
    await plain().tap()
    await full().waitFor()
    expect(await tryIt.text()).toBe(chosen)
    await tryIt.button('Undo')
    await page.locator('.result-bar output:has-text("8 errors")').waitFor()
    expect(await tryIt.text()).toBe(before)
    expect(await page.locator('[name=kind]').inputValue()).toBe('icmpMonitorUpdate')
  })

  it('is changed at once by a fix, and the editor loads', async () => {
    const before = await plain().inputValue()
    const release = await holdEditor()
    await page.getByRole('button', { name: /^Apply \d+ fixes$/ }).tap()
    await page.getByText('Invalid: 3 errors, 2 warnings').waitFor()
    release()
    await full().waitFor()
    expect(await tryIt.settled()).toBe('Invalid: 3 errors, 2 warnings')
    await tryIt.button('Undo')
    await page.locator('.result-bar output:has-text("8 errors")').waitFor()
    expect(await tryIt.text()).toBe(before)
  })

  it('shows the line of an issue that is tapped, before and after the editor has loaded', async () => {
    const release = await holdEditor()
    await page.locator('.issue-list .go').last().tap()
    const start = await plain().evaluate((field: HTMLTextAreaElement) => field.selectionStart)
    const line = (await plain().inputValue()).slice(0, start).split('\n').length - 1
    await expect.poll(() => page.locator('.plain-editor .line').nth(line).isVisible()).toBe(true)
    expect(await isSeen('.plain-editor .line', line)).toBe(true)
    release()
    await full().waitFor()
    await page.locator('.cm-activeLine').waitFor()
    expect(await isSeen('.cm-activeLine', 0)).toBe(true)
  })

  it('survives a reload, and is shown without the editor', async () => {
    await tryIt.choose('kind', 'Error group')
    const chosen = await plain().inputValue()
    await page.reload()
    await tryIt.settled()
    await expect.poll(() => plain().inputValue()).toBe(chosen)
    expect(hasRequestedEditor()).toBe(false)
  })

  it('gets the full editor at once if it is long', async () => {
    const text = `[${'1,'.repeat(20_000)}1]`
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await full().waitFor()
    expect(await tryIt.text()).toBe(text)
  })
})

describe('an editor that cannot be loaded', () => {
  it('is reported, the text can be changed without it, and a reload keeps the text', async () => {
    await page.route(editorFile, (route) => route.abort())
    await plain().tap({ position: { x: 120, y: 18 } })
    await page.getByText('The editor could not be loaded. Check the connection.').waitFor()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('{ "heartbeat": {}, "script": "" }')
    await page.getByText('Valid: no errors, no warnings').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.unroute(editorFile)
    await page.getByRole('button', { name: 'Reload the page' }).tap()
    await expect.poll(() => plain().inputValue()).toBe('{ "heartbeat": {}, "script": "" }')
    await plain().tap()
    await full().waitFor()
    expect(await tryIt.text()).toBe('{ "heartbeat": {}, "script": "" }')
  })
})

it('shows the first page without the editor, and fixes an issue at once', async () => {
  await page.close()
  await open('index.html')
  expect(await page.locator('.result-bar output').innerText()).toBe('Invalid: 4 errors, 1 warning')
  await page.locator('.home-demo textarea:not([readonly])').waitFor()
  await page.locator('.issue-list .message').first().scrollIntoViewIfNeeded()
  expect(hasRequestedEditor()).toBe(false)
  await page.getByRole('button', { name: 'Use 50' }).tap()
  await page.getByText('Invalid: 3 errors, 1 warning').waitFor()
  await full().waitFor()
  expect(await page.locator('.result-bar output').innerText()).toBe('Invalid: 3 errors, 1 warning')
})

/** Returns whether nothing covers the beginning of an element. */
async function isSeen(selector: string, index: number): Promise<boolean> {
  return page
    .locator(selector)
    .nth(index)
    .evaluate((element, part) => {
      const { left, top, bottom } = element.getBoundingClientRect()
      const found = document.elementsFromPoint(left + 80, (top + Math.min(bottom, top + 20)) / 2)
      return found.some((one) => one.closest(part) === element || one.matches('.plain-editor textarea'))
    }, selector)
}

import type { Page } from 'playwright-core'

const editorContent = '.document .editor:not(.baseline) .cm-content'

/** The actions of a person on the try-it page. */
export class TryItPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  readonly summary = (): Promise<string> => this.page.locator('.result-bar output').innerText()

  /** Waits until validation has finished. */
  async settled(): Promise<string> {
    await this.page.locator('.result-bar:not(.waiting):not(.stale)').waitFor({ timeout: 60_000 })
    return this.summary()
  }

  /** Waits until the editor has loaded and the first document is validated. */
  async ready(): Promise<string> {
    await this.page.locator(editorContent).waitFor()
    return this.settled()
  }

  /** Replaces the document by a text, as pasting does. */
  async paste(text: string): Promise<string> {
    await this.page.locator(editorContent).focus()
    await this.page.keyboard.press('ControlOrMeta+a')
    await this.page.evaluate((toPaste) => Object.assign(window, { toPaste }), text)
    await this.page.locator(editorContent).evaluate((content) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', String(Reflect.get(window, 'toPaste')))
      Object.assign(window, { pastedAt: performance.now() })
      content.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await this.page
      .locator('.result-bar.stale')
      .waitFor({ timeout: 5_000 })
      .catch(() => undefined)
    return this.settled()
  }

  readonly type = async (text: string): Promise<string> => {
    await this.page.locator(editorContent).focus()
    await this.page.keyboard.type(text)
    await this.page.waitForTimeout(200)
    return this.settled()
  }

  /** Returns the text of the editor from the storage that survives a reload. */
  async text(): Promise<string> {
    await this.settled()
    const stored = await this.page.evaluate(() => sessionStorage.getItem('monitor-contract:try-it') ?? '{"text":""}')
    return (JSON.parse(stored) as { readonly text: string }).text
  }

  async choose(name: string, label: string): Promise<string> {
    const toggle = this.page.locator('.option-bar .toggle[aria-expanded="false"]')
    if (await toggle.isVisible()) await toggle.click()
    await this.page.locator(`.option-bar [name="${name}"]`).selectOption({ label })
    await this.page.waitForTimeout(250)
    return this.settled()
  }

  readonly tab = (label: string): Promise<void> => this.page.getByRole('tab', { name: label, exact: true }).click()

  readonly panel = (): Promise<string> => this.page.getByRole('tabpanel').innerText()

  readonly messages = (): Promise<string[]> => this.page.locator('.issue-list ol .message').allInnerTexts()

  readonly codes = (): Promise<string[]> => this.page.locator('.issue-list ol .actions a').allInnerTexts()

  readonly button = (name: string): Promise<void> =>
    this.page.getByRole('button', { name, exact: true }).first().click()

  readonly notice = (): Promise<string> => this.page.locator('.try-it .notice').innerText()
}

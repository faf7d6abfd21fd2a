import { describe, expect, it } from 'vitest'
import { openedBeforeEach } from './opened.ts'

const opened = openedBeforeEach()

describe('the page', () => {
  it('shows a clear issue for each invalid document', async () => {
    for (const text of ['', 'garbage', '[[[[', '"text"', '[1,2,{}]', 'null', '{"a":'.repeat(1_000)]) {
      expect(await opened.tryIt.paste(text)).toMatch(/^(?:Not JSON|Invalid)/)
      expect((await opened.tryIt.messages()).join('')).not.toBe('')
    }
  })

  it('reports that the clipboard is blocked', async () => {
    await opened.page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('blocked')) },
      })
    })
    await opened.tryIt.button('Copy')
    await opened.page.getByText('The browser does not allow copying').waitFor()
  })

  it('reports that storage is blocked, and works', async () => {
    await opened.page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await opened.page.reload()
    expect(await opened.tryIt.settled()).toMatch(/^Invalid/)
    await opened.page.getByText('The browser blocks storage').waitFor()
  })
})

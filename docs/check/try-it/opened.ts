import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { base, openSite, wide, type OpenPage, type Site, type View } from '../browser.ts'
import { TryItPage } from './try-it-page.ts'

/** The number 50 is the highest offset of this frequency. */
export const valid = '{\n  "heartbeat": {},\n  "script": "",\n  "frequency": 5,\n  "frequencyOffset": 50\n}'

interface Opened {
  readonly site: Site
  readonly page: OpenPage['page']
  readonly tryIt: TryItPage
  /** Opens the page again, in another view or with a fragment. */
  readonly reopen: (view: View, fragment?: string) => Promise<void>
}

/** Opens the try-it page before each test. After it, the page must not have reported or requested anything unexpected. */
export function openedBeforeEach(): Opened {
  let site: Site
  let opened: OpenPage

  async function reopen(view: View, fragment = ''): Promise<void> {
    opened = await site.open(`try-it.html${fragment}`, view)
    await new TryItPage(opened.page).ready()
  }

  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())
  beforeEach(() => reopen(wide))
  afterEach(async () => {
    expect(opened.reports).toEqual([])
    expect(opened.requests.filter((url) => !url.startsWith(`${site.origin}${base}`))).toEqual([])
    await opened.page.close()
  })

  return {
    get site() {
      return site
    },
    get page() {
      return opened.page
    },
    get tryIt() {
      return new TryItPage(opened.page)
    },
    async reopen(view, fragment) {
      await opened.page.close()
      await reopen(view, fragment)
    },
  }
}

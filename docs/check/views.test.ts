import { expect } from 'vitest'
import { faultsIn, it, views } from './site.ts'

/** One page of each sort, and what scripts add to it after it has loaded. */
const pages: readonly (readonly [path: string, late: string])[] = [
  ['index.html', '.cm-content'],
  ['quick-start-server.html', 'main'],
  ['architecture.html', '.mermaid-drawing'],
  ['reference/icmp-monitor.html', 'main'],
  ['reference/limits.html', '.offset-picture'],
  ['functions/monitor-contract-lint.html', 'main'],
  ['benchmarks.html', 'main'],
  ['openapi.html', 'iframe'],
  ['none.html', '.NotFound'],
]

it.for(pages)(
  '%s fits the width and is accessible in every view',
  async ([path, late], { open }) => {
    const page = await open(path)
    await page.locator(late).first().waitFor()
    for (const view of views) expect(await faultsIn(page, view)).toEqual([])
  },
)

it.for(views)(
  'the try-it page fits and is accessible with every tab: $width px, $colorScheme',
  async (view, { open }) => {
    const page = await open('try-it.html')
    await page.locator('.cm-content').waitFor()
    await page
      .locator('[name=example]')
      .selectOption({ label: 'New frequency for a stored monitor' })
    await page.locator('.cm-content').nth(1).waitFor()
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      expect(await faultsIn(page, view), await tab.innerText()).toEqual([])
    }
  },
)

import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe finds wrong on a page: the rule, and where it is broken first. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(
    'axe.run({ preload: false }).then(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes[0].target}, ${nodes.length} in all`))',
  )
}

import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { base, folder } from '../browser.ts'
import { serve } from '../serve.ts'
import { engines, missing, type RemotePage } from './remote.ts'

/** Waits until an expression of the page has a value. */
async function until(page: RemotePage, expression: string, expected: unknown): Promise<void> {
  let value: unknown
  for (let turn = 0; turn < 150; turn++) {
    value = await page.evaluate(expression)
    if (value === expected) return
    await wait(200)
  }
  expect(value).toBe(expected)
}

const result = 'document.querySelector(".result-bar output")?.textContent'
const click = (selector: string): string => `(document.querySelector(${JSON.stringify(selector)}).click(), true)`

for (const engine of engines) {
  const absent = missing(engine)
  if (absent.length > 0) console.log(`${engine.name} is not tested: ${absent.join(', ')} is not installed.`)

  describe.skipIf(absent.length > 0)(engine.name, () => {
    it('validates, fixes, and shows the reference', async () => {
      const { origin, server } = await serve(folder, base)
      const page = await engine.start()
      try {
        await page.open(`${origin}${base}try-it.html`)
        await until(page, result, 'Invalid: 8 errors, 4 warnings')
        await until(page, 'document.querySelector(".cm-content") !== null', true)
        await page.evaluate(click('.issue-list .bar > button'))
        await until(page, result, 'Invalid: 3 errors, 2 warnings')
        await page.open(`${origin}${base}reference/icmp-monitor.html#request-assertions-target`)
        await until(page, 'document.querySelector("#request-assertions-target")?.checkVisibility()', true)
        await page.open(`${origin}${base}index.html`)
        await until(page, result, 'Invalid: 4 errors, 1 warning')
      } finally {
        await page.close()
        server.close()
      }
    })
  })
}

import { expect, it } from 'vitest'
import { wide } from '../browser.ts'
import { openedBeforeEach } from './opened.ts'

const opened = openedBeforeEach()

const groups = Array.from({ length: 10_200 }, (_, index) => ({
  id: `${index}`,
  checkId: 'edge',
  errorHash: `${index}`,
  rawErrorMessage: 'x'.repeat(200),
  cleanedErrorMessage: 'y'.repeat(100),
  firstSeen: '2026-01-01',
  lastSeen: '2026-01-02',
  archivedUntilNextEvent: index % 200 === 199 ? 'no' : false,
}))
const text = JSON.stringify(groups, null, 2)

/** Pastes 5 MB, waits for its issues, types into it, and returns the longest block of the page in ms. */
async function longestBlock(): Promise<number> {
  await opened.page.evaluate(() => {
    const blocks: PerformanceEntry[] = []
    Object.assign(window, { blocks })
    new PerformanceObserver((list) => blocks.push(...list.getEntries())).observe({ entryTypes: ['longtask'] })
  })
  expect(await opened.tryIt.paste(text)).toBe('Invalid: 51 errors, no warnings')
  await opened.tryIt.type('!')
  await opened.page.locator('.result-bar output:has-text("Not JSON")').waitFor({ timeout: 60_000 })
  await opened.page.keyboard.press('Backspace')
  await opened.page.locator('.result-bar output:has-text("51 errors")').waitFor({ timeout: 60_000 })
  const longest: unknown = await opened.page.evaluate(
    'Math.round(Math.max(0, ...blocks.filter(({ startTime, duration }) => startTime + duration > pastedAt).map(({ startTime, duration }) => startTime + duration - Math.max(startTime, pastedAt))))',
  )
  return Number(longest)
}

it('does not block for 200 ms while 5 MB are pasted, validated and typed into', async () => {
  expect(text.length).toBeGreaterThan(5_000_000)
  const rounds: number[] = []
  // Other programs on the machine lengthen a block: the shortest of three rounds shows what the page needs.
  while (rounds.length < 3 && !rounds.some((longest) => longest < 200)) {
    if (rounds.length > 0) await opened.reopen(wide)
    await opened.tryIt.choose('kind', 'List of error groups (response)')
    rounds.push(await longestBlock())
  }
  console.log(`Longest block at ${text.length} characters: ${rounds.join(', ')} ms`)
  expect(Math.min(...rounds)).toBeLessThan(200)
})

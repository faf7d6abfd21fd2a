import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'

/** Notes where what is seen is not what was expected. */
export type Expect = (what: string, actual: unknown, expected: unknown) => void

const editor = '#document .cm-content'

const verdict = (page: Page): Promise<string | null> => page.locator('#verdict').textContent()

/** What the verdict says once it is no longer the one before. */
async function verdictAfter(page: Page, before: string | null): Promise<string | null> {
  const end = Date.now() + 30_000
  while (Date.now() < end) {
    const said = await verdict(page)
    if (said !== before && said !== 'Checking …') return said
    await page.waitForTimeout(20)
  }
  return `still: ${before ?? 'nothing'}`
}

async function choose(page: Page, select: string, label: string): Promise<string | null> {
  const before = await verdict(page)
  await page.locator(select).selectOption({ label })
  return verdictAfter(page, before)
}

/** Puts a text in place of what the editor holds, as pasting does. How it comes into the page is no part of the pasting. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((toPaste) => Object.assign(window, { toPaste }), text)
  await page.locator(editor).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.locator(editor).evaluate((content) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', String(Reflect.get(window, 'toPaste')))
    Object.assign(window, { pastedAt: performance.now() })
    content.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
}

async function pasteAndWait(page: Page, text: string): Promise<string | null> {
  const before = await verdict(page)
  await paste(page, text)
  return verdictAfter(page, before)
}

const issues = (page: Page): Promise<string[]> => page.locator('#issues .at').allTextContents()
const texts = (page: Page, selector: string): Promise<string[]> =>
  page.locator(`#document ${selector}`).allTextContents()

const right = JSON.stringify({ heartbeat: {}, script: '', frequency: 5, frequencyOffset: 5 }, null, 2)

/** Types a wrong value, sees the issue, and goes to its line and to what its code means. */
async function fromMistakeToMeaning(page: Page, where: string, expect: Expect): Promise<void> {
  expect(`${where}: the first verdict`, await verdictAfter(page, ''), 'Valid: no errors, no warnings.')
  expect(`${where}: the first example`, await page.locator('#example').inputValue(), 'Right')
  await pasteAndWait(page, '{}')
  expect(`${where}: the verdict on a right document`, await pasteAndWait(page, right), 'Valid: no errors, no warnings.')
  expect(`${where}: the example after a change`, await page.locator('#example').inputValue(), '')
  expect(`${where}: what is said of a right document`, await page.locator('#no-issues').isVisible(), true)
  for (const key of ['ControlOrMeta+End', 'ArrowUp', 'End']) await page.keyboard.press(key)
  await page.keyboard.type('1')
  expect(
    `${where}: the verdict on a wrong offset`,
    await verdictAfter(page, 'Valid: no errors, no warnings.'),
    'Invalid: 1 error, no warnings.',
  )
  expect(`${where}: the issue of a wrong offset`, await issues(page), ['error/frequencyOffset line 5frequency-offset'])
  expect(`${where}: what is marked`, (await texts(page, '.cm-lintRange-error')).join(''), '"frequencyOffset": 51')
  expect(`${where}: marks beside the lines`, await page.locator('#document .cm-lint-marker-error').count(), 1)
  expect(
    `${where}: the picture in words`,
    await page.locator('#offsets-told').textContent(),
    'Frequency 5 allows 1 to 50. The offset 51 lies outside.',
  )
  await page.locator(editor).press('ControlOrMeta+Home')
  await page.locator('#issues .go').press('Enter')
  expect(`${where}: the line of the issue`, await texts(page, '.cm-activeLine'), ['  "frequencyOffset": 51'])
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  expect(
    `${where}: the verdict on the mended offset`,
    await verdictAfter(page, 'Invalid: 1 error, no warnings.'),
    'Valid: no errors, no warnings.',
  )
  await page.keyboard.type('1')
  await page.locator('#issues a').click()
  await page.waitForURL('**/index.html#code-frequency-offset')
  expect(`${where}: the entry of the code`, await page.locator(':target').getAttribute('id'), 'code-frequency-offset')
  await page.goBack()
  await verdictAfter(page, '')
}

/** Goes through faults of JSON and through the choices. */
async function faultsAndChoices(page: Page, where: string, expect: Expect): Promise<void> {
  expect(`${where}: a fault of JSON`, await pasteAndWait(page, '{\n  "heartbeat": {},\n}'), 'No JSON, from line 3 on.')
  expect(`${where}: the place of the fault`, await issues(page), ['errorno JSON line 3'])
  const leftOut = '{ "heartbeat": {}, "script": "", "name": "edge", "frequencyOffset": 51, "colour": "red" }'
  expect(
    `${where}: a document that leaves its frequency out`,
    await pasteAndWait(page, leftOut),
    'Valid: no errors, 1 warning.',
  )
  expect(
    `${where}: with a stored monitor`,
    await choose(page, '#baseline', 'stored monitor: it changes'),
    'Invalid: 1 error, 1 warning.',
  )
  expect(
    `${where}: with unknown fields as errors`,
    await choose(page, '#unknown-fields', 'error'),
    'Invalid: 2 errors, no warnings.',
  )
  expect(
    `${where}: the call`,
    await page.locator('#call').textContent(),
    "icmpMonitorUpdate.validate(document, { baseline, unknownFields: 'error' })",
  )
  for (const finding of await axeFindings(page)) expect(`${where}: axe`, finding, 'no finding')
}

/** Opens what the editor has besides, and goes to the next mark. */
async function searchAndMarks(page: Page, where: string, expect: Expect): Promise<void> {
  await page.locator(editor).press('ControlOrMeta+f')
  await page.locator('#document .cm-search').waitFor()
  for (const finding of await axeFindings(page)) expect(`${where}: axe with a search`, finding, 'no finding')
  await page.keyboard.press('Escape')
  await page.keyboard.press('F8')
  await page.locator('#document .cm-tooltip').waitFor()
  expect(
    `${where}: what is told at a mark`,
    /^(?:error|warning), [a-z-]+: /.test((await page.locator('#document .cm-tooltip').textContent()) ?? ''),
    true,
  )
  for (const finding of await axeFindings(page)) expect(`${where}: axe with a mark told`, finding, 'no finding')
  await page.keyboard.press('Tab')
  expect(
    `${where}: where Tab leads from the editor`,
    await page.evaluate('document.activeElement?.id'),
    'baseline-document',
  )
}

/** Makes a link and opens it; opens one that was cut off. */
async function links(page: Page, where: string, expect: Expect): Promise<void> {
  await page.locator('#make-link').click()
  await page.locator('#link').waitFor()
  const link = await page.locator('#link').inputValue()
  for (const finding of await axeFindings(page)) expect(`${where}: axe with a link`, finding, 'no finding')
  await page.goto('about:blank')
  await page.goto(link)
  expect(
    `${where}: the verdict on what a link carries`,
    await verdictAfter(page, ''),
    'Invalid: 2 errors, no warnings.',
  )
  expect(
    `${where}: the baseline that a link carries`,
    await page.locator('#baseline-document .cm-line').nth(1).textContent(),
    '  "id": "3f6f8a52-9a0b-4c55-8c1e-0d2a6a1b7c9e",',
  )
  expect(
    `${where}: the choices that a link carries`,
    await page.locator('#call').textContent(),
    "icmpMonitorUpdate.validate(document, { baseline, unknownFields: 'error' })",
  )
  await page.goto('about:blank')
  await page.goto(link.slice(0, -40))
  expect(`${where}: the verdict after a broken link`, await verdictAfter(page, ''), 'Valid: no errors, no warnings.')
  expect(
    `${where}: what is said of a broken link`,
    await page.locator('#notice').textContent(),
    'The link that led here cannot be read: it may have been cut off.',
  )
}

async function themes(page: Page, where: string, expect: Expect): Promise<void> {
  const toggled = await page.locator('#theme').textContent()
  await page.locator('#theme').click()
  await page.locator('#theme').click()
  expect(
    `${where}: the theme after two steps`,
    [toggled, await page.locator('#theme').textContent()],
    ['Theme: auto', 'Theme: dark'],
  )
  // Scripts that are deferred run after this event: the theme must be there before them.
  await page.addInitScript(
    "document.addEventListener('readystatechange', () => { window.firstTheme ??= document.documentElement.dataset.theme })",
  )
  await page.reload()
  expect(`${where}: the theme before the first paint`, await page.evaluate('window.firstTheme'), 'dark')
  await page.evaluate('localStorage.clear()')
}

/** A list of error groups of about 5 MB, every hundredth of them wrong. */
const long = JSON.stringify(
  Array.from({ length: 10_200 }, (_, index) => ({
    id: `${index}`,
    checkId: 'edge',
    errorHash: `${index}`,
    rawErrorMessage: 'x'.repeat(200),
    cleanedErrorMessage: 'y'.repeat(100),
    firstSeen: '2026-01-01',
    lastSeen: '2026-01-02',
    archivedUntilNextEvent: index % 200 === 199 ? 'no' : false,
  })),
  null,
  2,
)

/** The longest time in milliseconds for which the page could not answer while 5 MB were pasted, judged and typed into. */
export async function longestBlock(page: Page, expect: Expect): Promise<number> {
  await verdictAfter(page, '')
  await page.locator('#kind').selectOption({ label: 'Error groups (response)' })
  await page.evaluate(
    "window.blocks = []; new PerformanceObserver((list) => blocks.push(...list.getEntries())).observe({ entryTypes: ['longtask'] })",
  )
  await paste(page, long)
  await page.keyboard.type('!')
  expect('what is said while a long document is judged', await verdict(page), 'Checking …')
  expect(
    'the verdict on a long document with a letter at its end',
    await verdictAfter(page, null),
    `No JSON, from line ${long.split('\n').length} on.`,
  )
  await page.keyboard.press('Backspace')
  expect(
    'the verdict on a long document',
    await verdictAfter(page, `No JSON, from line ${long.split('\n').length} on.`),
    'Invalid: 51 errors, no warnings.',
  )
  await page.locator('#issues .go').last().click()
  expect('the last line with an issue', await texts(page, '.cm-activeLine'), ['    "archivedUntilNextEvent": "no"'])
  return page.evaluate(
    'Math.round(Math.max(0, ...blocks.filter(({ startTime, duration }) => startTime + duration > pastedAt).map(({ startTime, duration }) => startTime + duration - Math.max(startTime, pastedAt))))',
  )
}

export async function tryIt(page: Page, where: string, expect: Expect): Promise<void> {
  await fromMistakeToMeaning(page, where, expect)
  await faultsAndChoices(page, where, expect)
  await searchAndMarks(page, where, expect)
  await links(page, where, expect)
  await themes(page, where, expect)
}

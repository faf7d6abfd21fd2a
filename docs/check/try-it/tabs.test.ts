import { describe, expect, it } from 'vitest'
import { openedBeforeEach, valid } from './opened.ts'

const opened = openedBeforeEach()

it('formats and minifies without changing how values are written', async () => {
  const text = '{"heartbeat":{},"script":"","frequency":5,"frequencyOffset":1e1}'
  await opened.tryIt.paste(text)
  await opened.tryIt.button('Format')
  await opened.page.locator('.cm-line').nth(4).waitFor()
  expect(await opened.tryIt.text()).toBe(
    '{\n  "heartbeat": {},\n  "script": "",\n  "frequency": 5,\n  "frequencyOffset": 1e1\n}',
  )
  await opened.tryIt.button('Minify')
  await opened.page.locator('.cm-line').nth(4).waitFor({ state: 'detached' })
  expect(await opened.tryIt.text()).toBe(text)
})

describe('the tabs', () => {
  it('show problem details, TypeScript, fetch and curl', async () => {
    await opened.tryIt.tab('Problem details')
    expect(await opened.tryIt.panel()).toContain('"status": 422')
    await opened.tryIt.tab('TypeScript')
    expect(await opened.tryIt.panel()).toContain("import { icmpMonitorUpdate } from 'monitor-contract'")
    await opened.tryIt.tab('fetch')
    expect(await opened.tryIt.panel()).toContain("method: 'PUT'")
    await opened.tryIt.tab('curl')
    expect(await opened.tryIt.panel()).toContain('curl -X PUT')
  })

  it('show the plan of an update, without secrets', async () => {
    await opened.tryIt.choose('example', 'New frequency for a stored monitor')
    await opened.tryIt.tab('Plan')
    expect(await opened.tryIt.panel()).toMatch(/~ \/frequency\s+\d+\s+\d+/)
    expect(await opened.tryIt.panel()).toContain('Replaced')
    const variables = '[{ "key": "TOKEN", "value": "hunter2", "secret": true }]'
    await opened.tryIt.paste(valid.replace('"script"', `"environmentVariables": ${variables}, "script"`))
    expect(await opened.tryIt.panel()).toMatch(/\+ \/environmentVariables/)
    expect(await opened.tryIt.panel()).not.toContain('hunter2')
  })

  it('are selected with the arrow keys', async () => {
    await opened.page.getByRole('tab', { name: 'Issues' }).focus()
    await opened.page.keyboard.press('ArrowRight')
    expect(await opened.page.getByRole('tab', { selected: true }).innerText()).toBe('Meaning')
    await opened.page.keyboard.press('End')
    expect(await opened.page.getByRole('tab', { selected: true }).innerText()).toBe('Share')
  })
})

it('describes the monitor in words, and simulates a run', async () => {
  const assertion = '{ "source": "LATENCY", "property": "avg", "comparison": "LESS_THAN", "target": "300" }'
  await opened.tryIt.paste(valid.replace('"script"', `"request": { "assertions": [${assertion}] }, "script"`))
  await opened.tryIt.tab('Meaning')
  expect(await opened.tryIt.panel()).toContain('A run every 5 minutes.')
  expect(await opened.tryIt.panel()).toContain('The offset 50 is inside.')
  expect(await opened.tryIt.panel()).toContain('The run is passing')
  expect(await opened.tryIt.panel()).toContain('LATENCY avg LESS_THAN 300: ✖ not met')
  await opened.page.getByLabel(/Response time/).fill('200')
  expect(await opened.tryIt.panel()).toContain('LATENCY avg LESS_THAN 300: ✓ met')
  await opened.page.getByLabel(/Packet loss/).fill('60')
  expect(await opened.tryIt.panel()).toContain('The run is failing')
  expect(await opened.tryIt.panel()).toContain('maxPacketLossThreshold is 20, measured 60')
})

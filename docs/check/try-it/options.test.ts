import { describe, expect, it } from 'vitest'
import { openedBeforeEach, valid } from './opened.ts'

const opened = openedBeforeEach()

describe('options', () => {
  it('are those of the contract, and change the result', async () => {
    await opened.tryIt.paste(valid.replace('"script"', '"colour": 1, "script"'))
    expect(await opened.tryIt.summary()).toBe('Valid: no errors, 1 warning')
    expect(await opened.tryIt.choose('unknownFields', 'error')).toBe('Invalid: 1 error, no warnings')
    await opened.page.getByLabel('Maximum issues').fill('1')
    await opened.page.keyboard.press('Tab')
    expect(await opened.page.locator('.result-bar code').innerText()).toBe(
      "icmpMonitorUpdate.validate(document, { unknownFields: 'error', maxIssues: 1 })",
    )
  })

  it('are available for every contract and request', async () => {
    for (const [title, call] of [
      ['Monitor (response)', 'icmpMonitor.validate(document)'],
      ['Error group', 'errorGroup.validate(document)'],
      ['List of error groups (response)', 'errorGroupList.validate(document)'],
      ['Update a monitor', 'operations.updateIcmpMonitor.validateRequest(document)'],
      ['List error groups', 'operations.listErrorGroups.validateRequest(document)'],
      ['Path of an update', 'updateIcmpMonitorParams.validate(document)'],
      ['Query of an update', 'updateIcmpMonitorQuery.validate(document)'],
      ['Headers of an update', 'updateIcmpMonitorHeaders.validate(document)'],
      ['Query of a listing', 'listErrorGroupsQuery.validate(document)'],
      ['Headers of a listing', 'listErrorGroupsHeaders.validate(document)'],
      ['Monitor update', 'icmpMonitorUpdate.validate(document)'],
    ] as const) {
      await opened.tryIt.choose('kind', title)
      expect(await opened.page.locator('.result-bar code').innerText()).toBe(call)
    }
  })

  it('have YAML as a format, into which the document is converted and back', async () => {
    await opened.tryIt.paste(valid.replace('50', '51'))
    const [message] = await opened.tryIt.messages()
    await opened.tryIt.choose('format', 'YAML')
    expect(await opened.tryIt.text()).toBe('heartbeat: {}\nscript: ""\nfrequency: 5\nfrequencyOffset: 51\n')
    expect(await opened.tryIt.messages()).toEqual([message])
    expect(await opened.page.locator('.result-bar code').innerText()).toBe('validateYaml(icmpMonitorUpdate, text)')
    expect(await opened.tryIt.paste('heartbeat: {}\nscript: 5\n---\nheartbeat: [}\n')).toBe('Not YAML')
    await opened.tryIt.paste('heartbeat: {}\nscript: ""\n')
    await opened.tryIt.choose('format', 'JSON')
    expect(await opened.tryIt.text()).toBe('{\n  "heartbeat": {},\n  "script": ""\n}')
  })

  it('have the last name of a path as the name of a field', async () => {
    await opened.tryIt.paste(valid.replace('{}', '{}, "alertSettings": { "escalationType": 5 }'))
    expect(await opened.tryIt.messages()).toContain('alertSettings.escalationType must be a string, not a number.')
    await opened.tryIt.choose('label', 'last name')
    expect(await opened.tryIt.messages()).toContain('escalationType must be a string, not a number.')
    expect(await opened.page.locator('.result-bar code').innerText()).toContain('label: (path)')
  })

  it('have the stored monitor as the baseline', async () => {
    await opened.tryIt.choose('example', 'New frequency for a stored monitor')
    const before = await opened.tryIt.messages()
    expect(before.join(' ')).toMatch(/stored|baseline/i)
    await opened.tryIt.choose('unchanged', 'accept')
    expect(await opened.page.locator('.result-bar code').innerText()).toContain("unchanged: 'accept'")
    await opened.tryIt.choose('baseline', 'not known')
    expect(await opened.tryIt.messages()).not.toEqual(before)
  })
})

it('opens a file', async () => {
  await opened.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'monitor.json', mimeType: 'application/json', buffer: Buffer.from(valid) })
  await opened.page.locator('.result-bar.valid').waitFor()
  expect(await opened.tryIt.text()).toBe(valid)
})

it('opens a YAML file as YAML', async () => {
  const buffer = Buffer.from('heartbeat: {}\nscript: 5\n')
  await opened.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'monitor.yml', mimeType: 'application/yaml', buffer })
  await opened.page.locator('.result-bar code', { hasText: 'validateYaml' }).waitFor()
  expect(await opened.tryIt.settled()).toBe('Invalid: 1 error, no warnings')
})

it('opens a file that is dropped on the editor', async () => {
  const data = await opened.page.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'monitor.json', { type: 'application/json' }))
    return transfer
  }, valid)
  await opened.page.locator('.cm-content').first().dispatchEvent('drop', { dataTransfer: data })
  await opened.page.locator('.result-bar.valid').waitFor()
  expect(await opened.tryIt.text()).toBe(valid)
})

it('reports a file that is not text', async () => {
  await opened.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'picture.json', mimeType: 'application/json', buffer: Buffer.from([0xff, 0xfe, 0x00]) })
  await opened.page.getByText('The file is not text in UTF-8.').waitFor()
})

// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { thresholdRange, type IcmpMonitorUpdate } from 'monitor-contract'
import { expect, it } from 'vitest'
import type { Baseline } from '../fields.ts'
import { connect } from '../plain.ts'

const [markup = ''] = /<form[^]*<\/form>/u.exec(readFileSync('forms/plain.html', 'utf8')) ?? []
const monitor: IcmpMonitorUpdate = {
  heartbeat: {},
  script: '',
  name: 'edge',
  frequency: 5,
  frequencyOffset: 50,
  degradedPacketLossThreshold: null,
}

/**
 * Shows the form, enters texts and saves. Returns what was saved, and the messages of the widgets
 * and of the form.
 */
async function enter(
  given: IcmpMonitorUpdate,
  texts: Readonly<Record<string, string>>,
  baseline?: Baseline,
) {
  document.body.innerHTML = markup
  const [form] = document.forms
  if (form === undefined) throw new Error('The page has no form')
  const saved: IcmpMonitorUpdate[] = []
  connect(form, given, (update) => saved.push({ ...update }), baseline)
  for (const [label, text] of Object.entries(texts)) {
    const widget = screen.getByLabelText(label, { exact: false })
    if (widget instanceof HTMLSelectElement) await userEvent.selectOptions(widget, text)
    else {
      await userEvent.clear(widget)
      if (text !== '') await userEvent.type(widget, text)
    }
  }
  await userEvent.click(screen.getByLabelText('Runs'))
  await userEvent.click(screen.getByRole('button'))
  const invalid = [...form.querySelectorAll<HTMLInputElement>(':invalid')]
  const messages = invalid.map(({ name, validationMessage }) => `${name}: ${validationMessage}`)
  return { saved, messages, shown: form.querySelector('output')?.textContent }
}

it('saves what a person enters, and every other field as it was loaded', async () => {
  const entered = await enter(monitor, { Name: 'core', 'Time between runs': '10', Offset: '' })
  const { frequencyOffset: _, ...others } = monitor
  expect(entered).toEqual({
    saved: [{ ...others, name: 'core', frequency: 10, activated: false }],
    messages: [],
    shown: '',
  })
})

it.each<[texts: Readonly<Record<string, string>>, message: string]>([
  [
    { 'Time between runs': '1' },
    'frequencyOffset: Offset must be between 1 and 10 when Time between runs is 1 minute.',
  ],
  [
    { 'Failing from': '5' },
    'maxPacketLossThreshold: Failing from must not be below the stored Degraded from (30 %).',
  ],
])(
  'saves nothing for %j, and gives the browser the message of the widget',
  async (texts, message) => {
    const { degradedPacketLossThreshold: _, ...given } = monitor
    const baseline = { degradedPacketLossThreshold: 30 }
    expect(await enter(given, texts, baseline)).toMatchObject({ saved: [], messages: [message] })
  },
)

it('shows warnings, and errors that no widget has, which stop the form', async () => {
  const { maximum } = thresholdRange('maxResponseTime')
  const entered = await enter({ ...monitor, maxResponseTime: maximum + 1 }, {})
  const error = `maxResponseTime must be at most ${maximum} ms.`
  expect(entered).toEqual({ saved: [], messages: [], shown: error })
  const { saved, shown } = await enter({ ...monitor, doubleCheck: true }, {})
  expect(saved).toHaveLength(1)
  expect(shown).toMatch(/^doubleCheck is deprecated/u)
})

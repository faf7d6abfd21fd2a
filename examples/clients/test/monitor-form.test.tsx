// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { IcmpMonitorUpdate, Messages } from 'monitor-contract'
import german from 'monitor-contract/messages/de'
import { afterEach, expect, it, vi } from 'vitest'
import { MonitorForm } from '../monitor-form.tsx'

const monitor: IcmpMonitorUpdate = {
  heartbeat: {},
  script: '',
  frequency: 5,
  frequencyOffset: 50,
  degradedPacketLossThreshold: 10,
  maxPacketLossThreshold: 20,
  request: { hostname: 'gateway.example', pingCount: 4 },
}

afterEach(cleanup)

/** Types into the fields and saves. Returns the saved update, and the error text of each field that has one. */
async function saved(typed: Readonly<Record<string, string>>, messages?: Messages) {
  const onSave = vi.fn()
  render(<MonitorForm monitor={monitor} onSave={onSave} {...(messages && { messages })} />)
  const user = userEvent.setup()
  for (const [label, text] of Object.entries(typed)) {
    const field = screen.getByLabelText(new RegExp(`^${label}`, 'u'))
    await user.clear(field)
    if (text !== '') await user.type(field, text)
  }
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const wrong = screen.getAllByRole('textbox').filter((field) => field.getAttribute('aria-invalid') === 'true')
  return {
    update: onSave.mock.lastCall?.[0] as unknown,
    errors: wrong.map((field) => [
      field.getAttribute('name'),
      document.getElementById(field.getAttribute('aria-errormessage') ?? '')?.textContent,
    ]),
  }
}

it('saves a monitor without changes as it was loaded', async () => {
  expect(await saved({})).toEqual({ update: monitor, errors: [] })
})

it('saves numbers, and omits empty fields', async () => {
  const { frequencyOffset: _left, ...rest } = monitor
  const { update, errors } = await saved({ 'Minutes between runs': '10', Offset: '', Pings: '7' })
  expect(errors).toEqual([])
  expect(update).toEqual({ ...rest, frequency: 10, request: { ...monitor.request, pingCount: 7 } })
})

it('shows a German message', async () => {
  const { errors } = await saved({ 'Minutes between runs': '1' }, german)
  expect(errors).toEqual([
    ['frequencyOffset', 'frequencyOffset muss zwischen 1 und 10 liegen, wenn frequency 1 Minute beträgt.'],
  ])
})

it.each([
  ['an offset that the frequency does not allow', { 'Minutes between runs': '1' }, ['frequencyOffset', /50|10/u]],
  [
    'a failing threshold below the degraded one',
    { 'Failing from': '5' },
    ['maxPacketLossThreshold', /degradedPacketLossThreshold/u],
  ],
  ['a frequency that is not allowed', { 'Minutes between runs': '7' }, ['frequency', /10/u]],
  ['a threshold out of its bounds', { 'Degraded from': '0' }, ['degradedPacketLossThreshold', /0/u]],
  ['a nested field of a wrong type', { Pings: 'many' }, ['request.pingCount', /number/u]],
])('shows the error at the field for %s', async (_what, typed: Record<string, string>, [field, words]) => {
  expect(await saved(typed)).toEqual({ update: undefined, errors: [[field, expect.stringMatching(words ?? '')]] })
})

it('shows each of several errors at its own field', async () => {
  const { errors } = await saved({ Offset: '51', 'Failing from': '101', Pings: 'many' })
  expect(errors.map(([field]) => field)).toEqual(['frequencyOffset', 'maxPacketLossThreshold', 'request.pingCount'])
})

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { IcmpMonitorUpdate, Messages } from 'monitor-contract'
import german from 'monitor-contract/messages/de'
import { afterEach, expect, it, vi } from 'vitest'
import { OffsetForm } from '../offset-form.tsx'

const monitor: IcmpMonitorUpdate = { heartbeat: {}, script: '', frequency: 5, frequencyOffset: 50 }

afterEach(cleanup)

/** Types a frequency and saves. Returns the saved update, and the code, params and text of each error. */
async function saved(frequency: string, messages?: Messages) {
  const onSave = vi.fn()
  render(<OffsetForm monitor={monitor} onSave={onSave} {...(messages && { messages })} />)
  const user = userEvent.setup()
  const field = screen.getByLabelText(/^Minutes between runs/u)
  await user.clear(field)
  await user.type(field, frequency)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  return {
    update: onSave.mock.lastCall?.[0] as unknown,
    errors: screen
      .queryAllByRole('alert')
      .map(({ dataset, textContent }) => [dataset['code'], JSON.parse(dataset['params'] ?? 'null'), textContent]),
  }
}

it('saves a valid monitor', async () => {
  expect(await saved('10')).toEqual({ update: { ...monitor, frequency: 10 }, errors: [] })
})

it('shows the code, the params and a German message at the field', async () => {
  expect(await saved('1', german)).toEqual({
    update: undefined,
    errors: [
      [
        'frequency-offset',
        { frequency: 1, minimum: 1, maximum: 10 },
        'frequencyOffset muss zwischen 1 und 10 liegen, wenn frequency 1 Minute beträgt.',
      ],
    ],
  })
})

it('shows an English message without a table of messages', async () => {
  const { errors } = await saved('7')
  expect(errors).toMatchObject([
    ['enum', { allowed: expect.arrayContaining([5, 10]) }, expect.stringContaining('minutes')],
  ])
})

// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { icmpMonitorDefaults, type Messages } from 'monitor-contract'
import { afterEach, expect, it } from 'vitest'
import type { Baseline } from '../fields.ts'
import { german } from '../german.ts'
import { MonitorForm } from '../react.tsx'
import { entered, formTests, monitor, type Saved } from './form-tests.ts'

afterEach(cleanup)

const open = (
  saved: Saved,
  baseline: Baseline = icmpMonitorDefaults,
  given = monitor,
  messages?: Messages,
): HTMLElement =>
  render(
    <MonitorForm
      monitor={given}
      onSave={(update) => saved.push(update)}
      baseline={baseline}
      {...(messages && { messages })}
    />,
  ).container

formTests('React Hook Form', open)

it('shows a German message with the label of the field', async () => {
  const form = open([], icmpMonitorDefaults, monitor, german)
  expect(await entered(form, { frequency: '1' })).toEqual({
    focused: 'frequencyOffset',
    errors: { frequencyOffset: 'Offset muss zwischen 1 und 10 liegen, wenn Time between runs 1 Minute beträgt.' },
  })
})

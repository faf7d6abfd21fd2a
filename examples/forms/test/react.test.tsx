// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import {
  icmpMonitor,
  icmpMonitorDefaults,
  thresholdRange,
  type IcmpMonitorUpdate,
  type Messages,
} from 'monitor-contract'
import { afterEach, expect, it } from 'vitest'
import type { Baseline } from '../fields.ts'
import { german } from '../german.ts'
import { MonitorForm } from '../react.tsx'

const monitor: IcmpMonitorUpdate = {
  heartbeat: {},
  script: '',
  name: 'edge',
  activated: true,
  frequency: 5,
  frequencyOffset: 50,
  degradedPacketLossThreshold: 10,
  maxPacketLossThreshold: 20,
  request: { hostname: 'gateway.example', pingCount: 100 },
  locations: ['eu-west-1'],
  environmentVariables: [{ key: 'TOKEN', value: 'x', secret: true, locked: true }],
}

/** What a form has saved. */
type Saved = unknown[]

const widgetAt = (form: HTMLElement, name: string): HTMLInputElement | HTMLSelectElement => {
  const found = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
  const widget = found.find((each) => each.name === name && !each.disabled)
  if (widget === undefined) throw new Error(`No widget ${name}`)
  return widget
}

/**
 * Enters texts into the widgets and saves. Returns the texts of the errors, and the widget with the
 * focus.
 */
async function entered(form: HTMLElement, texts: Readonly<Record<string, string>>) {
  const user = userEvent.setup()
  for (const [name, text] of Object.entries(texts)) {
    const widget = widgetAt(form, name)
    if (widget.tagName === 'SELECT') await user.selectOptions(widget, text)
    else {
      await user.clear(widget)
      if (text !== '') await user.type(widget, text)
    }
  }
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  return { errors: errorsIn(form), focused: document.activeElement?.getAttribute('name') }
}

/** Returns the texts of the errors by the names of their widgets. */
const errorsIn = (form: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...form.querySelectorAll('[aria-invalid=true]')].map((widget) => [
      widget.getAttribute('name') ?? '',
      document.getElementById(widget.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
    ]),
  )

const warningAt = (form: HTMLElement, name: string): string | null | undefined => {
  const widget = widgetAt(form, name)
  return document.getElementById(widget.getAttribute('aria-describedby') ?? '')?.textContent
}

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

it('saves null thresholds, and variables without `secret`, as they were loaded', async () => {
  const saved: Saved = []
  const given = {
    ...monitor,
    degradedPacketLossThreshold: null,
    maxPacketLossThreshold: null,
    environmentVariables: [{ key: 'A', value: '1' }],
  }
  expect((await entered(open(saved, undefined, given), {})).errors).toEqual({})
  expect(saved).toEqual([given])
})

it('saves no field that the monitor lacks unless it was entered', async () => {
  const saved: Saved = []
  const sparse = { heartbeat: {}, script: '', frequency: 5 } as const
  const form = open(saved, undefined, sparse)
  await entered(form, { name: 'core' })
  expect(widgetAt(form, 'activated')).toHaveProperty('checked', true)
  await userEvent.click(widgetAt(form, 'activated'))
  await entered(form, { 'request.pingCount': '7', locations: 'us-east-1' })
  const first = { ...sparse, name: 'core' }
  const second = { ...first, activated: false, request: { pingCount: 7 }, locations: ['us-east-1'] }
  expect(JSON.parse(JSON.stringify(saved))).toEqual([first, second])
})

it('saves numbers, choices and texts, and omits empty inputs', async () => {
  const saved: Saved = []
  const texts = {
    name: 'core',
    frequency: '10',
    frequencyOffset: '',
    'request.pingCount': '7',
    locations: 'us-east-1',
  }
  expect((await entered(open(saved), texts)).errors).toEqual({})
  const { frequencyOffset: _, ...rest } = monitor
  const expected = {
    ...rest,
    name: 'core',
    frequency: 10,
    request: { hostname: 'gateway.example', pingCount: 7 },
    // In the order of the list of choices.
    locations: ['us-east-1', 'eu-west-1'],
  }
  expect(saved).toEqual([expected])
})

it.each([
  [{ frequency: '1' }, 'frequencyOffset'],
  [{ maxPacketLossThreshold: '5' }, 'maxPacketLossThreshold'],
  [{ degradedPacketLossThreshold: '0' }, 'degradedPacketLossThreshold'],
])('shows the error of %j at its widget, which gets the focus', async (texts, name) => {
  const saved: Saved = []
  const { errors, focused } = await entered(open(saved), texts)
  expect(Object.keys(errors)).toEqual([name])
  expect([focused, saved]).toEqual([name, []])
})

it('shows the error of an item of a list at its widget', async () => {
  const variable: object = { key: 'PORT', value: 5 }
  const { errors, focused } = await entered(
    open([], undefined, { ...monitor, environmentVariables: [variable] }),
    {},
  )
  expect(errors).toEqual({
    'environmentVariables.0.value': 'Value must be a string, not a number.',
  })
  expect(focused).toBe('environmentVariables.0.value')
})

it('lists the errors that no widget shows above the button, until they are corrected', async () => {
  const { maximum } = thresholdRange('maxResponseTime')
  const error = `maxResponseTime must be at most ${maximum} ms.`
  const variables: object[] = [{ key: 'PORT', value: '5', locked: 'no' }]
  const unshown: object = {
    ...monitor,
    maxResponseTime: maximum + 1,
    environmentVariables: variables,
  }
  const saved: Saved = []
  const form = open(saved, undefined, unshown as IcmpMonitorUpdate)
  const listed = () =>
    [...form.querySelectorAll('[role=alert] li')].map(({ textContent }) => textContent)
  expect(listed()).toEqual([])
  expect((await entered(form, {})).errors).toEqual({})
  expect(listed()).toEqual([
    'environmentVariables[0].locked must be true or false, not a string.',
    error,
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await expect.poll(listed).toEqual([error])
  expect(saved).toEqual([])
})

it('shows a stored location that is not known, with its error', async () => {
  const stored: object = { ...monitor, locations: ['mars-1'] }
  const form = open([], undefined, stored as IcmpMonitorUpdate)
  expect(Object.keys((await entered(form, {})).errors)).toEqual(['locations'])
  await userEvent.deselectOptions(widgetAt(form, 'locations'), 'mars-1')
  expect((await entered(form, {})).errors).toEqual({})
})

it('validates a field again when the other field of its rule changes', async () => {
  const form = open([])
  await entered(form, { frequency: '1' })
  await userEvent.selectOptions(widgetAt(form, 'frequency'), '5')
  await expect.poll(() => errorsIn(form)).toEqual({})
})

it('compares with the baseline where an input is empty', async () => {
  const { errors } = await entered(open([], { name: 'edge', degradedPacketLossThreshold: 30 }), {
    degradedPacketLossThreshold: '',
  })
  expect(Object.keys(errors)).toEqual(['maxPacketLossThreshold'])
})

it('shows a warning without an error, and saves', async () => {
  const saved: Saved = []
  const form = open(saved)
  expect((await entered(form, { 'request.pingCount': '5' })).errors).toEqual({})
  expect(warningAt(form, 'degradedPacketLossThreshold')).toMatch(/20 %/u)
  expect(saved).toHaveLength(1)
})

it('offers the offsets of a frequency: a range, or a list', async () => {
  const form = open([])
  const range = widgetAt(form, 'frequencyOffset')
  expect([range.getAttribute('min'), range.getAttribute('max')]).toEqual(['1', '50'])
  await userEvent.selectOptions(widgetAt(form, 'frequency'), '0')
  const choice = widgetAt(form, 'frequencyOffset')
  expect([...choice.querySelectorAll('option')].map(({ value }) => value)).toEqual([
    '',
    '10',
    '20',
    '30',
  ])
})

it('adds and removes items of a list, and hides secrets', async () => {
  const saved: Saved = []
  const form = open(saved)
  const add = screen.getByRole('button', { name: 'Add a variable' })
  expect(widgetAt(form, 'environmentVariables.0.value').type).toBe('password')
  await userEvent.click(add)
  await entered(form, {
    'environmentVariables.1.key': 'LEVEL',
    'environmentVariables.1.value': 'debug',
  })
  expect(widgetAt(form, 'environmentVariables.1.value').type).toBe('text')
  const [first] = screen.getAllByRole('button', { name: 'Remove' })
  if (first) await userEvent.click(first)
  await entered(form, {})
  const keys = saved.map((update) =>
    JSON.stringify((update as IcmpMonitorUpdate).environmentVariables),
  )
  expect(keys.map((text) => [...text.matchAll(/"key":"(\w+)"/gu)].map(([, key]) => key))).toEqual([
    ['TOKEN', 'LEVEL'],
    ['LEVEL'],
  ])
})

it('shows a German message with the label of the field', async () => {
  const form = open([], icmpMonitorDefaults, monitor, german)
  expect(await entered(form, { frequency: '1' })).toEqual({
    focused: 'frequencyOffset',
    errors: {
      frequencyOffset:
        'Offset muss zwischen 1 und 10 liegen, wenn Time between runs 1 Minute beträgt.',
    },
  })
})

it('says in German that a tolerant reader does not know a value', () => {
  const { warnings } = icmpMonitor.validate(
    { frequency: 7 },
    { reader: 'tolerant', messages: german },
  )
  expect(warnings[0]?.message).toBe('frequency hat einen Wert, den diese Version nicht kennt.')
})

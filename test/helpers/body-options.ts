// Lists every combination of the options of each body contract.
import { icmpMonitorDefaults } from 'monitor-contract'
import { isUpdate, ofEachBody, type BodyName } from './body-contracts.ts'

/** Values of the options of body contracts, of which `everyOption` lists each combination. */
const severities = [
  undefined,
  { 'unknown-field': 'off' },
  { 'unknown-field': 'warning' },
  { 'unknown-field': 'error' },
]
const maxIssues = [undefined, 1, 2]
const baselines = [
  undefined,
  {},
  icmpMonitorDefaults,
  {
    alertSettings: { reminders: {} },
    tags: ['x'],
    degradedResponseTime: 500,
    request: { assertions: [{}] },
  },
  { frequency: 0, degradedPacketLossThreshold: 50 },
  { frequency: 7, frequencyOffset: null, maxPacketLossThreshold: 2 },
]

const optionsWith = (name: 'reader' | 'baseline', values: readonly unknown[]): object[] =>
  values.flatMap((value) =>
    severities.flatMap((severity) =>
      maxIssues.map((most) => ({ [name]: value, severity, maxIssues: most })),
    ),
  )

const accepting = optionsWith('baseline', baselines.slice(-1)).map((options) => ({
  ...options,
  unchanged: 'accept',
}))

/** Rules at other severities than by default. */
const ofRules = (name: BodyName): object[] => {
  if (isUpdate(name))
    return [
      { severity: { 'frequency-offset': 'warning', 'deprecated-field': 'error' } },
      { severity: { 'packet-loss-order': 'off', 'defaults-conflict': 'error' }, maxIssues: 1 },
      { severity: { 'response-only-field': 'error', 'api-only-field': 'error' }, baseline: {} },
    ]
  return name === 'icmpMonitor'
    ? [{ severity: { 'frequency-offset': 'off', 'packet-loss-order': 'warning' } }]
    : [{ severity: { 'seen-order': 'error' } }]
}

const readers = optionsWith('reader', [undefined, 'strict', 'tolerant'])

/**
 * Combinations of the options of each contract. Each option is omitted or has one of its values.
 */
export const everyOption: Readonly<Record<BodyName, readonly object[]>> = ofEachBody((name) => [
  ...(isUpdate(name) ? [...optionsWith('baseline', baselines), ...accepting] : readers),
  ...ofRules(name),
])

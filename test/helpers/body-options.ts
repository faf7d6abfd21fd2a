// Lists every combination of the options of each body contract.
import { icmpMonitorDefaults } from 'monitor-contract'
import { isUpdate, ofEachBody, type BodyName } from './body-contracts.ts'

/** Values of the options of body contracts, of which `everyOption` lists each combination. */
const unknownFields = [undefined, 'ignore', 'warn', 'error']
const maxIssues = [undefined, 1, 2]
const baselines = [
  undefined,
  {},
  icmpMonitorDefaults,
  { alertSettings: { reminders: {} }, tags: ['x'], degradedResponseTime: 500, request: { assertions: [{}] } },
  { frequency: 0, degradedPacketLossThreshold: 50 },
  { frequency: 7, frequencyOffset: null, maxPacketLossThreshold: 2 },
]

const optionsWith = (name: 'reader' | 'baseline', values: readonly unknown[]): object[] =>
  values.flatMap((value) =>
    unknownFields.flatMap((unknown) =>
      maxIssues.map((most) => ({ [name]: value, unknownFields: unknown, maxIssues: most })),
    ),
  )

const accepting = optionsWith('baseline', baselines.slice(-1)).map((options) => ({ ...options, unchanged: 'accept' }))

const readers = optionsWith('reader', [undefined, 'strict', 'tolerant'])

/** Every combination of the options of each contract. Each option is omitted or has one of its values. */
export const everyOption: Readonly<Record<BodyName, readonly object[]>> = ofEachBody((name) =>
  isUpdate(name) ? [...optionsWith('baseline', baselines), ...accepting] : readers,
)

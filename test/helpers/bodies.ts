import fc from 'fast-check'
import {
  errorGroup,
  errorGroupList,
  icmpMonitor,
  icmpMonitorDefaults,
  icmpMonitorUpdate,
  type Issue,
  type Result,
} from 'monitor-contract'
import { damaged } from './damaged.ts'
import { documentOf } from './schemas.ts'
import { validValues } from './valid-values.ts'

/** A contract of a body as a program meets it that does not know its options' types. */
export interface AnyContract {
  readonly id: string
  validate(value: unknown, options?: unknown): Result<unknown>
  is(value: unknown, options?: unknown): boolean
  assert(value: unknown, options?: unknown): void
  parse(value: unknown, options?: unknown): unknown
  with(options: unknown): AnyContract
  readonly '~standard': { validate(value: unknown): { readonly issues?: unknown } | Promise<unknown> }
}

export type BodyName = 'icmpMonitorUpdate' | 'icmpMonitor' | 'errorGroup' | 'errorGroupList'

export const bodyContracts: Readonly<Record<BodyName, AnyContract>> = {
  icmpMonitorUpdate,
  icmpMonitor,
  errorGroup,
  errorGroupList,
}
export const bodyNames = ['icmpMonitorUpdate', 'icmpMonitor', 'errorGroup', 'errorGroupList'] as const

/** The least that each contract takes, with fields on top. */
export const update = (fields: object = {}) => ({ heartbeat: {}, script: '', ...fields })
export const monitor = (fields: object = {}) => ({ name: 'edge', ...fields })
export const group = (fields: object = {}) => ({
  id: 'g1',
  checkId: 'c1',
  errorHash: 'h1',
  rawErrorMessage: null,
  cleanedErrorMessage: 'timeout',
  firstSeen: '2024-02-28',
  lastSeen: '2024-02-29',
  archivedUntilNextEvent: false,
  ...fields,
})

/** Issues as `pointer code`, which is what tests compare. */
export const report = (issues: readonly Issue[]): string[] => issues.map(({ pointer, code }) => `${pointer} ${code}`)
export const errorsOf = (contract: AnyContract, value: unknown, options?: object) =>
  report(contract.validate(value, options).errors)
export const warningsOf = (contract: AnyContract, value: unknown, options?: object) =>
  report(contract.validate(value, options).warnings)

export const valid: Readonly<Record<BodyName, fc.Arbitrary<unknown>>> = {
  icmpMonitorUpdate: validValues(documentOf(icmpMonitorUpdate.id)),
  icmpMonitor: validValues(documentOf(icmpMonitor.id)),
  errorGroup: validValues(documentOf(errorGroup.id)),
  errorGroupList: validValues(documentOf(errorGroupList.id)),
}

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

const readers = optionsWith('reader', [undefined, 'strict', 'tolerant'])

/** Every combination of the options of each contract: each value of each option, and each left out. */
export const everyOption: Readonly<Record<BodyName, readonly object[]>> = {
  icmpMonitorUpdate: optionsWith('baseline', baselines),
  icmpMonitor: readers,
  errorGroup: readers,
  errorGroupList: readers,
}

/** Half valid, half damaged. */
export const mixed = (name: BodyName): fc.Arbitrary<unknown> => fc.oneof(valid[name], damaged(valid[name]))

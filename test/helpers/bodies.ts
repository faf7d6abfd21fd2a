import fc from 'fast-check'
import { icmpMonitorDefaults, type Issue } from 'monitor-contract'
import { bodyContracts, bodyNames, isUpdate, ofEachBody, type AnyContract, type BodyName } from './body-contracts.ts'
import { damaged } from './damaged.ts'
import { documentOf, followed } from './schemas.ts'
import { validValues } from './valid-values.ts'

export * from './body-contracts.ts'
export * from './minimal-bodies.ts'

/** Returns issues as `pointer code`, the form that tests compare. */
export const report = (issues: readonly Issue[]): string[] => issues.map(({ pointer, code }) => `${pointer} ${code}`)
export const errorsOf = (contract: AnyContract, value: unknown, options?: object) =>
  report(contract.validate(value, options).errors)
export const warningsOf = (contract: AnyContract, value: unknown, options?: object) =>
  report(contract.validate(value, options).warnings)

export const valid = ofEachBody((name) => validValues(documentOf(bodyContracts[name].id)))

/** The title of a contract's document. */
export const titleOf = (name: BodyName): string => documentOf(bodyContracts[name].id).title ?? ''

/** The sorted titles of the bodies that have a field. */
export const titlesOfBodiesWith = (field: string): string[] =>
  bodyNames
    .filter((name) => field in (followed(documentOf(bodyContracts[name].id)).properties ?? {}))
    .map(titleOf)
    .sort()

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

/** Generates bodies, half of them valid and half damaged. */
export const mixed = (name: BodyName): fc.Arbitrary<unknown> => fc.oneof(valid[name], damaged(valid[name]))

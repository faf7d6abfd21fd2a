import { monitorFieldReaders } from '../generated/field-readers.ts'
import { icmpMonitorResponseOnlyFields, icmpMonitorThresholds } from '../generated/facts.ts'
import type { IcmpMonitorUpdate } from '../generated/types.ts'
import { defineMonitorRule } from './define-rule.ts'
import type { RuleDocumentation } from './rule.ts'

type FieldName = keyof IcmpMonitorUpdate

const responseOnly: readonly string[] = icmpMonitorResponseOnlyFields

const isAccepted = (field: string): field is FieldName =>
  !field.includes('.') && !responseOnly.includes(field)

const acceptedIn = (readers: object): readonly FieldName[] =>
  Object.keys(readers).filter(isAccepted)

/** The fields that an update accepts, in the order of the schema. */
const acceptedFields = /* @__PURE__ */ acceptedIn(monitorFieldReaders)

/** One of these fields, or one threshold, is enough to warn. */
const tellingFields: readonly string[] = [
  'frequency',
  'frequencyOffset',
  'request',
  'locations',
] satisfies readonly FieldName[]

const isTelling = (field: string): boolean =>
  tellingFields.includes(field) || Object.hasOwn(icmpMonitorThresholds, field)

/**
 * Warns if `heartbeat` contains fields of the monitor, which are probably indented one level too
 * far.
 *
 * Service description, "ICMP monitor": "Required in an update. Its fields are not stated". So any
 * object is a valid heartbeat, and one common name, such as `name`, is no reason to warn.
 */
export const misplacedField = /* @__PURE__ */ defineMonitorRule({
  code: 'misplaced-field',
  at: 'heartbeat',
  reads: ['heartbeat'],
  severity: 'warning',
  check({ heartbeat }) {
    if (Object.keys(heartbeat).length === 0) return undefined
    const fields = acceptedFields.filter(
      (field) => Object.hasOwn(heartbeat, field) && heartbeat[field] !== undefined,
    )
    return fields.length > 1 || fields.some(isTelling) ? { fields } : undefined
  },
  message: ({ fields }, name) =>
    `contains fields of the monitor: ${listed(fields.map(name))}. ` +
    'Are they indented one level too far?',
})

const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ')

export const documentation: RuleDocumentation = {
  meaning:
    'The object `heartbeat` contains two or more names of fields that an update accepts, or ' +
    '`frequency`, `frequencyOffset`, `request`, `locations` or a threshold. Such fields are ' +
    'probably indented one level too far.',
  since: '0.5.0',
  examples: [
    {
      fields: { heartbeat: { name: 'edge', frequency: 5 } },
      mended: { name: 'edge', frequency: 5 },
    },
  ],
}

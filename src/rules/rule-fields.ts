import type { Fields } from '../schema/read-values.ts'

/** The fields that the rules of a body name. */
export interface RuleFields {
  readonly names: readonly string[]
  /** Returns the values of the fields in a record, in the order of `names`. */
  readonly valuesIn: (record: Fields) => Values
}

export type Values = readonly unknown[]

/** Returns the fields with these names. This is slow: V8 loads a field fast only where the code has its name. */
export const ruleFields = (names: readonly string[]): RuleFields => ({
  names,
  valuesIn: (record) => names.map((name) => record[name]),
})

export const errorGroupFields: RuleFields = {
  names: ['firstSeen', 'lastSeen'],
  valuesIn: (record) => [record['firstSeen'], record['lastSeen']],
}

export const monitorFields = {
  names: [
    'doubleCheck',
    'alertSettings',
    'useGlobalAlertSettings',
    'frequency',
    'frequencyOffset',
    'request',
    'environmentVariables',
    'setupSnippetId',
    'tearDownSnippetId',
    'degradedResponseTime',
    'maxResponseTime',
    'degradedPacketLossThreshold',
    'maxPacketLossThreshold',
  ],
  valuesIn: (record: Fields): Values => [
    record['doubleCheck'],
    record['alertSettings'],
    record['useGlobalAlertSettings'],
    record['frequency'],
    record['frequencyOffset'],
    record['request'],
    record['environmentVariables'],
    record['setupSnippetId'],
    record['tearDownSnippetId'],
    record['degradedResponseTime'],
    record['maxResponseTime'],
    record['degradedPacketLossThreshold'],
    record['maxPacketLossThreshold'],
  ],
} as const satisfies RuleFields

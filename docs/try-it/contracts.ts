import {
  errorGroup,
  errorGroupList,
  icmpMonitor,
  icmpMonitorUpdate,
  listErrorGroupsHeaders,
  listErrorGroupsQuery,
  operations,
  updateIcmpMonitorHeaders,
  updateIcmpMonitorParams,
  updateIcmpMonitorQuery,
  type Result,
  type UpdateOptions,
} from 'monitor-contract'
import type { LintContract } from 'monitor-contract-lint'
import type { Choices } from './choices.ts'
import { hasOption, type KindName } from './kinds.ts'

/** The options of all contracts. Those of one kind are chosen at run time. */
export interface AnyOptions extends Pick<
  UpdateOptions,
  'maxIssues' | 'label' | 'baseline' | 'unchanged'
> {
  readonly severity?: { readonly 'unknown-field'?: 'error' | 'warning' | 'off' }
  readonly reader?: 'strict' | 'tolerant'
}

/** Returns options without those that headers and path parameters lack. */
const common = ({ maxIssues, label }: AnyOptions) => ({ maxIssues, label })

/** The contract of each document that is one value, with its options. */
const contracts: Readonly<Partial<Record<KindName, (options: AnyOptions) => LintContract>>> = {
  icmpMonitorUpdate: (options) => icmpMonitorUpdate.with(options),
  icmpMonitor: (options) => icmpMonitor.with(options),
  errorGroup: (options) => errorGroup.with(options),
  errorGroupList: (options) => errorGroupList.with(options),
  updateIcmpMonitorParams: (options) => updateIcmpMonitorParams.with(common(options)),
  updateIcmpMonitorQuery: (options) => updateIcmpMonitorQuery.with(options),
  updateIcmpMonitorHeaders: (options) => updateIcmpMonitorHeaders.with(common(options)),
  listErrorGroupsQuery: (options) => listErrorGroupsQuery.with(options),
  listErrorGroupsHeaders: (options) => listErrorGroupsHeaders.with(common(options)),
}

/** Returns the contract of a document with its options; undefined for a request, which consists of several values. */
export const contractOf = (kind: KindName, options: AnyOptions): LintContract | undefined =>
  contracts[kind]?.(options)

/** Validates a whole request. */
export const validateRequest = (
  kind: KindName,
  request: object,
  options: AnyOptions,
): Result<unknown> =>
  kind === 'updateRequest'
    ? operations.updateIcmpMonitor.validateRequest(request, options)
    : operations.listErrorGroups.validateRequest(request, options)

const severities = { ignore: 'off', warn: 'warning', error: 'error' } as const

/** Returns the options of a kind that are chosen. */
export function optionsOf(
  kind: KindName,
  choices: Choices,
  baseline: object | undefined,
): AnyOptions {
  const { maxIssues, label, unknownFields, reader, unchanged } = choices
  return {
    maxIssues,
    ...(label === 'last' && { label: (path) => String(path.at(-1)) }),
    ...(hasOption(kind, 'unknownFields') &&
      unknownFields !== 'default' && { severity: { 'unknown-field': severities[unknownFields] } }),
    ...(hasOption(kind, 'reader') && { reader }),
    ...(hasOption(kind, 'baseline') && baseline !== undefined && { baseline, unchanged }),
  }
}

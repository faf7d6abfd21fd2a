import {
  errorGroup,
  errorGroupList,
  icmpMonitor,
  icmpMonitorUpdate,
  listErrorGroupsHeaders,
  listErrorGroupsQuery,
  updateIcmpMonitorHeaders,
  updateIcmpMonitorParams,
  updateIcmpMonitorQuery,
  type Options,
  type Reader,
  type UpdateOptions,
} from 'monitor-contract'
import type { LintContract } from 'monitor-contract-lint'
import type { Choices } from './choices.ts'
import { hasOption, type KindName } from './kinds.ts'
import { requestContract } from './request-contract.ts'

/** The options that the page offers. Those of one kind are chosen at run time. */
export interface AnyOptions extends Options, Pick<UpdateOptions, 'baseline' | 'unchanged'> {
  readonly severity?: { readonly 'unknown-field': 'error' | 'warning' | 'off' }
  readonly reader?: Reader
}

/** Returns the options of headers and path parameters, which have no unknown fields. */
const common = ({ maxIssues, label }: AnyOptions): Options => ({ maxIssues, label })

const contracts: Readonly<Record<KindName, (options: AnyOptions) => LintContract>> = {
  icmpMonitorUpdate: (options) => icmpMonitorUpdate.with(options),
  icmpMonitor: (options) => icmpMonitor.with(options),
  errorGroup: (options) => errorGroup.with(options),
  errorGroupList: (options) => errorGroupList.with(options),
  updateRequest: (options) => requestContract('updateRequest', options),
  listRequest: (options) => requestContract('listRequest', options),
  updateIcmpMonitorParams: (options) => updateIcmpMonitorParams.with(common(options)),
  updateIcmpMonitorQuery: (options) => updateIcmpMonitorQuery.with(options),
  updateIcmpMonitorHeaders: (options) => updateIcmpMonitorHeaders.with(common(options)),
  listErrorGroupsQuery: (options) => listErrorGroupsQuery.with(options),
  listErrorGroupsHeaders: (options) => listErrorGroupsHeaders.with(common(options)),
}

/** Returns the contract of a kind with the chosen options. */
export const contractOf = (
  kind: KindName,
  choices: Choices,
  baseline: object | undefined,
): LintContract => contracts[kind](optionsOf(kind, choices, baseline))

/** Returns the options of a kind that are chosen. */
function optionsOf(kind: KindName, choices: Choices, baseline: object | undefined): AnyOptions {
  const { maxIssues, label, unknownFields, reader, unchanged } = choices
  const hasSeverity = hasOption(kind, 'unknownFields') && unknownFields !== 'default'
  return {
    maxIssues,
    ...(label === 'last' && { label: (path) => String(path.at(-1)) }),
    ...(hasSeverity && { severity: { 'unknown-field': unknownFields } }),
    ...(hasOption(kind, 'reader') && { reader }),
    ...(hasOption(kind, 'baseline') && baseline !== undefined && { baseline, unchanged }),
  }
}
